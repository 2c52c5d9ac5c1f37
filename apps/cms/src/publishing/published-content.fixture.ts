import { CONTENT_TYPES, type ContentType, type Language } from '@keelstone/model';
import type { Payload } from 'payload';
import { printPdf } from '../../../../demo/loader/print-pdf.ts';

/** Fields that publish and date a test document. */
export const PUBLISHED = {
  created: '2026-01-05T09:00:00Z',
  moderation: 'draft',
  _status: 'published',
} as const;

/** Required fields of a type, besides the title. */
export const REQUIRED: Partial<Record<ContentType, Record<string, unknown>>> = {
  event: { startsAt: '2026-03-01T09:00:00Z', timeZone: 'Europe/Berlin' },
  testimonial: { quote: 'It works.' },
};

export type SavedNode = { id: number; nid: number };
type Fields = Record<string, unknown>;

/** Creates a published node in English. */
export async function createNode(payload: Payload, type: ContentType, fields: Fields): Promise<SavedNode> {
  const data = { ...PUBLISHED, ...REQUIRED[type], ...fields } as never;
  const { id, nid } = await payload.create({ collection: type, locale: 'en', data });
  return { id, nid: nid ?? 0 };
}

/** Saves fields of a node in one language. */
export async function saveNode(
  payload: Payload,
  type: ContentType,
  id: number,
  { language, fields }: { language: Language; fields: Fields },
): Promise<void> {
  await payload.update({ collection: type, id, locale: language, data: fields as never });
}

/** A published node of each type, in both languages, named after its type. */
export async function createOneOfEach(payload: Payload): Promise<Record<ContentType, SavedNode>> {
  const nodes = {} as Record<ContentType, SavedNode>;
  for (const type of CONTENT_TYPES) {
    const node = await createNode(payload, type, { title: `One ${type}` });
    const german = type === 'testimonial' ? { quote: 'Es wirkt.' } : {};
    await saveNode(payload, type, node.id, {
      language: 'de',
      fields: { title: `Ein ${type}`, ...german },
    });
    nodes[type] = node;
  }
  return nodes;
}

export const upload = (name: string, mimetype: string, data: Buffer) => ({
  file: { name, mimetype, data, size: data.length },
});

export type MediaIds = { image: number; svg: number; file: number; film: number };

/** An image of 1,000 by 500 pixels, a drawing, a download, and a remote video. */
export async function createMedia(payload: Payload): Promise<MediaIds> {
  const { default: sharp } = await import('sharp');
  const picture = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#c8451b' } })
    .png()
    .toBuffer();
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><path d="M0 0h24"/></svg>',
  );
  const image = await payload.create({
    collection: 'images',
    data: { alt: 'Rust' },
    ...upload('Rust Field.png', 'image/png', picture),
  });
  const svg = await payload.create({
    collection: 'svgs',
    data: { alt: 'Icon' },
    ...upload('icon.svg', 'image/svg+xml', drawing),
  });
  const file = await payload.create({
    collection: 'files',
    data: { title: 'Paper' },
    ...upload('paper.pdf', 'application/pdf', (await printPdf('Paper', 'Words.')).data),
  });
  const film = await payload.create({
    collection: 'remote_videos',
    data: { title: 'A talk', address: 'https://vimeo.com/100200300' },
  });
  return { image: image.id, svg: svg.id, file: file.id, film: film.id };
}
