/** A number as people read it: three digits, and thousands separated. */
export const shortNumber = (value: number): string =>
  value === 0 || Math.abs(value) >= 100
    ? Math.round(value).toLocaleString('en')
    : String(Number(value.toPrecision(3)));

/** Escapes text for element content and attributes. */
const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Both schemes have a contrast of at least 4.5 to 1 for text, and 3 to 1 for lines. */
const STYLE = `
    svg { --ground: #ffffff; --ink: #1b1f24; --quiet: #57606a; --grid: #d0d7de; --a: #0550ae; --b: #9a3412; --c: #116329; --d: #6e40c9; --peer: #6e7781; }
    @media (prefers-color-scheme: dark) { svg { --ground: #15181d; --ink: #e6edf3; --quiet: #a3adb8; --grid: #363d46; --a: #79b8ff; --b: #ffa657; --c: #7ee787; --d: #d2a8ff; --peer: #8b949e; } }
    text { font: 14px system-ui, sans-serif; fill: var(--ink); }
    .title { font-weight: 600; font-size: 16px; }
    .quiet { fill: var(--quiet); font-size: 13px; }
    .grid { stroke: var(--grid); }
    .linear { stroke: var(--quiet); stroke-dasharray: 2 5; }`;

export type Size = { width: number; height: number };

export const text = (x: number, y: number, words: string, attributes = ''): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}"${attributes && ` ${attributes}`}>${escapeXml(words)}</text>`;

/**
 * A picture that is readable in light and dark themes.
 *
 * @param description everything that it shows, in words
 */
export function picture(
  { width, height }: Size,
  title: string,
  description: string,
  parts: readonly string[],
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title description">
  <title id="title">${escapeXml(title)}</title>
  <desc id="description">${escapeXml(description)}</desc>
  <style>${STYLE}
  </style>
  <rect width="${width}" height="${height}" rx="6" fill="var(--ground)"/>
  ${parts.join('\n  ')}
</svg>
`;
}
