import sax from 'sax';

const SVG = 'http://www.w3.org/2000/svg';
/** What draws. Everything else (script, foreignObject, animation of links, embedded pages) is refused. */
const ELEMENTS = new Set(
  `svg g defs symbol use title desc metadata style path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker view switch filter feBlend feColorMatrix feComposite
  feFlood feGaussianBlur feMerge feMergeNode feOffset feTurbulence feDropShadow feMorphology feComponentTransfer feFuncA
  feFuncR feFuncG feFuncB feTile`
    .split(/\s+/)
    .map((name) => name.toLowerCase()),
);
/** Addresses may point into the drawing itself, nowhere else. */
const isLocal = (address: string) => /^\s*#[\w.:-]+\s*$/.test(address);
const hasForeignUrl = (css: string) =>
  /@import|\\|expression\s*\(|-moz-binding/i.test(css) ||
  [...css.matchAll(/url\(\s*(['"]?)(.*?)\1\s*\)/gi)].some(([, , address = '']) => !isLocal(address)) ||
  /(image-set|src)\s*\(/i.test(css);

function findFaultyAttribute(name: string, value: string): string | undefined {
  const local = name.toLowerCase().replace(/^.*:/, '');
  if (local.startsWith('on')) return `an event handler (${name})`;
  if ((local === 'href' || local === 'src') && !isLocal(value)) return `a link to elsewhere (${name})`;
  if (local !== 'href' && !name.startsWith('xmlns') && hasForeignUrl(value))
    return `a reference to elsewhere (${name})`;
  return undefined;
}

function checkTag(tag: sax.QualifiedTag): string | undefined {
  // Elements of editors such as Inkscape do not draw; browsers pass over them. XHTML would not be passed over.
  if (tag.uri !== SVG)
    return /xhtml|mathml/i.test(tag.uri) ? `an element that is not SVG (${tag.name})` : undefined;
  if (!ELEMENTS.has(tag.local.toLowerCase())) return `an element that is not allowed (${tag.name})`;
  for (const { name, value } of Object.values(tag.attributes)) {
    const fault = findFaultyAttribute(name, value);
    if (fault) return fault;
  }
  return undefined;
}

/**
 * Looks for anything in an SVG that could run, navigate or fetch.
 *
 * @returns what was found, for a sentence that begins "it has …"; undefined when the drawing is only a drawing
 */
export function findActiveContent(svg: string): string | undefined {
  let fault: string | undefined;
  let isSvg = false;
  let insideStyle = false;
  const note = (found: string | undefined) => {
    fault ??= found;
  };
  const parser = sax.parser(true, { xmlns: true });
  parser.onerror = () => {
    note('markup that cannot be read');
    parser.resume();
  };
  parser.ondoctype = (doctype) => note(doctype.includes('[') ? 'a document type with entities' : undefined);
  parser.onprocessinginstruction = ({ name }) =>
    note(name === 'xml' ? undefined : `an instruction (${name})`);
  parser.onopentag = (tag) => {
    const { uri, local } = tag as sax.QualifiedTag;
    isSvg ||= uri === SVG && local === 'svg';
    insideStyle = local === 'style';
    note(checkTag(tag as sax.QualifiedTag));
  };
  parser.onclosetag = () => {
    insideStyle = false;
  };
  const checkStyle = (text: string) => {
    if (insideStyle && hasForeignUrl(text)) note('a style that refers to elsewhere');
  };
  parser.ontext = checkStyle;
  parser.oncdata = checkStyle;
  parser.write(svg).close();
  return fault ?? (isSvg ? undefined : 'no drawing in it');
}
