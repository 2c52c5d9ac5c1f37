import { BRAND } from '@keelstone/brand/brand.ts';
import { type ColourName, inScheme } from '@keelstone/brand/brand-schema.ts';

type Mail = {
  paragraphs: readonly string[];
  /** What the reader is to do. */
  button: { label: string; url: string };
  /** What to do if that does not work, or was not asked for. */
  note: string;
};

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const toText = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** Mail programs know neither custom properties nor, in their dark schemes, colours but those they make themselves. */
const light = (name: ColourName) => inScheme(BRAND.colours[name], 'light');

/**
 * A mail in the brand's look, for programs that understand little: one column, styles on the elements, no picture that
 * would have to be fetched. The address stands in it as text too.
 */
export function renderMail({ paragraphs, button, note }: Mail): string {
  const ink = light('ink');
  const serif = `font-family:${BRAND.typefaces.serif.fallback}`;
  const sans = 'font-family:Arial,Helvetica,sans-serif';
  const paragraph = (text: string, style: string) => `<p style="margin:0 0 20px;${style}">${text}</p>`;
  const url = toText(button.url);
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light"><title>${toText(BRAND.name)}</title></head>`,
    `<body style="margin:0;padding:32px 16px;background:${light('paper')};color:${ink};${sans};font-size:16px;line-height:1.5">`,
    `<div style="max-width:520px;margin:0 auto;padding:32px;background:${light('paper-raised')};border-top:3px solid ${light('signal-fill')}">`,
    paragraph(toText(BRAND.name), `${serif};font-size:24px;line-height:1.2;font-weight:bold`),
    ...paragraphs.map((text) => paragraph(toText(text), '')),
    paragraph(
      `<a href="${url}" style="display:inline-block;padding:12px 20px;background:${ink};color:${light('paper')};text-decoration:none;font-weight:bold">${toText(button.label)}</a>`,
      '',
    ),
    paragraph(`<a href="${url}" style="color:${ink};word-break:break-all">${url}</a>`, 'font-size:14px'),
    paragraph(toText(note), `margin-bottom:0;font-size:14px;color:${light('ink-soft')}`),
    '</div></body></html>',
  ].join('');
}
