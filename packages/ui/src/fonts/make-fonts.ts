// npm run fonts: cuts the typefaces anew, and writes the rules that name their files. Its output is committed.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toUnicodeRange } from './characters.ts';
import { CUTS, type Cut, type CutFont, cutFont } from './cut-fonts.ts';

const FOLDER = import.meta.dirname;

const sayWeights = (weights: Cut['weights']) =>
  typeof weights === 'number' ? String(weights) : `${weights.min} ${weights.max}`;

function faceRule({ family, style, weights }: Cut, { name, characters }: CutFont): string {
  return `@font-face {
  font-family: "${family}";
  font-style: ${style};
  font-weight: ${sayWeights(weights)};
  font-display: swap;
  src: url("./${name}.woff2") format("woff2");
  unicode-range: ${toUnicodeRange(characters).replaceAll(', ', ',\n    ')};
}`;
}

const rules: string[] = [];
for (const cut of CUTS) {
  for (const font of await cutFont(cut)) {
    writeFileSync(join(FOLDER, `${font.name}.woff2`), font.file);
    rules.push(faceRule(cut, font));
    console.log(`${font.name}: ${[...font.characters].length} characters, ${font.file.length} bytes`);
  }
}
writeFileSync(join(FOLDER, 'typefaces.css'), `/* Written by \`npm run fonts\`. */\n${rules.join('\n')}\n`);
