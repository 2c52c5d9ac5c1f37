import { say } from '@keelstone/languages/say.ts';
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

/** Whether visitors find a start page. */
export async function hasHomePage(executor: Executor): Promise<boolean> {
  const { rows } = await executor.query(
    `select from published.settings where key = 'site' and value->>'homeNid' is not null limit 1`,
  );
  return rows.length > 0;
}
