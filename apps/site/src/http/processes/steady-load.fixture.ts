import { Agent, get } from 'node:http';

/**
 * Visitors who ask again and again on connections that stay open, and take nothing but a whole answer. A connection that
 * is cut under a request is a fault, also where a browser would try again.
 *
 * @param url what all of them ask for, or what is asked for next
 */
export function startVisitors(url: string | (() => string), count: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const faults: string[] = [];
  let isAsking = true;
  let answers = 0;
  const ask = () =>
    new Promise<void>((resolve) => {
      const asked = typeof url === 'string' ? url : url();
      get(asked, { agent }, (response) => {
        response.resume().on('end', () => {
          answers += 1;
          if (response.statusCode !== 200) faults.push(`status ${response.statusCode} of ${asked}`);
          resolve();
        });
      }).on('error', (error) => {
        faults.push(`${error.message} of ${asked}`);
        resolve();
      });
    });
  const visitors = Array.from({ length: count }, async () => {
    while (isAsking) await ask();
  });
  return {
    get answers() {
      return answers;
    },
    /** Lets them finish, and says what went wrong. */
    async stop(): Promise<string[]> {
      isAsking = false;
      await Promise.all(visitors);
      agent.destroy();
      return faults;
    },
  };
}
