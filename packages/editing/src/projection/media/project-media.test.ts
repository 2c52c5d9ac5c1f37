import type { Language } from '@keelstone/model';
import { describe, expect, it } from 'vitest';
import { contextOf, type StoredDocuments } from '../stored-documents.fixture.ts';
import { projectMedia } from './project-media.ts';
import { projectMediaItems } from './project-media-items.ts';
import { projectPicture } from './project-picture.ts';
import { projectRecording } from './project-recording.ts';

const size = (width: number, type: string) => ({
  filename: `a b-${width}x${width / 2}.${type}`,
  width,
  height: width / 2,
  mimeType: `image/${type}`,
});
const image = { filename: 'a b.jpg', width: 1000, height: 500, focalX: 50, focalY: 100 };
const stored: StoredDocuments = {
  'images 1': {
    all: {
      ...image,
      sizes: {
        webp960: size(960, 'webp'),
        avif160: size(160, 'avif'),
        webp1600: { filename: null, width: null, height: null, mimeType: null },
      },
    },
    en: { alt: 'A field' },
  },
  'images 2': { all: { ...image, crop: { x: 0, y: 250, width: 500, height: 250 } }, de: { alt: 'Ein Feld' } },
  'images 3': {},
  'svgs 1': { all: { filename: 'logo.svg', width: 10, height: 20 }, en: { alt: 'Logo' } },
  'files 1': {
    all: { filename: 'terms-0a1b2c3d.pdf', mimeType: 'application/pdf', filesize: 9 },
    en: { title: 'Terms' },
  },
  'files 2': { all: { filename: 'terms-0a1b2c3d-2.pdf', downloadName: 'Our terms & more.pdf' } },
  'audio 1': {
    all: { filename: 'talk.mp3', mimeType: 'audio/mpeg', filesize: 5, seconds: 61 },
    en: { title: 'Talk', transcript: ' One. \n\nTwo.\n' },
  },
  'videos 1': {
    all: {
      filename: 'film.mp4',
      poster: 1,
      captions: [
        { file: 7, language: 'en', label: 'English' },
        { file: null, language: 'de', label: 'Deutsch' },
        { file: { id: 8 }, language: 'fr', label: 'Français' },
      ],
    },
  },
  'captions 7': { all: { filename: 'film.vtt' } },
  'captions 8': { all: { filename: null } },
  'remote_videos 1': { all: { provider: 'youtube', videoId: 'abcdefghijk' }, en: { title: 'Film' } },
  'remote_videos 2': { all: { provider: 'vimeo', videoId: '1234567', seconds: 5, poster: { id: 99 } } },
  'remote_videos 3': { all: { provider: 'vimeo' } },
};

async function project(relationTo: string, value: number | { id: number }, language: Language = 'en') {
  const { context, dependencies } = contextOf(stored, language);
  return {
    ...(await projectMedia({ relationTo, value } as never, context)),
    dependencies: [...dependencies],
  };
}

describe('a picture', () => {
  it('C-4 has its renditions that are made, the narrowest first', async () => {
    expect(await project('images', 1)).toMatchObject({
      url: '/media/images/a%20b.jpg',
      alt: 'A field',
      width: 1000,
      height: 500,
      focalPoint: { x: 50, y: 100 },
      renditions: [
        { url: '/media/images/a%20b-160x80.avif', format: 'avif', width: 160, height: 80 },
        { format: 'webp', width: 960 },
      ],
      dependencies: ['media:images:1'],
    });
  });

  it('C-16 is the part that is shown of it, with the focus within that', async () => {
    expect(await project('images', { id: 2 })).toMatchObject({
      url: '/media/images/a%20b-crop-0-250-500-250.jpg',
      width: 500,
      height: 250,
      focalPoint: { x: 100, y: 100 },
      renditions: [],
    });
  });

  it('C-10 has its words in another language rather than none', async () => {
    expect(await project('images', 2, 'fr')).toMatchObject({ alt: 'Ein Feld' });
    expect(await project('images', 3)).toMatchObject({ alt: '', width: 0, focalPoint: { x: 50, y: 50 } });
  });

  it('C-4 may be a drawing', async () => {
    const { context } = contextOf(stored);
    expect(await projectPicture({ relationTo: 'svgs', value: 1 }, context)).toEqual({
      kind: 'svg',
      id: 1,
      url: '/media/svgs/logo.svg',
      alt: 'Logo',
      width: 10,
      height: 20,
    });
    expect(await projectPicture({ relationTo: 'images', value: 1 }, context)).toMatchObject({
      kind: 'image',
    });
    expect(await projectPicture(null, context)).toBeNull();
  });
});

