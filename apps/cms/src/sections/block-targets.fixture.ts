import { oneParagraph } from '@keelstone/editing/projection/rich-text/rich-text.fixture.ts';
import type { ContentType, Language } from '@keelstone/model';
import type { Payload } from 'payload';
import { createMedia, createOneOfEach, saveNode } from '../publishing/published-content.fixture.ts';

/** Documents that a test's blocks refer to, each published in both languages. */
export type Targets = {
  ids: Record<ContentType, number>;
  image: number;
  svg: number;
  file: number;
  film: number;
  form: number;
  dialog: number;
};

/** Texts and titles in one language. */
export type Speech = {
  language: Language;
  say: (words: string) => string;
  /** The title of the target of that type. */
  titleOf: (type: ContentType) => string;
  rich: (words: string) => ReturnType<typeof oneParagraph>;
};

/** An editor's input, and its published form. */
export type BlockSample = { data: Record<string, unknown>; shown: Record<string, unknown> };

export function speak(language: Language): Speech {
  const say = (words: string) => `${words} (${language})`;
  return {
    language,
    say,
    titleOf: (type) => `${language === 'en' ? 'One' : 'Ein'} ${type}`,
    rich: (words) => oneParagraph(say(words)),
  };
}

/** The published form of `rich(words)`. */
export const shownRich = (words: string) => [
  { kind: 'paragraph', children: [{ kind: 'text', text: words }] },
];

/** A form with one field. */
export async function createForm(payload: Payload): Promise<number> {
  const fields = (label: string) => [{ blockType: 'email', name: 'email', label }];
  const words = { submitLabel: 'Send', confirmation: { kind: 'message', message: oneParagraph('Thanks') } };
  const { id } = await payload.create({
    collection: 'forms',
    locale: 'en',
    data: { title: 'A form', fields: fields('E-mail'), ...words } as never,
  });
  return id;
}

async function createDialog(payload: Payload): Promise<number> {
  const create = { collection: 'dialogs', locale: 'en', data: { title: 'A dialog' } } as const;
  const { id } = await payload.create(create);
  await payload.update({ collection: 'dialogs', id, locale: 'de', data: { title: 'Ein Dialog' } });
  return id;
}

export async function createTargets(payload: Payload): Promise<Targets> {
  const nodes = await createOneOfEach(payload);
  const ids = Object.fromEntries(Object.entries(nodes).map(([type, { id }]) => [type, id])) as Targets['ids'];
  const accent = await payload.create({
    collection: 'brand_colors',
    data: { label: 'Rust', accent: 'rust' },
  });
  await saveNode(payload, 'product_suite', ids.product_suite, {
    language: 'en',
    fields: { accent: accent.id, products: [ids.product_detail] },
  });
  const film = await payload.create({
    collection: 'remote_videos',
    data: { title: 'A film', address: 'https://vimeo.com/76979871' } as never,
  });
  return {
    ids,
    ...(await createMedia(payload)),
    film: film.id,
    form: await createForm(payload),
    dialog: await createDialog(payload),
  };
}

type Tree = { [name: string]: unknown };
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** As the editor's form sends it in the other language: the same rows, with the ids they were saved with. */
export function withIdsOf<T>(saved: unknown, data: T): T {
  if (Array.isArray(data)) {
    const rows = Array.isArray(saved) ? saved : [];
    return data.map((row, index) => {
      const before: unknown = rows[index];
      const id = isTree(row) && isTree(before) && 'id' in before ? { id: before.id } : {};
      const filled: unknown = withIdsOf(before, row);
      return isTree(filled) ? { ...filled, ...id } : filled;
    }) as T;
  }
  if (!isTree(data) || 'root' in data) return data;
  const before = isTree(saved) ? saved : {};
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, withIdsOf(before[name], value)]),
  ) as T;
}
