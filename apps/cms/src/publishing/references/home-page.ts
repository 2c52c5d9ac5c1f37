import { say } from '@keelstone/languages/say.ts';
import { DEFAULT_LANGUAGE } from '@keelstone/model';
import type { Executor } from '@keelstone/read-model';
import { APIError } from 'payload';

/** Thrown when the start page would go off the site: visitors would read that nothing has been published yet. */
export class HomePageNeededError extends APIError {
  constructor() {
    super(
      say(
        'This is the start page of the site, and without it visitors find nothing there. Choose another one in the site settings first.',
      ),
      409,
      null,
      true,
    );
    this.name = 'HomePageNeededError';
  }
}

/** Whether a node is the start page, by the published site settings. */
export async function isHomePage(executor: Executor, nid: number): Promise<boolean> {
  const { rows } = await executor.query(
    `select from published.settings where key = 'site' and value->>'homeNid' = $1::integer::text limit 1`,
    [nid],
  );
  return rows.length > 0;
}

/** Whether visitors find a start page at the address of the site, which is in the default language. */
export async function hasHomePage(executor: Executor): Promise<boolean> {
  const { rows } = await executor.query(
    `select from published.settings join published.nodes on nodes.nid::text = value->>'homeNid' and nodes.language = $1
     where key = 'site' limit 1`,
    [DEFAULT_LANGUAGE],
  );
  return rows.length > 0;
}
