import type { ContentType } from '@keelstone/model';
import { sampleNode } from './sample-node.ts';
import {
  InvalidNodeError,
  type PublishedNode,
  type PublishedNodeOf,
  parsePublishedNode,
} from './types.model.ts';

/** Longer words than any editor has entered so far. */
export const LONGEST =
  'Betriebsunterbrechungsversicherung und Richtlinienmanagement für Umweltverträglichkeitsprüfungen';

/** Fields that do not contain readable text. */
const KEPT = new Set([
  'type',
  'kind',
  'path',
  'url',
  'onlineUrl',
  'registrationUrl',
  'language',
  'timeZone',
  'time',
  'email',
  'name',
]);
const NESTED = new Set(['translations', 'portrait', 'picture', 'form']);

/** Replaces every text, at any depth, by the longest one. */
function stretch(value: unknown, kept: ReadonlySet<string>, key = ''): unknown {
  if (typeof value === 'string') return kept.has(key) ? value : LONGEST;
  if (NESTED.has(key) || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => stretch(item, kept));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, stretch(item, kept, name)]));
}

/** The fields of a node that have one of a few values, such as a select. */
function choicesOf(node: unknown): string[] {
  try {
    parsePublishedNode(node);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidNodeError)) throw error;
    return error.issues
      .filter(({ type }) => type === 'picklist')
      .map(({ path }) => String(path?.at(-1)?.key));
  }
}

/** A German node of a type with every field filled in, each with the longest words. */
export function longestNode<T extends ContentType>(type: T): PublishedNodeOf<T> {
  const node = sampleNode(type, { language: 'de', path: '/de/a' } as Partial<PublishedNodeOf<T>>);
  const kept = new Set([...KEPT, ...choicesOf(stretch(node, KEPT))]);
  return parsePublishedNode(stretch(node, kept)) as PublishedNode as PublishedNodeOf<T>;
}
