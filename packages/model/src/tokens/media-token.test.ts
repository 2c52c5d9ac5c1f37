import { describe, expect, it } from 'vitest';
import { opensMedium, signMediaUrl } from './media-token.ts';
import { signPreviewToken } from './preview-token.ts';

const SECRET = 'a secret of this test alone';
const PATH = '/media/files/paper-1a2b3c4d.pdf';
const EXPIRES = 1000;
const tokenOf = (url: string) => new URL(url, 'http://x').searchParams.get('preview');

describe('a token for an upload', () => {
  const url = signMediaUrl(`${PATH}?name=Paper.pdf`, EXPIRES, SECRET);

  it('C-16 stands behind what the address says already', () => {
    expect(url.startsWith(`${PATH}?name=Paper.pdf&preview=`)).toBe(true);
    expect(signMediaUrl(PATH, EXPIRES, SECRET).startsWith(`${PATH}?preview=`)).toBe(true);
  });

  it('C-16 opens that upload until its time is over, and no other', () => {
    const token = tokenOf(url);
    expect(opensMedium(token, PATH, SECRET, EXPIRES - 1)).toBe(true);
    expect(opensMedium(token, PATH, SECRET, EXPIRES)).toBe(false);
    expect(opensMedium(token, '/media/files/other-1a2b3c4d.pdf', SECRET, 0)).toBe(false);
    expect(opensMedium(token, PATH, 'another secret', 0)).toBe(false);
  });

  it('C-16 is no token for anything else, and nothing else is one', () => {
    const preview = signPreviewToken({ type: 'page', id: 1, language: 'en', expires: EXPIRES }, SECRET);
    for (const token of [preview, '', 'x.y', 'x', undefined, ['a'], `${tokenOf(url)}x`]) {
      expect(opensMedium(token, PATH, SECRET, 0)).toBe(false);
    }
  });
});
