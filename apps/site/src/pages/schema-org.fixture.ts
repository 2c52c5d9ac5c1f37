import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const NAMESPACE = 'http://schema.org/';
const FILE = createRequire(import.meta.url).resolve('@vocabulary/schema/schema.nq');

/** The statements of the vocabulary about a term: objects by predicate. */
type Statements = Map<string, Map<string, string[]>>;

function readVocabulary(): Statements {
  const statements: Statements = new Map();
  for (const line of readFileSync(FILE, 'utf8').split('\n')) {
    const [, subject, predicate, object] =
      /^<http:\/\/schema\.org\/([^>]+)> <[^>]*[#/]([^>#/]+)> <([^>]+)>/.exec(line) ?? [];
    if (!subject || !predicate || !object) continue;
    const said = statements.get(subject) ?? new Map<string, string[]>();
    const objects = said.get(predicate) ?? [];
    statements.set(subject, said.set(predicate, [...objects, object.replace(NAMESPACE, '')]));
  }
  return statements;
}

const vocabulary = readVocabulary();
const said = (term: string, predicate: string) => vocabulary.get(term)?.get(predicate) ?? [];

/** A type and all its ancestors. */
function lineage(type: string): Set<string> {
  const found = new Set([type]);
  for (const name of found) for (const parent of said(name, 'subClassOf')) found.add(parent);
  return found;
}

const isType = (name: string) => said(name, 'type').some((kind) => kind.endsWith('rdf-schema#Class'));
const fits = (type: string, range: readonly string[]) => range.some((name) => lineage(type).has(name));

const ISO_DATE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;
const ISO_DURATION = /^P(?=.)(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+S)?)?$/;

const isAddress = (text: string) => /^(https?:\/\/|mailto:)\S+$/.test(text) && URL.canParse(text);

/** Which of the ranges a text can be a value of. */
function textFits(text: string, range: readonly string[]): boolean {
  if (text === '') return false;
  const member = /^https?:\/\/schema\.org\/(\w+)$/.exec(text)?.[1];
  return range.some((name) => {
    if (name === 'Date' || name === 'DateTime') return ISO_DATE.test(text);
    if (name === 'Duration') return ISO_DURATION.test(text);
    if (name === 'URL') return isAddress(text);
    if (name === 'Text') return true;
    if (lineage(name).has('Enumeration')) return member !== undefined && said(member, 'type').includes(name);
    return false;
  });
}

const numberFits = (value: number, range: readonly string[]) =>
  range.includes('Number') || (range.includes('Integer') && Number.isInteger(value));

/** Errors of one value of a property. */
function valueErrors(value: unknown, range: readonly string[], place: string): string[] {
  if (Array.isArray(value)) {
    if (value.length === 0) return [`${place} is empty`];
    return value.flatMap((each, position) => valueErrors(each, range, `${place}[${position}]`));
  }
  if (typeof value === 'string')
    return textFits(value, range) ? [] : [`${place}: "${value}" is no ${range.join(' or ')}`];
  if (typeof value === 'number')
    return numberFits(value, range) ? [] : [`${place}: ${value} is no ${range.join(' or ')}`];
  if (typeof value === 'boolean')
    return range.includes('Boolean') ? [] : [`${place}: ${value} is no ${range.join(' or ')}`];
  const { '@type': type } = (value ?? {}) as { '@type'?: unknown };
  if (typeof type !== 'string') return [`${place} has no type`];
  return [
    ...(fits(type, range) ? [] : [`${place}: a ${type} is no ${range.join(' or ')}`]),
    ...schemaOrgErrors(value, place),
  ];
}

/**
 * Validates a JSON-LD object against schema.org's vocabulary: reports unknown types, properties that neither the
 * type nor its ancestors have, and values outside the property's ranges. Stricter than schema.org, which accepts
 * text for everything.
 *
 * @returns one line per error; empty if there are none
 */
export function schemaOrgErrors(thing: unknown, place = ''): string[] {
  const { '@type': type, '@context': _context, '@id': id, ...properties } = thing as Record<string, unknown>;
  if (typeof type !== 'string' || !isType(type)) return [`${place}: there is no type ${String(type)}`];
  const here = place || type;
  const idErrors =
    id === undefined || (typeof id === 'string' && isAddress(id)) ? [] : [`${here}: @id ${id}`];
  const errors = Object.entries(properties).flatMap(([name, value]) => {
    // `query-input` describes the parameter `query` (schema.org/docs/actions.html).
    const annotated = /^(\w+)-input$/.exec(name)?.[1];
    const domain = said(annotated ?? name, 'domainIncludes');
    if (!fits(type, domain)) return [`${here}: ${type} has no property ${name}`];
    return annotated ? [] : valueErrors(value, said(name, 'rangeIncludes'), `${here}.${name}`);
  });
  return [...idErrors, ...errors];
}
