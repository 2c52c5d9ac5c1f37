import type { Language } from '@keelstone/model';
import type { Executor } from '@keelstone/read-model';

/** A link to another site, as visitors see it. */
export type ExternalLink = {
  /** Without what follows a `#`: what is visited. */
  address: string;
  url: string;
  /** Its words, or as much as is known of them. */
  text: string;
  /** The page with the link; null for menus, footer and other settings. */
  nid: number | null;
  language: Language;
};

/** Longer addresses are not visited: they are not typed by people. */
const LONGEST_ADDRESS = 2000;

/** Everything with an address, whatever kind it is. Strict, because otherwise lists are searched twice. */
const LINKS = `'strict $.** ? (@.url starts with "http")'`;

type Holder = {
  url: unknown;
  title?: unknown;
  text?: unknown;
  name?: unknown;
  children?: { text?: unknown }[];
};

function textOf({ title, text, name, children }: Holder): string {
  const words = [title, text, name].find((each) => typeof each === 'string' && each.trim() !== '');
  return String(words ?? children?.map((run) => String(run.text ?? '')).join('') ?? '').trim();
}

/** What is visited for a link; null if it leads nowhere else. */
function addressOf(url: string, siteUrl: string): string | null {
  if (!URL.canParse(url)) return null;
  const parsed = new URL(url);
  parsed.hash = '';
  const { protocol, origin, href } = parsed;
  const isElsewhere = ['http:', 'https:'].includes(protocol) && origin !== siteUrl;
  return isElsewhere && href.length <= LONGEST_ADDRESS ? href : null;
}

/** The links to other sites in everything that is published, each once for a page and language. */
export async function readLinks(
  executor: Executor,
  siteUrl: string,
  language?: Language,
): Promise<ExternalLink[]> {
  const { rows } = await executor.query(
    `select nid::integer, language, jsonb_path_query(node, ${LINKS}) as link from published.nodes
       where $1::text is null or language = $1
     union all
     select null, language, jsonb_path_query(value, ${LINKS}) from published.settings
       where $1::text is null or language = $1`,
    [language ?? null],
  );
  const links = new Map<string, ExternalLink>();
  for (const row of rows) {
    const holder = row.link as Holder;
    const address = addressOf(String(holder.url), siteUrl);
    const nid = row.nid === null ? null : Number(row.nid);
    const key = JSON.stringify([nid, row.language, address]);
    if (address === null || links.has(key)) continue;
    const text = textOf(holder);
    links.set(key, { address, url: String(holder.url), text, nid, language: row.language as Language });
  }
  return [...links.values()];
}
