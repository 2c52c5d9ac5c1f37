// @vitest-environment happy-dom
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { descriptionIn } from './description-in-file.ts';

const blank = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } });
const xmp = (inside: string) =>
  `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/">${inside}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
const inAll = (name: string, text: string) =>
  `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></${name}>`;
const read = async (image: Sharp, format: 'jpeg' | 'png' | 'webp' = 'jpeg') =>
  descriptionIn(new Blob([new Uint8Array(await image.toFormat(format).toBuffer())]));

describe('the description in a picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('C-4 is read from Exif in %s', async (format) => {
    const image = blank().withExif({ IFD0: { ImageDescription: 'A harbour at dawn' } });
    expect(await read(image, format)).toBe('A harbour at dawn');
  });

  it.each(['jpeg', 'webp'] as const)(
    'C-4 is read from XMP in %s, the alternative text first',
    async (format) => {
      const caption = inAll('dc:description', 'Cranes – überall');
      expect(await read(blank().withXmp(xmp(caption)), format)).toBe('Cranes – überall');
      const both = caption + inAll('Iptc4xmpCore:AltTextAccessibility', 'Three cranes\n over water');
      expect(await read(blank().withXmp(xmp(both)), format)).toBe('Three cranes over water');
    },
  );

  it('C-4 is nothing where there is none, or none that says anything', async () => {
    expect(await read(blank())).toBe('');
    for (const text of ['OLYMPUS DIGITAL CAMERA', 'DCIM 0012', 'x'.repeat(301), '   '])
      expect(await read(blank().withExif({ IFD0: { ImageDescription: text } }))).toBe('');
  });

  it('C-4 is text, whatever it contains', async () => {
    const hostile = inAll('dc:description', '&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(await read(blank().withXmp(xmp(hostile)))).toBe('<script>alert(1)</script>');
    expect(await descriptionIn(new Blob(['<x:xmpmeta><unclosed></x:xmpmeta>']))).toBe('');
    expect(
      await descriptionIn(new Blob([new Uint8Array([0x49, 0x49, 0x2a, 0, 255, 255, 255, 255, 0, 0])])),
    ).toBe('');
    expect(await descriptionIn(new Blob([]))).toBe('');
  });
});
