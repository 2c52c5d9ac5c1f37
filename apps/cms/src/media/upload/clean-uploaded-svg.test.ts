import { describe, expect, it } from 'vitest';
import { cleanUploadedSvg } from './clean-uploaded-svg.ts';

const WORDS = '<text x="1" y="9">Überschuß</text>';
const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>${svg(WORDS)}`;

async function store(data: Buffer): Promise<string> {
  const file = { name: 'drawing.svg', mimetype: 'image/svg+xml', data, size: data.length };
  await cleanUploadedSvg(file as never);
  expect(file.size).toBe(file.data.length);
  return file.data.toString('utf8').trim();
}

describe('the words of a drawing', () => {
  it.each([
    ['UTF-8', Buffer.from(svg(WORDS))],
    ['UTF-8, declared', Buffer.from(declared('UTF-8'))],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${declared('utf-8')}`)],
    ['Latin 1, declared', Buffer.from(declared('ISO-8859-1'), 'latin1')],
    ['Windows, declared', Buffer.from(declared('windows-1252'), 'latin1')],
    ['UTF-16', Buffer.from(`\uFEFF${declared('UTF-16')}`, 'utf16le')],
    ['UTF-16, the other way round', Buffer.from(`\uFEFF${declared('UTF-16')}`, 'utf16le').swap16()],
  ])('C-16 are kept from %s', async (_, data) => {
    expect(await store(data)).toBe(svg(WORDS));
  });

  it.each([
    ['utf-8', Buffer.from(svg(WORDS), 'latin1')],
    ['UTF-8', Buffer.from(declared('UTF-8'), 'latin1')],
    ['klingon', Buffer.from(declared('klingon'))],
  ])('C-16 are not stored if they are not in their encoding, %s', async (encoding, data) => {
    await expect(store(data)).rejects.toThrow(`characters that are not in its encoding, ${encoding}`);
  });
});
