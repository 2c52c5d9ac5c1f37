import { say, sayLabel } from '@keelstone/languages/say.ts';
import type { ClientField, ClientTab, Field, FormState, Tab } from 'payload';

/** A field of the configuration, or of a form. */
export type AnyField = ClientField | Field;
type Named = AnyField | ClientTab | Tab;

/** Where a field stands in a form. */
export type FieldPlace = {
  /** From the outermost to the field itself, such as `Sections`, `2 Headline`, `Heading`. */
  labels: string[];
  /** Whether each language has its own text. */
  isLocalized: boolean;
  /** False if there is no such field, as far as it is known of which kind its row is. */
  isKnown: boolean;
};

type Found = { field: Named; isLocalized: boolean };

const labelOf = (field: Named): string => {
  const { label, name } = field as { label?: unknown; name?: string };
  return sayLabel(label) || (name ?? '');
};

const isLocalized = (field: Named) => 'localized' in field && Boolean(field.localized);

/** The field of a name, also in tabs and rows, which are not in its path. */
export function findField(fields: readonly AnyField[], name: string): Found | undefined {
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) {
        if ('name' in tab && tab.name === name) return { field: tab, isLocalized: isLocalized(tab) };
        const found = 'name' in tab && tab.name ? undefined : findField(tab.fields, name);
        if (found) return found;
      }
    } else if ('name' in field && field.name) {
      if (field.name === name) return { field, isLocalized: isLocalized(field) };
    } else if ('fields' in field) {
      const found = findField(field.fields, name);
      if (found) return found;
    }
  }
  return undefined;
}

/**
 * Describes the place of a field, such as `sections.1.heading`.
 *
 * @param kindOf the block type of a row, by its path, such as `sections.1`
 */
export function describeField(
  fields: readonly AnyField[],
  path: string,
  kindOf: (row: string) => string | undefined,
): FieldPlace {
  const labels: string[] = [];
  let [within, localized] = [fields, false];
  const segments = path.split('.');
  let found: Found | undefined;
  segments.forEach((segment, index) => {
    if (!/^\d+$/.test(segment)) {
      found = findField(within, segment);
      labels.push(found ? labelOf(found.field) : segment);
      localized ||= found?.isLocalized ?? false;
      within = found && 'fields' in found.field ? found.field.fields : [];
      return;
    }
    const kind = kindOf(segments.slice(0, index + 1).join('.'));
    const blocks = found && 'blocks' in found.field ? found.field.blocks : [];
    const block = blocks.find(({ slug }) => slug === kind);
    if (block) within = block.fields;
    const name = block ? ` ${sayLabel(block.labels?.singular)}`.trimEnd() : '';
    labels.push(`${Number(segment) + 1}${name}`);
  });
  return {
    labels: labels.filter((label) => label !== ''),
    isLocalized: localized,
    isKnown: found !== undefined,
  };
}

/** The place in words, such as `Sections, 2 Headline, Heading in German`. */
export const sayPlace = (
  { labels, isLocalized }: Pick<FieldPlace, 'labels' | 'isLocalized'>,
  language: string,
): string => [labels.join(', '), ...(isLocalized ? [say('in {language}', { language })] : [])].join(' ');

/** The number of the tab that has a field of this name; undefined if the field is in none. */
export function tabOf(fields: readonly AnyField[], name: string): number | undefined {
  for (const field of fields) {
    if (field.type !== 'tabs') continue;
    const index = field.tabs.findIndex((tab) =>
      'name' in tab && tab.name ? tab.name === name : findField(tab.fields, name) !== undefined,
    );
    if (index >= 0) return index;
  }
  return undefined;
}

/**
 * The paths of the fields of a form that have to change. Payload sometimes marks a list, too, when only a field of one
 * of its rows is refused: what has nothing to say, and is there because of another one, is left out.
 */
export function refusedFields(state: FormState): string[] {
  const refused = Object.keys(state).filter(
    (path) => state[path]?.valid === false && state[path].passesCondition !== false,
  );
  return refused.filter(
    (path) => state[path]?.errorMessage || !refused.some((other) => other.startsWith(`${path}.`)),
  );
}
