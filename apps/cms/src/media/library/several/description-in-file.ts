/** Where metadata is looked for: programs write it at the beginning of a file, some at its end. */
const MOST_BYTES = 4 * 1024 * 1024;
/** Longer texts are captions or whole stories, not what somebody who cannot see the picture needs. */
const LONGEST = 300;

/** What cameras and programs write where nobody has described the picture. */
const MEANINGLESS =
  /^(?:olympus digital camera|dcim|sony dsc|minolta digital camera|default|untitled|image|photo)?\W*\d*$/i;

const ALT_TEXT = ['AltTextAccessibility', 'ExtDescrAccessibility'];
const CAPTION = ['description'];

const tidy = (text: string | null | undefined): string => {
  const words = (text ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return MEANINGLESS.test(words) || words.length > LONGEST ? '' : words;
};

/** The XML of an XMP packet, which is plain text in any file format, so that it can be found without knowing that. */
function findXmp(bytes: Uint8Array): string | null {
  const text = new TextDecoder('latin1').decode(bytes);
  const start = text.indexOf('<x:xmpmeta');
  const end = start < 0 ? -1 : text.indexOf('</x:xmpmeta>', start);
  if (end < 0) return null;
  return new TextDecoder('utf-8').decode(bytes.subarray(start, end + '</x:xmpmeta>'.length));
}

/** The first element of that name, whatever prefix a program gave its namespace. */
const elementIn = (parent: Document | Element | undefined, name: string): Element | undefined =>
  [...(parent?.getElementsByTagName('*') ?? [])].find(({ localName }) => localName === name);

/** The text of the first element with one of these names, in the first of its languages. */
function textIn(xml: Document, names: readonly string[]): string {
  for (const name of names) {
    const element = elementIn(xml, name);
    const text = tidy((elementIn(element, 'li') ?? element)?.textContent);
    if (text) return text;
  }
  return '';
}

const IMAGE_DESCRIPTION = 0x010e;
const ENTRY_BYTES = 12;

/** `ImageDescription` of the first directory of a TIFF structure (Exif 2.3, 4.6.2). */
function readTiff(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isLittle = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, isLittle);
  const count = view.getUint16(directory, isLittle);
  for (let entry = 0; entry < count; entry += 1) {
    const at = directory + 2 + entry * ENTRY_BYTES;
    if (view.getUint16(at, isLittle) !== IMAGE_DESCRIPTION) continue;
    const length = view.getUint32(at + 4, isLittle);
    const start = length <= 4 ? at + 8 : view.getUint32(at + 8, isLittle);
    return new TextDecoder('utf-8').decode(bytes.subarray(start, start + length));
  }
  return '';
}

/** Where a TIFF structure with Exif data begins; -1 if there is none. */
function findTiff(bytes: Uint8Array): number {
  for (let at = 0; at < bytes.length - 8; at += 1) {
    const isTiff =
      (bytes[at] === 0x49 && bytes[at + 1] === 0x49 && bytes[at + 2] === 0x2a && bytes[at + 3] === 0) ||
      (bytes[at] === 0x4d && bytes[at + 1] === 0x4d && bytes[at + 2] === 0 && bytes[at + 3] === 0x2a);
    if (isTiff) return at;
  }
  return -1;
}

function readExif(bytes: Uint8Array): string {
  const start = findTiff(bytes);
  if (start < 0) return '';
  try {
    return tidy(readTiff(bytes.subarray(start)));
  } catch {
    // The bytes only looked like it, or are cut off: then there is no suggestion.
    return '';
  }
}

/**
 * What a picture says about itself in its metadata (XMP, then Exif), as a suggestion for its alternative text. Nothing
 * is guessed from the picture or its name.
 *
 * @returns '' if it says nothing that could be one
 */
export async function descriptionIn(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, MOST_BYTES).arrayBuffer());
  const xmp = findXmp(bytes);
  const xml = xmp === null ? null : new DOMParser().parseFromString(xmp, 'application/xml');
  return (xml && (textIn(xml, ALT_TEXT) || textIn(xml, CAPTION))) || readExif(bytes);
}
