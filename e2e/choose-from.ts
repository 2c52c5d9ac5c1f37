import { request } from 'node:http';
import { SITE } from './editor.ts';

type Choice = { nid: number; keyword: string; rank: number };

/**
 * Sends what the search screen sends when a result is chosen. The site limits how many it counts of a network.
 *
 * @param network each address of the loopback interface counts as one
 * @returns the status of the response
 */
export const chooseFrom = (network: number, choice: Choice) =>
  new Promise<number | undefined>((resolve, reject) => {
    const sent = request(
      `${SITE.replace('localhost', '127.0.0.1')}/search/clicks`,
      {
        method: 'POST',
        localAddress: `127.0.0.${network}`,
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      },
      (response) => response.resume().on('end', () => resolve(response.statusCode)),
    );
    sent.on('error', reject).end(JSON.stringify({ ...choice, language: 'en' }));
  });
