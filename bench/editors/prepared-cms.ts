import { createRandom } from '@keelstone/contours/seeded-random';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@keelstone/model';
import pg from 'pg';
import { loadLexical } from '../../apps/cms/src/app/load-lexical.ts';
import { writeText } from '../generator/generated-text.ts';
import { Vocabulary } from '../generator/vocabulary.ts';
import { copyArticles, copyImage } from './copy-documents.ts';

type CmsResponse = {
  status: number;
  body: { doc: { id: number; nid: number; sections: object[] }; errors?: { message: string }[] };
};
type Person = {
  user: { email: string };
  post(path: string, data: object): Promise<CmsResponse>;
  patch(path: string, data: object): Promise<CmsResponse>;
};
/** The parts of the CMS that the benchmark needs: see publish/measured-cms.ts. */
type Cms = { payload: object; stop(): Promise<void> };
type Sources = {
  startCms(): Promise<Cms>;
  Staff: { hire(payload: object, role: string, name?: string): Promise<Person> };
  createMedia(payload: object): Promise<{ image: number }>;
};

const CMS_SOURCES = new URL('../../apps/cms/src/', import.meta.url).href;
const loadSources = async (): Promise<Sources> => ({
  ...(await import(`${CMS_SOURCES}test-cms.ts`)),
  ...(await import(`${CMS_SOURCES}http/staff.fixture.ts`)),
  ...(await import(`${CMS_SOURCES}publishing/published-content.fixture.ts`)),
});

/** The same for every account that a test of the CMS creates. */
const PASSWORD = 'only-for-tests-12';
/** Saved by the CMS; the others are copies of these. */
const ORIGINALS = 20;
const TERMS = { product_suites: 5, industries: 12, tags: 40, article_type: 6 };

/** Each article has a text in two languages. */
const SECOND = String(LANGUAGES.find((language) => language !== DEFAULT_LANGUAGE));

export type PreparedCms = {
  /** E-mail addresses of two editors. */
  editors: [string, string];
  password: string;
  /** A person whom exactly `shownBy` articles name as their author. */
  shown: { id: number; title: string };
  /** Stops nothing that others need: the database ends with this process. */
  stop(): Promise<void>;
};

const paragraphs = (texts: readonly string[]) => ({
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr',
    format: '',
    indent: 0,
    children: texts.map((text) => ({
      type: 'paragraph',
      version: 1,
      format: '',
      indent: 0,
      direction: 'ltr',
      textFormat: 0,
      children: [{ type: 'text', version: 1, text, format: 0, style: '', mode: 'normal', detail: 0 }],
    })),
  },
});

const expectSaved = ({ status, body }: CmsResponse) => {
  if (status > 201) throw new Error(`The CMS answered ${status}: ${body.errors?.[0]?.message}`);
  return body.doc;
};

/** Draws the same numbers in each run. */
const pick = (random: () => number, from: readonly number[]) =>
  from[Math.floor(random() * from.length)] as number;

/**
 * Opens a CMS on a new database with many articles, as editors find them: in two languages, with text, sections,
 * terms, an author, a picture and two revisions.
 *
 * @param articles how many there are in all
 * @param shownBy how many of them have the same author
 * @param media how many images there are in all; the articles show one of them
 */
export async function prepareCms(articles: number, shownBy: number, media: number): Promise<PreparedCms> {
  await loadLexical();
  const { startCms, Staff, createMedia } = await loadSources();
  const cms = await startCms();
  const anna = await Staff.hire(cms.payload, 'editor', 'anna');
  const ben = await Staff.hire(cms.payload, 'editor', 'ben');
  const vocabulary = new Vocabulary();
  const random = createRandom('editors');
  const write = async (path: string, data: object) => expectSaved(await anna.post(path, data));
  const { image } = await createMedia(cms.payload);
  const terms: Record<string, number[]> = {};
  for (const [name, count] of Object.entries(TERMS)) {
    terms[name] = [];
    for (let number = 1; number <= count; number += 1)
      terms[name].push((await write(`/api/${name}`, { label: `${vocabulary.draw(random)} ${number}` })).id);
  }
  const published = { _status: 'published', moderation: 'draft' };
  const authors: number[] = [];
  for (const title of ['Ada Measured', 'Bela Common', 'Cleo Common']) {
    const author = await write('/api/person', { ...published, title, created: '2026-01-05T09:00:00Z' });
    authors.push(author.id);
  }
  const [shown = 0, ...others] = authors;
  const originals = [];
  for (let number = 1; number <= ORIGINALS; number += 1) {
    const word = `original${number}`;
    const { title, paragraphs: body } = writeText(vocabulary, random);
    const section = writeText(vocabulary, random).paragraphs.slice(0, 2);
    const fields = (language: string) => ({
      title: `${word} ${language} ${title}`,
      body: paragraphs(body),
    });
    const { id, nid, sections } = await write(`/api/article?locale=${DEFAULT_LANGUAGE}&depth=0`, {
      ...published,
      ...fields(DEFAULT_LANGUAGE),
      created: new Date(Date.UTC(2026, 0, 1 + number)).toISOString(),
      authors: [number === 1 ? shown : pick(random, others)],
      articleTypes: [pick(random, terms.article_type as number[])],
      productSuites: [pick(random, terms.product_suites as number[])],
      industries: [pick(random, terms.industries as number[])],
      tags: [...new Set([1, 2, 3].map(() => pick(random, terms.tags as number[])))],
      picture: { relationTo: 'images', value: image },
      sections: [
        { blockType: 'basic', body: paragraphs(section), paragraphs: [] },
        {
          blockType: 'accordion',
          heading: 'Questions',
          items: section.map((text) => ({ title: text.slice(0, 40), body: paragraphs([text]) })),
        },
      ],
    });
    expectSaved(
      await anna.patch(`/api/article/${id}?locale=${SECOND}`, { ...published, ...fields(SECOND), sections }),
    );
    const copies = number === 1 ? shownBy - 1 : (articles - shownBy - ORIGINALS + 1) / (ORIGINALS - 1);
    originals.push({ nid, word, copies: Math.round(copies) });
  }
  const client = new pg.Client({ connectionString: String(process.env.DATABASE_URL) });
  await client.connect();
  await copyArticles(client, originals);
  await copyImage(client, image, media - 1);
  await client.end();
  return {
    editors: [anna.user.email, ben.user.email],
    password: PASSWORD,
    shown: { id: shown, title: 'Ada Measured' },
    stop: cms.stop,
  };
}
