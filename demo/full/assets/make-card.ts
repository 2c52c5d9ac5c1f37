// Draws first-hour-card.pdf: one page to pin to a wall. Usage: node make-card.ts
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawContours } from '@keelstone/contours';
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';

const PAGE = { width: 595, height: 842 };
const MARGIN = 56;
const BAND = 210;
const INK = rgb(0.06, 0.16, 0.15);
const FAINT = rgb(0.34, 0.39, 0.37);
const SIGNAL = rgb(0.73, 0.23, 0.06);

const STEPS: [time: string, title: string, text: string][] = [
  [
    '0 min',
    'Stop the harm',
    'People first, then plant, then data. Whoever sees it may stop it; nobody has to ask.',
  ],
  ['5 min', 'Name who decides', 'One name and one deputy. Say it aloud, and write it at the top of the log.'],
  ['10 min', 'Open the log', 'Time, what is known, who knows it. Guesses are marked as guesses.'],
  [
    '15 min',
    'Call who must know',
    'Duty manager, site security, the customer whose work stops. The numbers are overleaf.',
  ],
  [
    '30 min',
    'Look at the clocks',
    'Which reports are due by when: regulator, insurer, data protection, client contracts.',
  ],
  [
    '45 min',
    'Decide what runs without you',
    'What can wait until morning, waits. What cannot, gets an owner.',
  ],
  ['60 min', 'Say it again', 'Same people, same order: what we know, what we do, when we speak next.'],
];

function drawLand(page: PDFPage): void {
  const picture = drawContours({
    seed: 'first-hour-card',
    width: PAGE.width,
    height: BAND,
    accent: '#b93a10',
    density: 0.5,
    relief: 0.4,
    landform: 'summit',
  });
  for (const [, path = '', colour, width] of picture.matchAll(
    /<path d="([^"]*)" stroke="(#\w+)" stroke-width="([\d.]+)"/g,
  )) {
    if (colour !== '#16302f') continue;
    page.drawSvgPath(path, {
      x: 0,
      y: PAGE.height,
      scale: 0.5,
      borderColor: INK,
      borderWidth: Number(width) / 2.6,
      borderOpacity: 0.35,
    });
  }
}

function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = lines.at(-1) ? `${lines.at(-1)} ${word}` : word;
    if (font.widthOfTextAtSize(longer, size) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

const pdf = await PDFDocument.create();
pdf.setTitle('The first hour: a card for the wall');
pdf.setLanguage('en');
pdf.setCreationDate(new Date(0));
pdf.setModificationDate(new Date(0));
const [serif, sans, bold] = [
  await pdf.embedFont(StandardFonts.TimesRomanBold),
  await pdf.embedFont(StandardFonts.Helvetica),
  await pdf.embedFont(StandardFonts.HelveticaBold),
];
const page = pdf.addPage([PAGE.width, PAGE.height]);
drawLand(page);
page.drawRectangle({ x: 0, y: 0, width: PAGE.width, height: PAGE.height - BAND, color: rgb(1, 1, 1) });
page.drawText('The first hour', { x: MARGIN, y: PAGE.height - BAND - 52, size: 40, font: serif, color: INK });
page.drawLine({
  start: { x: MARGIN, y: PAGE.height - BAND - 72 },
  end: { x: PAGE.width - MARGIN, y: PAGE.height - BAND - 72 },
  thickness: 1,
  color: INK,
});
let y = PAGE.height - BAND - 100;
for (const [time, title, text] of STEPS) {
  page.drawText(time, { x: MARGIN, y, size: 12, font: bold, color: SIGNAL });
  page.drawText(title, { x: MARGIN + 72, y, size: 13, font: bold, color: INK });
  for (const [index, line] of wrap(text, sans, 11, PAGE.width - 2 * MARGIN - 72).entries()) {
    page.drawText(line, { x: MARGIN + 72, y: y - 17 - index * 15, size: 11, font: sans, color: INK });
  }
  y -= 68;
}
page.drawText('Keelstone. Copy it, change it, pin it up.', {
  x: MARGIN,
  y: 30,
  size: 9,
  font: sans,
  color: FAINT,
});
writeFileSync(join(import.meta.dirname, 'first-hour-card.pdf'), await pdf.save());
