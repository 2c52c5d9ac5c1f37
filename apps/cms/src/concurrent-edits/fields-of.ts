import { createHash } from 'node:crypto';
import { footnoteBlock, textBlocks } from '@keelstone/editing/fields/text/text-blocks.ts';
import {
  type Block,
  type FlattenedBlock,
  type FlattenedField,
  flattenAllFields,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload';
import { FIELDS_HEADER } from './fields-header.ts';
import { FormerFormError } from './refused-save.ts';

const blocksOf = (field: FlattenedField): FlattenedBlock[] => (field.type === 'blocks' ? field.blocks : []);

function listFields(fields: readonly FlattenedField[]): unknown[] {
  return fields.map((field) => [
    field.name,
    field.type,
    'flattenedFields' in field ? listFields(field.flattenedFields) : [],
    blocksOf(field).map(({ slug, flattenedFields }) => [slug, listFields(flattenedFields)]),
  ]);
}

/** A text holds these; the configuration of its field does not say so. */
const TEXT_PARTS = [...textBlocks, footnoteBlock];

const known = new WeakMap<SanitizedConfig, string>();

/**
 * A digest of the names of all fields: the same in each process of a release, and another one in a release with another
 * form.
 *
 * @param textParts the blocks that can stand inside a text
 */
export function fieldsOf(config: SanitizedConfig, textParts: readonly Block[] = TEXT_PARTS): string {
  const before = textParts === TEXT_PARTS ? known.get(config) : undefined;
  if (before !== undefined) return before;
  const all = [...config.collections, ...config.globals].map(({ slug, flattenedFields }) => [
    slug,
    listFields(flattenedFields),
  ]);
  const parts = textParts.map(({ slug, fields }) => [slug, listFields(flattenAllFields({ fields }))]);
  const digest = createHash('sha256')
    .update(JSON.stringify([all, parts]))
    .digest('base64url')
    .slice(0, 12);
  if (textParts === TEXT_PARTS) known.set(config, digest);
  return digest;
}

/**
 * Refuses what a form sends that another release has made: Payload drops each field that this one does not have, and the
 * form would take its words for saved.
 *
 * @throws FormerFormError
 */
export function refuseFormerForm({ headers, payload }: PayloadRequest): void {
  const fields = headers.get(FIELDS_HEADER);
  if (fields !== null && fields !== fieldsOf(payload.config)) throw new FormerFormError();
}
