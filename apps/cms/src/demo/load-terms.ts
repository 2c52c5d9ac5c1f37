import { VOCABULARIES, type Vocabulary } from '@keelstone/model';
import type { DemoTerm } from '@keelstone/seeds';
import type { Payload } from 'payload';
import { digestOf } from './stable-id.ts';

/** Finds the id of a demo term. @throws Error naming a key that no term of the vocabulary has */
export type FindTerm = (vocabulary: Vocabulary, key: string) => number;

type Existing = Map<string, { id: number; demoHash?: string | null }>;

async function readExisting(payload: Payload): Promise<Existing> {
  const existing: Existing = new Map();
  for (const vocabulary of VOCABULARIES) {
    const { docs } = await payload.find({
      collection: vocabulary,
      where: { demoKey: { exists: true } },
      pagination: false,
      depth: 0,
    });
    for (const { id, demoKey, demoHash } of docs) existing.set(`${vocabulary}:${demoKey}`, { id, demoHash });
  }
  return existing;
}

async function uploadIcon(payload: Payload, { key, icon = '' }: DemoTerm): Promise<number> {
  const data = Buffer.from(icon);
  const { id } = await payload.create({
    collection: 'svgs',
    data: { demoKey: `icon-${key}` },
    file: { data, name: `icon-${key}.svg`, mimetype: 'image/svg+xml', size: data.length },
  });
  return id;
}

async function loadTerm(
  payload: Payload,
  term: DemoTerm,
  id: number | undefined,
  hash: string,
): Promise<number> {
  const { vocabulary, key, label, linkText, accent } = term;
  const data = {
    demoKey: key,
    label: label.en,
    ...(accent && { accent }),
    ...(linkText && { linkText: linkText.en }),
    ...(term.icon && { icon: await uploadIcon(payload, term) }),
  };
  const saved = id
    ? await payload.update({ collection: vocabulary, id, data, locale: 'en' })
    : await payload.create({ collection: vocabulary, data, locale: 'en' });
  const german = { label: label.de, demoHash: hash, ...(linkText && { linkText: linkText.de }) };
  await payload.update({ collection: vocabulary, id: saved.id, data: german, locale: 'de' });
  return saved.id;
}

/** Loads the terms that are new or have changed. */
export async function loadTerms(
  payload: Payload,
  terms: readonly DemoTerm[],
  report: (line: string) => void,
): Promise<FindTerm> {
  const existing = await readExisting(payload);
  const ids = new Map<string, number>();
  let loaded = 0;
  for (const term of terms) {
    const name = `${term.vocabulary}:${term.key}`;
    const found = existing.get(name);
    const hash = digestOf(term);
    if (found?.demoHash !== hash) loaded += 1;
    ids.set(name, found?.demoHash === hash ? found.id : await loadTerm(payload, term, found?.id, hash));
  }
  report(`Terms: ${loaded} of ${terms.length} loaded`);
  return (vocabulary, key) => {
    const id = ids.get(`${vocabulary}:${key}`);
    if (id === undefined)
      throw new Error(`The demo names the term "${key}", which is not in ${vocabulary}. Add it to seeds.`);
    return id;
  };
}
