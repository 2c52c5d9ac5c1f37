import { crc32 } from 'node:zlib';

/** An entry of a ZIP file, not compressed. */
function entry(name: string, text: string): Buffer {
  const [path, content] = [Buffer.from(name), Buffer.from(text)];
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt32LE(crc32(content), 14);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt32LE(content.length, 22);
  header.writeUInt16LE(path.length, 26);
  return Buffer.concat([header, path, content]);
}

const types = (part: string, mime: string) =>
  `<Types><Override PartName="/${part}" ContentType="${mime}.main+xml"/></Types>`;
const OFFICE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const MACROS = 'application/vnd.ms-word.document.macroEnabled';

/** The beginnings of files of several formats, as far as they are recognised by. */
export const SAMPLES = {
  pdf: Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  jpeg: Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'),
  odt: entry('mimetype', 'application/vnd.oasis.opendocument.text'),
  docx: entry('[Content_Types].xml', types('word/document.xml', OFFICE)),
  docm: entry('[Content_Types].xml', types('word/document.xml', MACROS)),
  text: Buffer.from('Grüße,\r\n\tAda'),
  exe: Buffer.from('4d5a90000300000004000000ffff0000b800000000000000', 'hex'),
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  zip: entry('a.txt', 'a'),
};
