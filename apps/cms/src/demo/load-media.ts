import type { DemoMedia } from '@keelstone/seeds';
import type { CollectionSlug, Payload } from 'payload';
import type { DemoContext } from './demo-context.ts';
import type { Pictures } from './load-pictures.ts';
import type { FindTerm } from './load-terms.ts';
import { COLLECTIONS, type DemoFile, readAsset, readContent } from './media-content.ts';
import { digestOf, stableId } from './stable-id.ts';

type Sources = { findTerm: FindTerm; pictures: Pictures };
type Known = { id: number; demoHash?: string | null };

const LABELS = { en: 'English', de: 'Deutsch' };

async function findKnown(
  payload: Payload,
  collection: CollectionSlug,
  key: string,
): Promise<Known | undefined> {
  const { docs } = await payload.find({
    collection,
    where: { demoKey: { equals: key } },
    limit: 1,
    depth: 0,
  });
  return docs[0] as Known | undefined;
}

/** Captions are uploads of their own: each is known by its film's key and its language. */
async function loadCaptions(payload: Payload, media: DemoMedia & { kind: 'video' }) {
  const rows: { id: string; language: string; label: string; file: number }[] = [];
  for (const { language, file } of media.captions) {
    const demoKey = `${media.key}-${language}`;
    const known = await findKnown(payload, 'captions', demoKey);
    const upload = { data: { demoKey }, file: await readAsset(file) };
    const { id } = known
      ? await payload.update({ collection: 'captions', id: known.id, ...upload })
      : await payload.create({ collection: 'captions', ...upload });
    rows.push({ id: stableId(demoKey), language, label: LABELS[language], file: id });
  }
  return rows;
}

async function posterOf(key: string, { pictures }: Sources): Promise<number> {
  await pictures.wait([key]);
  return pictures.find(key);
}

/** The fields that are the same in every language. */
async function toFields(
  payload: Payload,
  media: DemoMedia,
  sources: Sources,
): Promise<Record<string, unknown>> {
  const { findTerm } = sources;
  switch (media.kind) {
    case 'audio':
      return { audioType: findTerm('audio_type', media.audioType) };
    case 'video':
      return {
        videoType: findTerm('video_type', media.videoType),
        poster: await posterOf(media.posterOf, sources),
        captions: await loadCaptions(payload, media),
      };
    case 'remote_video':
      return {
        address: media.url,
        seconds: media.seconds,
        videoType: findTerm('video_type', media.videoType),
        poster: await posterOf(media.posterOf, sources),
      };
    case 'svg':
      return { svgType: findTerm('svg_type', media.svgType) };
    case 'file':
      return { fileType: findTerm('file_type', media.fileType) };
  }
}

const wordsOf = (media: DemoMedia, language: 'en' | 'de') => ({
  ...(media.kind === 'svg' ? { alt: media.title[language] } : { title: media.title[language] }),
  ...('transcript' in media && { transcript: media.transcript[language] }),
});

type Load = { media: DemoMedia; content: DemoFile | undefined; hash: string; known: Known | undefined };

/** English with the file, then German; the hash last, so that a load that broke off is done again. */
async function loadOne(
  payload: Payload,
  { media, content, hash, known }: Load,
  sources: Sources,
): Promise<number> {
  const collection = COLLECTIONS[media.kind] as 'files';
  const english = {
    demoKey: media.key,
    ...wordsOf(media, 'en'),
    ...(await toFields(payload, media, sources)),
  };
  const upload = content ? { file: content } : {};
  const { id } = known
    ? await payload.update({ collection, id: known.id, locale: 'en', data: english as never, ...upload })
    : await payload.create({ collection, locale: 'en', data: english as never, ...upload });
  const german = { ...wordsOf(media, 'de'), demoHash: hash };
  await payload.update({ collection, id, locale: 'de', data: german as never });
  return id;
}

/** Loads the media that are new or have changed in the demo, and tells how to find each by its key. */
export async function loadMedia(
  payload: Payload,
  demoMedia: readonly DemoMedia[],
  sources: Sources,
  report: (line: string) => void,
): Promise<DemoContext['findMedia']> {
  const found = new Map<string, ReturnType<DemoContext['findMedia']>>();
  let loaded = 0;
  for (const media of demoMedia) {
    const relationTo = COLLECTIONS[media.kind];
    const content = await readContent(media);
    const captions = media.kind === 'video' ? media.captions : [];
    const files = [content, ...(await Promise.all(captions.map(({ file }) => readAsset(file))))];
    const hash = digestOf([media, ...files.map((file) => file?.data.toString('base64'))]);
    const known = await findKnown(payload, relationTo, media.key);
    const isCurrent = known?.demoHash === hash;
    if (!isCurrent) loaded += 1;
    const value = isCurrent ? known.id : await loadOne(payload, { media, content, hash, known }, sources);
    found.set(media.key, { relationTo, value });
  }
  report(`Media: ${loaded} of ${demoMedia.length} loaded`);
  return (key) => {
    const picture = sources.pictures.find(key);
    const medium = found.get(key) ?? (picture ? { relationTo: 'images', value: picture } : undefined);
    if (medium) return medium;
    throw new Error(
      `The demo names the medium "${key}", which is neither among its media nor a node. Add it to seeds.`,
    );
  };
}
