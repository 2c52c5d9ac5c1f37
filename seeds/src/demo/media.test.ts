import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { assetPath } from '../asset-path.ts';
import { demoMedia, demoNodes } from './index.ts';
import { demoTerms } from './terms.ts';

const MOST_BYTES = 3_000_000;

const nodeKeys = new Set(demoNodes.map(({ key }) => key));
const filesOf = (media: (typeof demoMedia)[number]) => [
  ...('file' in media ? [media.file] : []),
  ...(media.kind === 'video' ? media.captions.map(({ file }) => file) : []),
];

describe('media of the demo', () => {
  it('C-4 has every kind, each under a key of its own that no node has', () => {
    const kinds = new Set(demoMedia.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['audio', 'file', 'remote_video', 'svg', 'video']);
    const keys = demoMedia.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => nodeKeys.has(key))).toEqual([]);
  });

  it('C-4 names files that are there, and posters of nodes that exist', () => {
    for (const file of demoMedia.flatMap(filesOf)) expect(statSync(assetPath(file)).size).toBeGreaterThan(0);
    const posters = demoMedia.flatMap((media) => ('posterOf' in media ? media.posterOf : []));
    expect(posters.filter((key) => !nodeKeys.has(key))).toEqual([]);
  });

  it('C-3 names terms that exist', () => {
    const terms = new Set(demoTerms.map(({ vocabulary, key }) => `${vocabulary}:${key}`));
    for (const media of demoMedia) {
      if (media.kind === 'audio') expect(terms).toContain(`audio_type:${media.audioType}`);
      if (media.kind === 'svg') expect(terms).toContain(`svg_type:${media.svgType}`);
      if (media.kind === 'file') expect(terms).toContain(`file_type:${media.fileType}`);
      if ('videoType' in media) expect(terms).toContain(`video_type:${media.videoType}`);
    }
  });

  it('C-4 writes down what is said, in both languages alike', () => {
    for (const media of demoMedia) {
      if (!('transcript' in media)) continue;
      const paragraphs = (words: string) => words.split('\n').length;
      expect(paragraphs(media.transcript.de), media.key).toBe(paragraphs(media.transcript.en));
    }
  });

  it('C-4 draws logos in one ink, without a ground, that name whose they are', () => {
    const logos = demoMedia.filter((media) => media.kind === 'svg');
    expect(logos.length).toBeGreaterThanOrEqual(8);
    for (const { markup, title } of logos) {
      expect(markup).toContain(`<title>${title.en}</title>`);
      const colours = new Set(markup.match(/#[0-9a-f]{3,6}/g));
      colours.delete('#fff');
      expect([...colours]).toEqual(['#0e2220']);
      expect(markup).not.toContain('<text');
    }
  });

  it('R-4 keeps the repository small', () => {
    const folder = assetPath('');
    const bytes = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`).length)
      .reduce((sum, length) => sum + length, 0);
    expect(bytes).toBeLessThan(MOST_BYTES);
  });
});
