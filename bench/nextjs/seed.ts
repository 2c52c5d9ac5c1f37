// Creates the tables of the Next.js peer in an empty database, and the articles given as JSON on standard input.
import { json } from 'node:stream/consumers';
import { getPayload } from 'payload';
import type { ArticleText } from '../delivery/article-texts.ts';
import config from './payload.config.ts';

const text = (words: string) => ({
  type: 'text',
  text: words,
  version: 1,
  detail: 0,
  format: 0,
  mode: 'normal',
  style: '',
});

const paragraph = (words: string) => ({
  type: 'paragraph',
  version: 1,
  direction: 'ltr' as const,
  format: '' as const,
  indent: 0,
  textFormat: 0,
  children: [text(words)],
});

/** A text as Payload's editor stores it. */
const toBody = (paragraphs: string[]) => ({
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr' as const,
    format: '' as const,
    indent: 0,
    children: paragraphs.map(paragraph),
  },
});

const articles = (await json(process.stdin)) as ArticleText[];
const payload = await getPayload({ config });
const ids = new Map<string, number | string>();
for (const label of new Set(articles.flatMap(({ tags }) => tags))) {
  const { id } = await payload.create({ collection: 'tags', data: { label } });
  ids.set(label, id);
}
for (const { slug, title, excerpt, tags, paragraphs } of articles) {
  const data = { slug, title, excerpt, tags: tags.map((label) => ids.get(label)), body: toBody(paragraphs) };
  await payload.create({ collection: 'articles', data });
}
process.exit(0);
