import { type Content, isContent } from '@keelstone/editing/content.ts';
import type { FlattenedField } from 'payload';

/** What a page has of its own, or what the CMS notes of it. */
const NOT_KEPT = new Set([
  'title',
  'alias',
  'alsoFoundBy',
  'meta',
  'created',
  'moderation',
  '_status',
  'anchor',
]);

/** Texts, and what says how they are shown. Other documents, dates and places belong to one page. */
const KEPT_TYPES = new Set([
  'text',
  'textarea',
  'richText',
  'blocks',
  'checkbox',
  'select',
  'radio',
  'email',
  'code',
]);

/** The CMS's own notes are hidden, read-only or set by hooks alone. */
const isNote = (field: FlattenedField): boolean =>
  'hidden' in (field.admin ?? {}) && Boolean(field.admin?.hidden);

function keptValue(field: FlattenedField, value: unknown): unknown {
  if (value === null || value === undefined || NOT_KEPT.has(field.name) || isNote(field)) return undefined;
  if (field.type === 'array' && Array.isArray(value))
    return value.filter(isContent).map((row) => ({ id: row.id, ...keptFields(field.flattenedFields, row) }));
  if ((field.type === 'group' || field.type === 'tab') && isContent(value))
    return keptFields(field.flattenedFields, value);
  return KEPT_TYPES.has(field.type) ? value : undefined;
}

function keptFields(fields: readonly FlattenedField[], content: Content): Content {
  const kept = fields.flatMap((field) => {
    if ('virtual' in field && field.virtual) return [];
    if (field.admin?.position === 'sidebar') return [];
    const value = keptValue(field, content[field.name]);
    return value === undefined ? [] : [[field.name, value] as const];
  });
  return Object.fromEntries(kept);
}

/**
 * The sections and texts of a page, in all languages: not what a page has of its own (title, path, dates, plans,
 * pictures, people and terms, what it is found by). What sections refer to stays.
 */
export const templateContent = (fields: readonly FlattenedField[], page: Content): Content =>
  keptFields(fields, page);
