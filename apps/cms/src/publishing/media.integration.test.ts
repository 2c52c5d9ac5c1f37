import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { Media } from '@keelstone/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CmsUnderTest, startCms } from '../test-cms.ts';
import { createMedia, createNode } from './published-content.fixture.ts';

const KEYS = [
  'recording-near-miss',
  'film-incident-timeline',
  'remote-desk-walk-through',
  'logo-northmere-water',
  'file-supplier-register',
];
const MEDIA = ['audio', 'videos', 'remote_videos', 'svgs', 'files'];

let cms: CmsUnderTest;
let nid: number | null | undefined;
const loaded = new Map<string, { relationTo: string; value: number }>();

/** Loads the demo's media. @returns how many documents were created or updated */
async function load(): Promise<number> {
  const { openDemo } = await import('../../../../demo/open-demo.ts');
  const { ContentLoader } = await import('../../../../demo/loader/content-loader.ts');
  const { readStored } = await import('../../../../demo/loader/stored.ts');
  const demo = openDemo();
  const slugs = new Set([...demo.entries.map(({ slug }) => slug), 'images']);
  slugs.delete('site_settings');
  const loader = new ContentLoader(demo, cms.payload, await readStored(cms.payload, slugs));
  for (const key of KEYS) {
    const target = demo.resolve(MEDIA, key);
    if (!target) throw new Error(`The demo has no medium "${key}".`);
    loaded.set(key, await loader.addressOf(target));
  }
  return loader.saved;
}

async function readMedia(language = 'en'): Promise<Media[]> {
  const rows = await cms.publishedNodes(nid);
  const node = rows.find((row) => row.language === language)?.node as PublishedNode;
  return node.sections
    .flatMap((section) => (section.kind === 'media' ? section.items : []))
    .map(({ media }) => media);
}

beforeAll(async () => {
  cms = await startCms();
  const { image } = await createMedia(cms.payload);
  expect(await load()).toBeGreaterThan(KEYS.length);
  const items = [{ relationTo: 'images', value: image }, ...loaded.values()].map((media) => ({ media }));
  const sections = [{ blockType: 'media', layout: 'wide', items }];
  ({ nid } = await createNode(cms.payload, 'page', { title: 'All six', sections }));
});
afterAll(() => cms?.stop());

describe('the six media', () => {
  it('C-4 are published with what their players need', async () => {
    const [image, audio, video, remote, svg, file] = await readMedia();
    expect(image).toMatchObject({ kind: 'image' });
    expect(audio).toMatchObject({
      kind: 'audio',
      url: expect.stringMatching(/^\/media\/audio\/near-miss-en-\w{8}\.mp3$/),
      filename: 'near-miss.en.mp3',
      mimeType: 'audio/mpeg',
      seconds: 36.2,
    });
    expect(audio).toHaveProperty('transcript.length', 5);
    expect(video).toMatchObject({
      kind: 'video',
      mimeType: 'video/mp4',
      width: 1280,
      height: 720,
      seconds: 19.6,
      poster: { kind: 'image' },
      captions: [
        {
          url: expect.stringMatching(/^\/media\/captions\/incident-timeline-en-\w{8}\.vtt$/),
          language: 'en',
          label: 'English',
        },
        { language: 'de', label: 'Deutsch' },
      ],
    });
    expect(remote).toMatchObject({
      kind: 'remote_video',
      provider: 'youtube',
      videoId: 'KEELSTONE-1',
      watchUrl: 'https://www.youtube.com/watch?v=KEELSTONE-1',
      seconds: 412,
    });
    expect(svg).toMatchObject({ kind: 'svg', alt: 'Northmere Water', height: 60 });
    expect(file).toMatchObject({ kind: 'file', filename: 'supplier-register.xlsx' });
  });

  it.each([
    ['audio', 'recording-near-miss', { title: 'Renamed' }, { title: 'Renamed' }],
    ['videos', 'film-incident-timeline', { captions: [] }, { captions: [] }],
    [
      'remote_videos',
      'remote-desk-walk-through',
      { address: 'https://vimeo.com/990000000002' },
      { provider: 'vimeo', videoId: '990000000002' },
    ],
  ] as const)('C-4 a change of %s shows on every page that has it', async (collection, key, data, shown) => {
    const value = loaded.get(key)?.value;
    await cms.payload.update({ collection, id: Number(value), locale: 'en', data: data as never });
    expect(await readMedia()).toContainEqual(expect.objectContaining(shown));
  });

  it('C-4 a medium that is removed leaves its page without it', async () => {
    const value = loaded.get('recording-near-miss')?.value;
    await cms.payload.delete({ collection: 'audio', id: Number(value) });
    expect((await readMedia()).map(({ kind }) => kind)).not.toContain('audio');
  });

  it('C-4 a film elsewhere is refused when its address is of none, with the reason', async () => {
    const create = (address: string) =>
      cms.payload.create({ collection: 'remote_videos', data: { title: 'A film', address } });
    await expect(create('https://films.example/1')).rejects.toThrow('Address');
    await expect(create('https://films.example/1')).rejects.toMatchObject({
      data: { errors: [{ path: 'address', message: expect.stringContaining('leads to films.example') }] },
    });
  });

  it('C-4 provider and id are what the address says, whatever a request claims', async () => {
    const film = await cms.payload.create({
      collection: 'remote_videos',
      data: { title: 'A film', address: 'https://youtu.be/KEELSTONE-1', provider: 'vimeo', videoId: 'evil' },
    });
    expect(film).toMatchObject({ provider: 'youtube', videoId: 'KEELSTONE-1' });
    const kept = await cms.payload.update({
      collection: 'remote_videos',
      id: film.id,
      data: { videoId: 'evil' },
    });
    expect(kept).toMatchObject({ provider: 'youtube', videoId: 'KEELSTONE-1' });
  });
});

describe('media of the demo', () => {
  it('R-4 are loaded once, and only what has changed is loaded again', async () => {
    // The audio recording was removed above; the others were changed by editors, and the demo does not overwrite
    // those.
    expect(await load()).toBe(1);
  });
});
