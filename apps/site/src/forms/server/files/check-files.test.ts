import { describe, expect, it } from 'vitest';
import { checkFiles, cleanFileName, type FileField } from './check-files.ts';
import type { ReceivedFile } from './read-multipart.ts';
import { SAMPLES } from './sample-files.fixture.ts';

const field: FileField = {
  kind: 'file',
  name: 'papers',
  label: 'Papers',
  help: null,
  isRequired: false,
  accepts: ['picture', 'pdf', 'office', 'text'],
  maxMegabytes: 1,
  maxFiles: 2,
};
const file = (name: string, content: Buffer | null, claimedType = ''): ReceivedFile => ({
  name,
  content,
  claimedType,
});
const check = (received: ReceivedFile[], overrides: Partial<FileField> = {}) =>
  checkFiles({ ...field, ...overrides }, received);

describe('a file that a visitor sends', () => {
  it.each([
    ['pdf', 'application/pdf', 'offer.PDF', 'application/pdf'],
    ['jpeg', 'image/jpeg', 'photo.jpg', 'image/jpeg'],
    ['jpeg', 'image/pjpeg', 'photo.jpeg', 'image/jpeg'],
    ['odt', '', 'letter.odt', 'application/vnd.oasis.opendocument.text'],
    ['docx', 'application/octet-stream', 'letter.docx', expect.stringContaining('wordprocessingml')],
    ['text', 'text/plain', 'notes.txt', 'text/plain'],
    ['html', 'text/plain', 'notes.txt', 'text/plain'],
  ] as const)(
    'C-8 is what its content, its name and the browser say (%s, %s)',
    async (kind, claimed, name, mime) => {
      const outcome = await check([file(name, SAMPLES[kind], claimed)]);
      expect(outcome).toEqual({
        files: [{ field: 'papers', name: expect.any(String), mime, content: SAMPLES[kind] }],
      });
    },
  );

  it.each([
    ['a program', 'offer.pdf', SAMPLES.exe, 'application/pdf'],
    ['a picture named as another kind', 'photo.pdf', SAMPLES.jpeg, ''],
    ['a name without an ending', 'offer', SAMPLES.pdf, 'application/pdf'],
    ['a name with a second ending', 'offer.pdf.exe', SAMPLES.pdf, 'application/pdf'],
    ['a claim that does not fit', 'offer.pdf', SAMPLES.pdf, 'text/html'],
    ['a document with macros', 'letter.docx', SAMPLES.docm, ''],
    ['a page', 'page.html', SAMPLES.html, 'text/html'],
    ['a drawing with scripts', 'logo.svg', SAMPLES.svg, 'image/svg+xml'],
    ['an archive', 'all.zip', SAMPLES.zip, 'application/zip'],
    ['an archive named as a document', 'all.docx', SAMPLES.zip, ''],
    ['a text with control characters', 'notes.txt', Buffer.from('a\u0000b'), 'text/plain'],
    ['a text that is no UTF-8', 'notes.txt', Buffer.from([0x61, 0xff, 0xfe]), 'text/plain'],
    ['the beginning of a file', 'photo.jpg', SAMPLES.jpeg.subarray(0, 2), 'image/jpeg'],
  ])('C-8 is refused if it is %s', async (_, name, content, claimed) => {
    expect(await check([file(name, content, claimed)])).toEqual({ error: 'file_type' });
  });

  it.each(['BMW 320d, parked', 'GIF or JPEG?', 'ID3, black', 'MZ of 1986'])(
    'C-8 is a text, also if it begins like a file of another kind (%s)',
    async (words) => {
      const content = Buffer.from(`${words}\n${'What has happened. '.repeat(20)}`);
      expect(await check([file('report.txt', content, 'text/plain')])).toHaveProperty(
        'files.0.mime',
        'text/plain',
      );
      expect(await check([file('report.bmp', content, 'image/bmp')])).toEqual({ error: 'file_type' });
      const withNul = Buffer.concat([content, Buffer.from([0])]);
      expect(await check([file('report.txt', withNul, 'text/plain')])).toEqual({ error: 'file_type' });
    },
  );

  it('C-8 is no text if it is a document of text', async () => {
    expect(await check([file('offer.txt', Buffer.from('%PDF-1.7 in letters'), 'text/plain')])).toEqual({
      error: 'file_type',
    });
  });

  it('C-8 is of a kind that the field accepts', async () => {
    const received = [file('offer.pdf', SAMPLES.pdf)];
    expect(await check(received, { accepts: ['picture'] })).toEqual({ error: 'file_type' });
    expect(await check(received, { accepts: ['pdf'] })).toHaveProperty('files');
  });

  it('C-8 is there if it is required, once or as often as allowed, neither empty nor too large', async () => {
    const one = file('offer.pdf', SAMPLES.pdf);
    expect(await check([])).toEqual({ files: [] });
    expect(await check([], { isRequired: true })).toEqual({ error: 'missing' });
    expect(await check([one, one])).toHaveProperty('files.length', 2);
    expect(await check([one, one, one])).toEqual({ error: 'too_many_files' });
    expect(await check([file('offer.pdf', Buffer.alloc(0))])).toEqual({ error: 'file_empty' });
    expect(await check([file('offer.pdf', null)])).toEqual({ error: 'file_too_large' });
  });

  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\ada\\offer.pdf', 'offer.pdf'],
    ['invoice\u202Efdp.exe.pdf', 'invoicefdp.exe.pdf'],
    ['a\r\nSet-Cookie: b.pdf', 'a Set-Cookie_ b.pdf'],
    ['<b>"q"?*|.pdf', '_b__q____.pdf'],
    ['.pdf', 'file.pdf'],
    ['... .pdf', 'file.pdf'],
    [`${'x'.repeat(98)}${' '.repeat(90)}y.pdf`, `${'x'.repeat(98)}.pdf`],
    ['Größe 📎.pdf', 'Größe 📎.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(100)}.pdf`],
  ])('C-8 has a name that is safe anywhere (%j)', (given, name) => {
    expect(cleanFileName(given, 'pdf')).toBe(name);
  });
});
