import { BRAND } from '@keelstone/brand/brand.ts';
import { type ColourName, inScheme } from '@keelstone/brand/brand-schema.ts';
import type { Language } from '@keelstone/model';
import { escapeMarkup } from '@keelstone/model/text/escape-markup';

type Mail = {
  language: Language;
  paragraphs: readonly string[];
  /** The call to action, if there is one. */
  button?: { label: string; url: string };
  /** What to do if the button does not work, or the mail was not requested. */
  note: string;
};

/** Mail clients support no custom properties, and in dark mode they derive their own colours. */
const light = (name: ColourName) => inScheme(BRAND.colours[name], 'light');

/**
 * Renders a mail in the brand's look for clients with poor CSS support: one column, inline styles, no remote
 * images. The link, if there is one, is repeated as text.
 */
export function renderMail({ language, paragraphs, button, note }: Mail): string {
  const ink = light('ink');
  const serif = `font-family:${BRAND.typefaces.serif.fallback}`;
  const sans = 'font-family:Arial,Helvetica,sans-serif';
  const paragraph = (text: string, style: string) => `<p style="margin:0 0 20px;${style}">${text}</p>`;
  const call = ({ label, url }: NonNullable<Mail['button']>) => {
    const href = escapeMarkup(url);
    return [
      paragraph(
        `<a href="${href}" style="display:inline-block;padding:12px 20px;background:${ink};color:${light('paper')};text-decoration:none;font-weight:bold">${escapeMarkup(label)}</a>`,
        '',
      ),
      paragraph(`<a href="${href}" style="color:${ink};word-break:break-all">${href}</a>`, 'font-size:14px'),
    ];
  };
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="color-scheme" content="light"><title>${escapeMarkup(BRAND.name)}</title></head>`,
    `<body style="margin:0;padding:32px 16px;background:${light('paper')};color:${ink};${sans};font-size:16px;line-height:1.5">`,
    `<div style="max-width:520px;margin:0 auto;padding:32px;background:${light('paper-raised')};border-top:3px solid ${light('signal-fill')}">`,
    paragraph(escapeMarkup(BRAND.name), `${serif};font-size:24px;line-height:1.2;font-weight:bold`),
    ...paragraphs.map((text) => paragraph(escapeMarkup(text), 'white-space:pre-line')),
    ...(button ? call(button) : []),
    paragraph(escapeMarkup(note), `margin-bottom:0;font-size:14px;color:${light('ink-soft')}`),
    '</div></body></html>',
  ].join('');
}
