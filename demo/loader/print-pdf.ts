import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';

const PAGE = { width: 595, height: 842 };
const MARGIN = 64;
const INK = rgb(0.09, 0.19, 0.18);
/** Characters that the standard fonts lack (WinAnsi) are dropped. */
const UNWRITABLE = /[^\u0020-\u007e\u00a0-\u00ff–—‘’“”„…•]/g;

type Line = { text: string; size: number; isBold: boolean };

function toLines(title: string, markdown: string): Line[] {
  const plain = (text: string) =>
    text.replace(/\*\*|\*|\[([^\]]*)\]\([^)]*\)/g, '$1').replace(UNWRITABLE, '');
  const body = markdown.split('\n').map((line): Line => {
    const heading = /^#{2,3}\s+(.*)$/.exec(line);
    if (heading) return { text: plain(heading[1] ?? ''), size: 14, isBold: true };
    return { text: plain(line.replace(/^[-*]\s+/, '• ').replace(/^>\s*/, '')), size: 11, isBold: false };
  });
  return [{ text: plain(title), size: 20, isBold: true }, { text: '', size: 11, isBold: false }, ...body];
}

function wrap(text: string, font: PDFFont, size: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = lines.at(-1) === '' ? word : `${lines.at(-1)} ${word}`;
    if (font.widthOfTextAtSize(longer, size) > PAGE.width - 2 * MARGIN) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/**
 * A plain, readable PDF of a title and a text in the demo's Markdown. Deterministic: the same text gives the same
 * bytes.
 */
export async function printPdf(
  title: string,
  markdown: string,
): Promise<{ data: Buffer; pageCount: number }> {
  const pdf = await PDFDocument.create();
  const beginning = new Date(0);
  pdf.setTitle(title);
  pdf.setCreationDate(beginning);
  pdf.setModificationDate(beginning);
  const regular = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  let page: PDFPage = pdf.addPage([PAGE.width, PAGE.height]);
  let y = PAGE.height - MARGIN;
  for (const { text, size, isBold } of toLines(title, markdown)) {
    const font = isBold ? bold : regular;
    for (const line of wrap(text, font, size)) {
      if (y < MARGIN) {
        page = pdf.addPage([PAGE.width, PAGE.height]);
        y = PAGE.height - MARGIN;
      }
      page.drawText(line, { x: MARGIN, y, size, font, color: INK });
      y -= size * 1.45;
    }
  }
  return { data: Buffer.from(await pdf.save()), pageCount: pdf.getPageCount() };
}
