import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Breakable } from './breakable.tsx';
import { Hyphenation } from './hyphenation.ts';

const halve = (word: string) => `${word.slice(0, 5)}-${word.slice(5)}`;
const render = (text: string, hyphenate = halve) =>
  renderToStaticMarkup(
    <Hyphenation value={hyphenate}>
      <Breakable text={text} />
    </Hyphenation>,
  );

it('U-9 divides long words only, and those that fit a wide line only on a narrow one', () => {
  expect(render('Kurz: Richtlinienpflege!')).toMatch(
    /^Kurz: <span class="[^"]+">Richt-linienpflege<\/span>!$/,
  );
});

it('U-9 divides a word that fits no line wherever it stands', () => {
  expect(render('Betriebsunterbrechungsversicherung')).toBe('Betri-ebsunterbrechungsversicherung');
});

it('U-9 counts letters, not signs: a compound with hyphens can break already', () => {
  expect(render('Beinahe-Unfall-Meldung')).toBe('Beinahe-Unfall-Meldung');
});

it('U-9 leaves words as they are where nobody says how to divide them', () => {
  expect(renderToStaticMarkup(<Breakable text="Richtlinienmanagement <b>" />)).toBe(
    'Richtlinienmanagement &lt;b&gt;',
  );
});
