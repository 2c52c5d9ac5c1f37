import type { File } from '@keelstone/model';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Download } from './download.tsx';
import { nameFileType } from './file-type.ts';

const file: File = {
  kind: 'file',
  id: 4,
  url: '/media/files/pruefbericht-2026-1a2b3c4d.xlsx',
  title: 'Prüfbericht',
  filename: 'Prüfbericht 2026.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  bytes: 1_234_567,
};
const render = (language: 'en' | 'de', overrides: Partial<File> = {}) =>
  renderToStaticMarkup(
    <Download file={{ ...file, ...overrides }} messages={{ download: 'Download' }} language={language} />,
  );

describe('a file to download', () => {
  it('C-4 is saved under the name the editor gave it', () => {
    expect(render('en')).toContain(`href="${file.url}" download="Prüfbericht 2026.xlsx"`);
  });

  it('C-4 says its type in words, and its size in the manner of the language', () => {
    expect(render('en')).toContain('Excel, 1.2 MB');
    expect(render('de')).toContain('Excel, 1,2 MB');
    expect(render('en', { bytes: 12_400 })).toContain('12 kB');
  });

  it('C-4 shows markup in a title as text', () => {
    expect(render('en', { title: '<b>bold</b>' })).toContain('&lt;b&gt;bold');
  });

  it.each([
    ['plan.PDF', 'application/pdf', 'PDF'],
    ['plan.docx', 'application/msword', 'Word'],
    ['deck.pptx', 'x/y', 'PowerPoint'],
    ['notes.odt', 'x/y', 'ODT'],
    ['without-ending', 'application/zip', 'ZIP'],
  ])('C-4 calls %s (%s) %s', (filename, mimeType, name) => {
    expect(nameFileType({ filename, mimeType })).toBe(name);
  });
});
