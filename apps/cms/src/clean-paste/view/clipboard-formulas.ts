import { rename, textNodes } from './clipboard-elements.ts';

const PLAIN = '0123456789+-−=()n';
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₙ';

/** Raised and lowered digits have characters of their own: 10⁶ must not become 106. What has none stays, as in 1st. */
function shiftDigits(root: Element): void {
  for (const [selector, shifted] of [
    ['sup, [style*="vertical-align:super"], [style*="vertical-align: super"]', RAISED],
    ['sub, [style*="vertical-align:sub"], [style*="vertical-align: sub"]', LOWERED],
  ] as const)
    for (const element of root.querySelectorAll(selector)) {
      const text = element.textContent ?? '';
      // A reference to a note, not a number.
      if (/^\s*\[/.test(text)) continue;
      const shift = /[^\d+\-−=()n\s.,]/.test(text) ? /\d/g : /[\d+\-−=()n]/g;
      for (const node of textNodes(element))
        node.data = node.data.replace(shift, (character) => shifted[PLAIN.indexOf(character)] ?? character);
    }
}

/** Formulas in one line: fractions with a slash, and as much of the rest as characters can say. */
function spellFormulas(root: Element): void {
  for (const math of root.querySelectorAll('math')) {
    for (const source of math.querySelectorAll('annotation, annotation-xml')) source.remove();
    for (const { children } of math.querySelectorAll('mfrac')) {
      for (const side of children)
        if (side.children.length > 1) side.replaceChildren('(', ...side.childNodes, ')');
      children[0]?.after('/');
    }
    for (const root of math.querySelectorAll('msqrt')) root.prepend('√');
    for (const { children } of math.querySelectorAll('msubsup')) if (children[2]) rename(children[2], 'sup');
    for (const { children } of math.querySelectorAll('msub, msubsup'))
      if (children[1]) rename(children[1], 'sub');
    for (const { children } of math.querySelectorAll('msup')) if (children[1]) rename(children[1], 'sup');
    for (const name of math.querySelectorAll('mi, mtext, mtd'))
      if (name.localName === 'mtd' || (name.textContent ?? '').trim().length > 1) {
        name.before(' ');
        name.after(' ');
      }
    shiftDigits(math);
    math.replaceWith((math.textContent ?? '').replace(/\s+/g, ' '));
  }
}

/** The labels in a drawing, without the drawing. */
function takeLabels(root: Element): void {
  for (const drawing of root.querySelectorAll('svg')) {
    for (const line of drawing.querySelectorAll('tspan[x], tspan[dy], foreignObject *')) line.before(' ');
    const labels = [...drawing.querySelectorAll('text, foreignObject')].filter(
      (label) => !label.closest('defs, symbol'),
    );
    drawing.replaceWith(labels.map(({ textContent }) => ` ${textContent} `).join(''));
  }
}

/** Makes text of raised and lowered digits, formulas and drawings. */
export function spellOut(root: Element): void {
  takeLabels(root);
  spellFormulas(root);
  shiftDigits(root);
}
