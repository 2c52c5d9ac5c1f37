import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { summarise, type Timings } from '../percentile.ts';
import { startLoad } from '../publish/start-load.ts';
import type { SteadyLoadResult } from '../publish/steady-load.ts';

/** A user of the CMS's REST API. */
export class RestEditor {
  readonly token: string;
  readonly #cms: string;

  private constructor(cms: string, token: string) {
    this.#cms = cms;
    this.token = token;
  }

  static async logIn(cms: string, email: string, password: string): Promise<RestEditor> {
    const response = await fetch(`${cms}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    if (!response.ok) throw new Error(`The CMS answered ${response.status} to a log-in.`);
    return new RestEditor(cms, ((await response.json()) as { token: string }).token);
  }

  /** Publishes a new title. Returns how long the save took. */
  async publish(collection: string, id: number, title: string): Promise<number> {
    const before = performance.now();
    const response = await fetch(`${this.#cms}/api/${collection}/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: `JWT ${this.token}` },
      body: JSON.stringify({ title, _status: 'published' }),
    });
    if (!response.ok) throw new Error(`The CMS answered ${response.status}: ${await response.text()}`);
    await response.arrayBuffer();
    return performance.now() - before;
  }
}

export type PublishShown = {
  /** From the beginning of the save, in milliseconds: confirmed to the editor, on its own page, on the last of the others. */
  confirmed: number;
  onItsPage: number;
  everywhere: number;
  /** Saves of another editor meanwhile. */
  others: Timings & { maximum: number; count: number };
  visitors: SteadyLoadResult;
};

async function untilShown(url: string, words: string): Promise<void> {
  while (!(await (await fetch(url)).text()).includes(words)) await pause(10);
}

type Scene = {
  site: string;
  client: Client;
  editors: [RestEditor, RestEditor];
  /** The person whom many articles show. */
  shown: { id: number; path: string; nid: number };
  /** An article of the other editor. */
  otherArticle: number;
  paths: readonly string[];
};

/** Publishes a person whom many articles show, while another editor saves and visitors read. */
export async function publishShown(
  { site, client, editors: [editor, other], shown, otherArticle, paths }: Scene,
  round: number,
): Promise<PublishShown> {
  const title = `Ada Measured ${round}`;
  const { rows } = await client.query<{ path: string }>(
    'select path from published.nodes where shows && array[$1::text] order by nid desc, language limit 1',
    [`node:${shown.nid}`],
  );
  const last = rows[0]?.path;
  const visitors = await startLoad({ url: site, paths, perSecond: 50, maximumSeconds: 120 });
  const saves: number[] = [];
  let isOver = false;
  const saving = (async () => {
    for (let number = 0; !isOver; number += 1) {
      saves.push(await other.publish('article', otherArticle, `Another editor ${round} ${number}`));
    }
  })();
  try {
    const before = performance.now();
    const since = () => performance.now() - before;
    const onPage = untilShown(`${site}${shown.path}`, title).then(since);
    const onLast = untilShown(`${site}${last}`, title).then(since);
    const confirmed = await editor.publish('person', shown.id, title);
    const [onItsPage, everywhere] = await Promise.all([onPage, onLast]);
    isOver = true;
    await saving;
    return {
      confirmed,
      onItsPage,
      everywhere,
      others: { ...summarise(saves), maximum: Math.max(...saves), count: saves.length },
      visitors: await visitors.stop(),
    };
  } finally {
    isOver = true;
    visitors.child.kill();
  }
}
