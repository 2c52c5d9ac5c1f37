import { type Content, contentOf, isContent } from '@keelstone/editing/content.ts';
import type { Language } from '@keelstone/model';
import type { FlattenedField } from 'payload';
import { isContentField, isDifferentContent } from './differing-content.ts';
import { mergeLanguages } from './merge-languages.ts';

/** Three states of a document or a part of it, in all languages. */
type States<T> = {
  /** What a plan is to publish. */
  planned: T;
  /** What was published when the plan was made. */
  base: T;
  /** What is published now. */
  published: T;
};

type Overlaps = { languages: readonly Language[]; report: () => void };

const isSame = (one: unknown, other: unknown) => !isDifferentContent({ value: one }, { value: other });

const rowsOf = (value: unknown): Content[] => (Array.isArray(value) ? value.filter(isContent) : []);

/** The value that one side has changed; if both have, the published one. */
function mergeValue({ planned, base, published }: States<unknown>, { report }: Overlaps): unknown {
  if (isSame(published, base) || isSame(published, planned)) return planned;
  if (!isSame(planned, base)) report();
  return published;
}

const findRow = (rows: readonly Content[], { id, blockType }: Content) =>
  rows.find((row) => row.id === id && row.blockType === blockType);

/** The rows of one list, and those that only the other one has after the row that they follow there. */
function interleave(lead: readonly Content[], other: readonly Content[]): Content[] {
  const all = [...lead];
  for (const [place, row] of other.entries()) {
    if (findRow(all, row)) continue;
    const before = other[place - 1];
    all.splice(before ? all.findIndex((each) => each.id === before.id) + 1 : 0, 0, row);
  }
  return all;
}

function mergeRows(
  { planned, base, published }: States<Content[]>,
  fieldsOf: (row: Content) => readonly FlattenedField[],
  overlaps: Overlaps,
): Content[] {
  /** Whether a side that kept a row has changed it, in what it is about: the plan, in its own languages. */
  const isChanged = (row: Content, former: Content) => {
    if (findRow(published, row)) return !isSame(row, former);
    const merge = { fields: fieldsOf(row), draft: row, published: former };
    return !isSame(mergeLanguages(merge, overlaps.languages), former);
  };
  const stays = (row: Content) => {
    const former = findRow(base, row);
    if (!former || (findRow(planned, row) && findRow(published, row))) return true;
    if (isChanged(row, former)) overlaps.report();
    return false;
  };
  const inOrder = (rows: readonly Content[]) =>
    rows.filter((row) => [planned, base, published].every((all) => findRow(all, row))).map(({ id }) => id);
  const isReordered = !isSame(inOrder(planned), inOrder(base));
  mergeValue({ planned: inOrder(planned), base: inOrder(base), published: inOrder(published) }, overlaps);
  const sides = [published.filter(stays), planned.filter(stays)] as const;
  const rows = isReordered ? interleave(sides[1], sides[0]) : interleave(sides[0], sides[1]);
  return rows.map((row) => {
    const [inPlan, inPublished] = [findRow(planned, row), findRow(published, row)];
    if (!inPlan || !inPublished) return row;
    // A row that was a draft when it was planned has been published from that draft or a later one.
    const states = { planned: inPlan, base: findRow(base, row) ?? inPlan, published: inPublished };
    return mergeFields(fieldsOf(row), states, () => overlaps);
  });
}

const hasIds = (value: unknown) => value == null || rowsOf(value).every(({ id }) => id !== undefined);

function mergeField(field: FlattenedField, states: States<unknown>, overlaps: Overlaps): unknown {
  // The words of other languages are kept by mergeLanguages, those of this one are what was planned.
  if ('localized' in field && field.localized) return states.planned;
  const { planned, base, published } = states;
  if (field.type === 'group' || field.type === 'tab') {
    const parts = { planned: contentOf(planned), base: contentOf(base), published: contentOf(published) };
    return mergeFields(field.flattenedFields, parts, () => overlaps);
  }
  if ((field.type === 'array' || field.type === 'blocks') && [planned, base, published].every(hasIds)) {
    const fieldsOf = ({ blockType }: Content) =>
      field.type === 'array'
        ? field.flattenedFields
        : (field.blocks.find(({ slug }) => slug === blockType)?.flattenedFields ?? []);
    const rows = { planned: rowsOf(planned), base: rowsOf(base), published: rowsOf(published) };
    return mergeRows(rows, fieldsOf, overlaps);
  }
  return mergeValue(states, overlaps);
}

function mergeFields(
  fields: readonly FlattenedField[],
  { planned, base, published }: States<Content>,
  overlapsOf: (field: FlattenedField) => Overlaps,
): Content {
  const merged = { ...planned };
  for (const field of fields) {
    const { name } = field;
    if (!(name in planned) && !(name in published)) continue;
    const states = { planned: planned[name], base: base[name], published: published[name] };
    merged[name] = mergeField(field, states, overlapsOf(field));
  }
  return merged;
}

/**
 * What a plan publishes in some languages, merged with what has been published since in others (C-12): shared fields and
 * rows that it leaves as they were when it was made are as published now, words are as planned.
 *
 * @returns the content, and the fields that both have changed to something else
 */
export function keepPublishedSince(
  fields: readonly FlattenedField[],
  states: States<Content>,
  languages: readonly Language[],
): { content: Content; overlapping: FlattenedField[] } {
  const overlapping = new Set<FlattenedField>();
  const content = mergeFields(fields.filter(isContentField), states, (field) => ({
    languages,
    report: () => overlapping.add(field),
  }));
  return { content, overlapping: [...overlapping] };
}
