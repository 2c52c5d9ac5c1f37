/** Elements that refer to others without drawing them; a link leads to them. */
const DRAWS_NOTHING = /^(?:a|animate\w*|set|mpath)$/i;
/** Made once, however many shapes are filled with them. */
const GRADIENTS = new Set(['linearGradient', 'radialGradient']);

/** Thrown when what a drawing repeats cannot be counted, because it repeats itself, or is nested too deeply. */
export class EndlessDrawingError extends Error {
  override name = 'EndlessDrawingError';
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** The ids in the `url(#…)` of an attribute or a style sheet. */
const idsIn = (css: string): string[] =>
  [...css.matchAll(/url\(\s*["']?#([^"')\s]+)/gi)].map(([, id = '']) => decode(id));

/** Ids in style sheets, by the class that has them, or of all elements: other selectors are not read. */
function readStyles(root: Element): { byClass: ReadonlyMap<string, string[]>; ofAll: string[] } {
  const byClass = new Map<string, string[]>();
  const ofAll: string[] = [];
  const rules = [...root.querySelectorAll('style')].flatMap((style) => (style.textContent ?? '').split('}'));
  for (const rule of rules) {
    const [declarations = '', selectors = ''] = rule.split('{').toReversed();
    const ids = idsIn(declarations);
    if (ids.length === 0) continue;
    for (const selector of selectors.split(',')) {
      const name = /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1];
      if (name === undefined) ofAll.push(...ids);
      else byClass.set(name, [...(byClass.get(name) ?? []), ...ids]);
    }
  }
  return { byClass, ofAll };
}

type Count = { drawn: number; vertices: number; hasMarkers: boolean };

const verticesOf = (element: Element): number =>
  ['d', 'points'].reduce((sum, name) => sum + (element.getAttribute(name)?.match(/[\d.]+/g)?.length ?? 0), 0);

/**
 * How many elements a browser draws of a drawing, with what it shows by `use`, patterns, masks, clips, filters and
 * markers, which are drawn at each point of a line. In a drawing of two kilobytes, ten parts that each show the one before
 * ten times make ten thousand million.
 *
 * @param mostDepth of elements in each other, and shown by each other
 * @throws EndlessDrawingError
 */
export function countDrawn(root: Element, mostDepth: number): number {
  const byId = new Map<string, Element>();
  for (const element of root.querySelectorAll('[id]'))
    if (!byId.has(element.id)) byId.set(element.id, element);
  const { byClass, ofAll } = readStyles(root);
  const shownBy = (element: Element): Element[] => {
    if (DRAWS_NOTHING.test(element.localName) || element.localName === 'style') return [];
    const attributes = [...element.attributes];
    const ids = attributes.flatMap(({ localName, value }) =>
      localName === 'href' ? decode(value.trim().replace(/^#/, '')) : idsIn(value),
    );
    const classes = (element.getAttribute('class') ?? '').split(/\s+/);
    return [...ids, ...classes.flatMap((name) => byClass.get(name) ?? []), ...ofAll].flatMap((id) => {
      const shown = byId.get(id);
      return shown && !GRADIENTS.has(shown.localName) ? [shown] : [];
    });
  };
  const known = new Map<Element, Count>();
  const counting = new Set<Element>();
  const count = (element: Element, depth: number): Count => {
    const before = known.get(element);
    if (before) return before;
    if (depth > mostDepth || counting.has(element)) throw new EndlessDrawingError();
    counting.add(element);
    const shown = shownBy(element);
    const markers = shown.filter(({ localName }) => localName === 'marker');
    const parts = [...element.children, ...shown.filter((each) => !markers.includes(each))];
    const inside = parts.map((each) => count(each, depth + 1));
    const vertices = verticesOf(element) + inside.reduce((sum, each) => sum + each.vertices, 0);
    const drawn = inside.reduce((sum, each) => sum + each.drawn, 1);
    const atPoints = markers.reduce((sum, each) => sum + count(each, depth + 1).drawn, 0);
    const hasMarkers = markers.length > 0 || inside.some((each) => each.hasMarkers);
    // Within each other, they would be drawn at each point of each.
    if (element.localName === 'marker' && hasMarkers) throw new EndlessDrawingError();
    const counted = { drawn: drawn + atPoints * Math.max(vertices, 1), vertices, hasMarkers };
    counting.delete(element);
    known.set(element, counted);
    return counted;
  };
  return count(root, 0).drawn;
}
