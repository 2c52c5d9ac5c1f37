import type { ContentType } from '@keelstone/model';
import { sampleNode } from './sample-node.ts';
import type { PublishedNodeOf } from './types.model.ts';
import { type PublishedNode, parsePublishedNode } from './types.model.ts';

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
  'layer',
]);
const NESTED = new Set(['translations', 'portrait', 'picture', 'form']);

/** Replaces every text, at any depth, by the longest one. */
function stretch(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return KEPT.has(key) ? value : LONGEST;
  if (NESTED.has(key) || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => stretch(item));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, stretch(item, name)]));
}

/** A German node of a type with every field filled in, each with the longest words. */
export function longestNode<T extends ContentType>(type: T): PublishedNodeOf<T> {
  const node = sampleNode(type, { language: 'de', path: '/de/a' } as Partial<PublishedNodeOf<T>>);
  return parsePublishedNode(stretch(node)) as PublishedNode as PublishedNodeOf<T>;
}
