import { describe, expect, it } from 'vitest';
import { kindOfFile, textFieldOf } from './kind-of-file.ts';

describe('the kind of an upload', () => {
  it.each([
    ['a.JPG', 'image/jpeg', 'images'],
    ['a.svg', 'image/svg+xml', 'svgs'],
    ['a.SVG', '', 'svgs'],
    ['a.mp3', 'audio/mpeg', 'audio'],
    ['a.mp4', 'video/mp4', 'videos'],
    ['a.vtt', 'text/vtt', 'captions'],
    ['a.pdf', 'application/pdf', 'files'],
    ['a', '', 'files'],
  ])('C-4 %s (%s) goes to %s', (name, type, kind) => {
    expect(kindOfFile({ name, type })).toBe(kind);
  });

  it('C-4 pictures need an alternative text, other media a title', () => {
    expect(textFieldOf('images')).toMatchObject({ name: 'alt', isRequired: true });
    expect(textFieldOf('svgs')).toMatchObject({ name: 'alt', isRequired: false });
    expect(textFieldOf('files')).toMatchObject({ name: 'title', isRequired: true });
    expect(textFieldOf('captions')).toBeNull();
  });
});
