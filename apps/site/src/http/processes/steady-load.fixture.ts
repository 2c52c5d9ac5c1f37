import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Between a response and the next request. Without it, a few clients would take both processors from the site. */
const PAUSE_MS = 10;

/**
 * Clients that send one request after the other on persistent connections, and accept only complete responses. A
 * connection that is closed during a request, or just before, is an error, even where a browser would retry.
 *
 * @param url the URL of all requests, or a function that returns the next one
 */
export function startVisitors(url: string | (() => string), count: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const failures: string[] = [];
  let isAsking = true;
  let responses = 0;
  const ask = () =>
    new Promise<void>((resolve) => {
      const asked = typeof url === 'string' ? url : url();
      get(asked, { agent }, (response) => {
        response.resume().on('end', () => {
          responses += 1;
          if (response.statusCode !== 200) failures.push(`status ${response.statusCode} of ${asked}`);
          resolve();
        });
      }).on('error', (error) => {
        failures.push(`${error.message} of ${asked}`);
        resolve();
      });
    });
  const visitors = Array.from({ length: count }, async () => {
    while (isAsking) {
      await ask();
      await pause(PAUSE_MS);
    }
  });
  return {
    get responses() {
      return responses;
    },
    /** Lets pending requests finish, and returns the errors. */
    async stop(): Promise<string[]> {
      isAsking = false;
      await Promise.all(visitors);
      agent.destroy();
      return failures;
    },
  };
}
