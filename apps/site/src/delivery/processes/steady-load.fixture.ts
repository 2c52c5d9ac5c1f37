import { Agent, get } from 'node:http';

/**
 * Visitors who ask again and again on connections that stay open, and take nothing but a whole answer. A connection that
 * is cut under a request is a fault, also where a browser would try again.
 */
export function startVisitors(url: string, count: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const faults: string[] = [];
  let isAsking = true;
  let answers = 0;
  const ask = () =>
    new Promise<void>((resolve) => {
      get(url, { agent }, (response) => {
        response.resume().on('end', () => {
          answers += 1;
          if (response.statusCode !== 200) faults.push(`status ${response.statusCode}`);
          resolve();
        });
      }).on('error', (error) => {
        faults.push(error.message);
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