describe('a file', () => {
  it('C-4 is saved under the name that the editor gave it', async () => {
    expect(await project('files', 1)).toMatchObject({
      url: '/media/files/terms-0a1b2c3d.pdf',
      title: 'Terms',
      filename: 'terms.pdf',
      mimeType: 'application/pdf',
      bytes: 9,
    });
    expect(await project('files', 2)).toMatchObject({
      url: '/media/files/terms-0a1b2c3d-2.pdf?name=Our%20terms%20%26%20more.pdf',
      filename: 'Our terms & more.pdf',
      mimeType: 'application/octet-stream',
      bytes: 0,
    });
  });
});

describe('a recording', () => {
  it('C-4 has its transcript by paragraphs, in another language rather than none', async () => {
    const talk = { kind: 'audio', title: 'Talk', seconds: 61, bytes: 5, transcript: ['One.', 'Two.'] };
    expect(await project('audio', 1)).toMatchObject(talk);
    expect(await project('audio', 1, 'de')).toMatchObject(talk);
  });

  it('C-4 has the captions that there are, and a poster', async () => {
    expect(await project('videos', 1)).toMatchObject({
      kind: 'video',
      title: '',
      seconds: null,
      width: null,
      transcript: null,
      poster: { kind: 'image', alt: 'A field' },
      captions: [{ url: '/media/captions/film.vtt', language: 'en', label: 'English' }],
      dependencies: ['media:videos:1', 'media:images:1', 'media:captions:7', 'media:captions:8'],
    });
  });

  it('C-4 at another provider can be opened there', async () => {
    expect(await project('remote_videos', 1)).toMatchObject({
      title: 'Film',
      watchUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
      seconds: null,
      poster: null,
    });
    expect(await project('remote_videos', 2)).toMatchObject({
      watchUrl: 'https://vimeo.com/1234567',
      seconds: 5,
      poster: null,
    });
  });

  it('C-4 of any kind is projected as that', async () => {
    const { context } = contextOf(stored);
    const kinds = (['audio', 'videos', 'remote_videos'] as const).map(async (relationTo) => {
      const recording = await projectRecording({ relationTo, value: 1 }, context);
      return recording?.kind;
    });
    expect(await Promise.all(kinds)).toEqual(['audio', 'video', 'remote_video']);
    expect(await projectRecording(null, context)).toBeNull();
  });
});

it.each(['images', 'svgs', 'files', 'audio', 'videos', 'remote_videos'])(
  'C-4 what is deleted of %s is left out, and comes back when it does',
  async (collection) => {
    expect(await project(collection, 77)).toEqual({ dependencies: [`media:${collection}:77`] });
  },
);

it('C-4 media with captions are those that are there', async () => {
  const { context } = contextOf(stored);
  const media = (value: number) => ({ relationTo: 'images' as const, value });
  const items = [
    { media: media(1), caption: 'One' },
    { media: media(77), caption: 'Gone' },
    { media: media(2) },
  ];
  expect(await projectMediaItems(items as never, context)).toMatchObject([
    { caption: 'One', media: { id: 1 } },
    { caption: null, media: { id: 2 } },
  ]);
  expect(await projectMedia({ relationTo: 'remote_videos', value: 3 }, context)).toBeNull();
  expect(await projectMedia(undefined, context)).toBeNull();
});
