/** A rule of the stylesheet. */
export type StyleRule = {
  /** The cascade layer it is in; null for what is outside all of them. */
  layer: string | null;
  css: string;
  /** CSS modules whose classes it names; none if every page needs it. */
  modules: readonly string[];
};

/** The end of a CSS module's class name: the hash of the module, and a line. */
const MODULE = /_[\w-]+_(\w{1,5})_\d+/g;

/** The CSS modules to which class names in a text belong. */
export const modulesOf = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(MODULE), ([, module = '']) => module)),
];

/** What cannot be cut: strings, comments, and characters that are escaped. */
const WHOLE = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\*[\s\S]*?\*\/|\\./g;

/** Cuts a text into its statements and blocks, each up to its own semicolon or closing brace. */
function* blocksOf(css: string): Generator<string> {
  // Of the same length, so that positions stay the same.
  const outline = css.replace(WHOLE, (whole) => '_'.repeat(whole.length));
  let depth = 0;
  let start = 0;
  for (const { 0: mark, index } of outline.matchAll(/[{};]/g)) {
    if (mark === '{') depth += 1;
    if (mark === '}') depth -= 1;
    if (depth > 0 || mark === '{') continue;
    yield css.slice(start, index + 1).trim();
    start = index + 1;
  }
}

const LAYER = /^@layer ([\w-]+)\s*\{/;

/**
 * Cuts a built stylesheet into its rules, in their order, and leaves out its comments. A rule inside of `@media` and the like is not cut out of
 * it.
 */
export function splitStylesheet(css: string): StyleRule[] {
  const bare = css.replace(WHOLE, (whole) => (whole.startsWith('/*') ? '' : whole));
  return [...blocksOf(bare)].flatMap((block): StyleRule[] => {
    const [start, layer = null] = LAYER.exec(block) ?? [];
    if (!start) return [{ layer, css: block, modules: modulesOf(block) }];
    return [...blocksOf(block.slice(start.length, -1))].map((rule) => ({
      layer,
      css: rule,
      modules: modulesOf(rule),
    }));
  });
}

/** The stylesheet of rules, those of one layer together. */
export function joinRules(rules: readonly StyleRule[]): string {
  let css = '';
  let open: string | null = null;
  for (const { layer, css: rule } of rules) {
    if (layer !== open) {
      if (open) css += '}';
      if (layer) css += `@layer ${layer}{`;
      open = layer;
    }
    css += rule;
  }
  return open ? `${css}}` : css;
}
