import { OUTLINE_FONTS } from '@keelstone/brand/outline-fonts.ts';
import { create, type Font } from 'fontkit';

/** Characters without glyph and width: soft hyphens, direction marks, control characters. */
const INVISIBLE = /[\u00AD\p{Cc}\p{Cf}]/gu;

type Run = { font: Font; text: string };

/**
 * A typeface of the brand as outlines, so that an image looks the same on every machine, regardless of its
 * fonts. Each of its files contains a part of the alphabet; the first one that has a letter is used.
 */
class Typeface {
  readonly #files: readonly string[];
  #fonts: readonly Font[] | null = null;

  /** @param files in base64; they are parsed when the first text is measured */
  constructor(files: readonly string[]) {
    this.#files = files;
  }

  /** Width of a line in pixels, at a font size of one pixel. */
  width(text: string): number {
    return this.#runs(text).reduce((sum, { font, text: part }) => {
      return sum + font.layout(part).advanceWidth / font.unitsPerEm;
    }, 0);
  }

  /** Path data of a line whose baseline begins at x and y, in pixels. Letters that no file has are left out. */
  outline(text: string, x: number, y: number, size: number): string {
    let [path, left] = ['', x];
    for (const { font, text: part } of this.#runs(text)) {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(part);
      for (const [index, glyph] of glyphs.entries()) {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const [dx, dy] = [left + xOffset * scale, y - yOffset * scale];
        path += glyph.path.transform(scale, 0, 0, -scale, dx, dy).toSVG();
        left += xAdvance * scale;
      }
    }
    return path;
  }

  get #loaded(): readonly Font[] {
    this.#fonts ??= this.#files.map((file) => create(Buffer.from(file, 'base64')) as Font);
    return this.#fonts;
  }

  /** Splits the line wherever another file is needed. */
  #runs(text: string): Run[] {
    const runs: Run[] = [];
    // None of the files has the narrow no-break space.
    const visible = text.normalize('NFC').replace(INVISIBLE, '').replaceAll('\u202F', '\u00A0');
    for (const letter of visible) {
      const font = this.#loaded.find((each) => each.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
      const last = runs.at(-1);
      if (!font) continue;
      if (last?.font === font) last.text += letter;
      else runs.push({ font, text: letter });
    }
    return runs;
  }
}

/** The site's two font families: for headlines, and for everything else. */
export const SERIF = new Typeface(OUTLINE_FONTS.serif);
export const SANS = new Typeface(OUTLINE_FONTS.sans);
