import { decodePercent } from '@keelstone/model/text/decode-percent';

/** Elements whose `href` draws nothing: a link leads there, an animation moves it. */
const DRAWS_NOTHING = /^(?:a|animate\w*|set|mpath)$/i;
/** Made once, however many shapes are filled with them. */
const GRADIENTS = new Set(['linearGradient', 'radialGradient']);
/** Of a group, these are of each shape in it. */
const OF_EACH_SHAPE = /^\s*(?:fill|stroke|marker)/i;

/** Thrown when what a drawing repeats cannot be counted, because it shows itself, or is nested too deeply. */
export class EndlessDrawingError extends Error {
  override name = 'EndlessDrawingError';
}

type Reference = { id: string; isOfEachShape: boolean };

/** What an element shows besides what is in it. */
function* referencesOf(element: Element): Generator<Reference> {
  for (const { localName, value } of element.attributes) {
    if (localName === 'href') {
      if (!DRAWS_NOTHING.test(element.localName))
        yield { id: decodePercent(value.trim().replace(/^#/, '')), isOfEachShape: false };
      continue;
    }
    const declarations = localName === 'style' ? value.split(';') : [`${localName}:${value}`];
    for (const declaration of declarations)
      for (const [, id = ''] of declaration.matchAll(/url\(\s*["']?#([^"')\s]+)/gi))
        yield { id: decodePercent(id), isOfEachShape: OF_EACH_SHAPE.test(declaration) };
  }
}

/**
 * About how many elements a browser draws of a drawing, with what it shows by `use`, patterns, masks, clips and filters: in
 * a drawing of two kilobytes, ten parts that each show the one before ten times make ten thousand million. Style sheets are
 * not read, and a marker counts once for a line: those of ordinary drawings would count for more than they draw.
 *
 * @param mostDepth of elements in each other, and shown by each other
 * @throws EndlessDrawingError
 */
export function countDrawn(root: Element, mostDepth: number): number {
  const byId = new Map<string, Element>();
  // Of two with the same id, browsers show the first.
  for (const element of root.querySelectorAll('[id]'))
    if (!byId.has(element.id)) byId.set(element.id, element);
  const counts = new Map<Element, number>();
  const counting = new Set<Element>();
  const count = (element: Element, depth: number): number => {
    const known = counts.get(element);
    if (known !== undefined) return known;
    if (depth > mostDepth || counting.has(element)) throw new EndlessDrawingError();
    counting.add(element);
    let inside = 1;
    for (const child of element.children) inside += count(child, depth + 1);
    let drawn = inside;
    for (const { id, isOfEachShape } of referencesOf(element)) {
      const shown = byId.get(id);
      if (shown && !GRADIENTS.has(shown.localName))
        drawn += count(shown, depth + 1) * (isOfEachShape ? inside : 1);
    }
    counting.delete(element);
    counts.set(element, drawn);
    return drawn;
  };
  return count(root, 0);
}
