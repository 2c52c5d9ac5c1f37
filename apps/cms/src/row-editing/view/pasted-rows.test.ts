import fc from 'fast-check';
import type { FormState } from 'payload';
import { describe, expect, it } from 'vitest';
import {
  mergeFormStateFromClipboard,
  reduceFormStateByPath,
} from '../../../../../node_modules/@payloadcms/ui/dist/elements/ClipboardAction/mergeFormStateFromClipboard.js';
import { insertRows, rowOf } from './insert-rows.ts';
import { type Clipboard, pastedRows } from './pasted-rows.ts';

let made = 0;
const newId = () => (++made).toString(16).padStart(24, 'a');

type Tab = { label: string; anchor: string };
type Section = { heading: string; tabs: Tab[] };

/** The state of a form, as Payload keeps it. */
function formOf(sections: readonly Section[]): FormState {
  const state: FormState = { title: { value: 'Page' } };
  const rows = sections.map(() => ({ id: newId(), blockType: 'tabs' }));
  state.sections = { value: rows.length, rows };
  for (const [at, { heading, tabs }] of sections.entries()) {
    const section = `sections.${at}`;
    state[`${section}.id`] = { value: rows[at]?.id };
    state[`${section}.blockType`] = { value: 'tabs' };
    state[`${section}.heading`] = { value: heading, lastRenderedPath: `${section}.heading` };
    const inner = tabs.map(() => ({ id: newId() }));
    state[`${section}.tabs`] = { value: inner.length, rows: inner };
    for (const [index, { label, anchor }] of tabs.entries()) {
      state[`${section}.tabs.${index}.id`] = { value: inner[index]?.id };
      state[`${section}.tabs.${index}.label`] = { value: label };
      state[`${section}.tabs.${index}.anchor`] = { value: anchor };
    }
  }
  return state;
}

/** What an editor would see in it. */
function sectionsOf(state: FormState): Section[] {
  return (state.sections?.rows ?? []).map((_, at) => ({
    heading: state[`sections.${at}.heading`]?.value as string,
    tabs: (state[`sections.${at}.tabs`]?.rows ?? []).map((__, index) => ({
      label: state[`sections.${at}.tabs.${index}.label`]?.value as string,
      anchor: state[`sections.${at}.tabs.${index}.anchor`]?.value as string,
    })),
  }));
}

const idsOf = (state: FormState) =>
  Object.entries(state).flatMap(([path, { value }]) => (path.endsWith('.id') ? [value] : []));

const copyOf = (state: FormState, path: string, rowIndex?: number): Clipboard =>
  JSON.parse(
    JSON.stringify({ path, rowIndex, data: reduceFormStateByPath({ formState: state, path, rowIndex }) }),
  );

/** As when an editor chooses "Paste" of a row, or of the field. */
function paste(state: FormState, clipboard: Clipboard, path: string, rowIndex?: number): FormState {
  const handedOut = Object.fromEntries(Object.entries(state).map(([key, field]) => [key, { ...field }]));
  const next = mergeFormStateFromClipboard({
    dataFromClipboard: { type: 'blocks', ...structuredClone(clipboard) },
    formState: { ...handedOut },
    path,
    rowIndex,
  } as never);
  const pasted = pastedRows({ state, handedOut, next, clipboard });
  return pasted ? insertRows(state, pasted.path, pasted.at, pasted.rows) : next;
}

const named = (word: string, anchors: string[] = []): Section => ({
  heading: word,
  tabs: anchors.map((anchor) => ({ label: anchor, anchor })),
});
const headings = (state: FormState) => sectionsOf(state).map(({ heading }) => heading);

describe('pasting', () => {
  it('C-5 inserts a section below the one it is pasted on, and keeps that', () => {
    const form = formOf([named('A', ['a']), named('B', ['b'])]);
    expect(headings(paste(form, copyOf(form, 'sections', 1), 'sections', 0))).toEqual(['A', 'B', 'B']);
    expect(headings(paste(form, copyOf(form, 'sections', 0), 'sections', 0))).toEqual(['A', 'A', 'B']);
  });

  it('C-5 inserts at the end what is pasted into the field, on this page and another', () => {
    const form = formOf([named('A'), named('B')]);
    const other = formOf([named('C', ['c']), named('D')]);
    expect(headings(paste(form, copyOf(form, 'sections', 0), 'sections'))).toEqual(['A', 'B', 'A']);
    expect(headings(paste(form, copyOf(other, 'sections'), 'sections'))).toEqual(['A', 'B', 'C', 'D']);
    expect(headings(paste(formOf([]), copyOf(other, 'sections', 0), 'sections'))).toEqual(['C']);
    expect(headings(paste(form, copyOf(other, 'sections'), 'sections', 0))).toEqual(['A', 'C', 'D', 'B']);
  });

  it('C-5 inserts rows inside a section, into the one they are pasted in', () => {
    const form = formOf([named('A', ['a', 'b']), named('B', ['c'])]);
    const after = paste(form, copyOf(form, 'sections.0.tabs', 1), 'sections.1.tabs', 0);
    expect(sectionsOf(after).map(({ tabs }) => tabs.map(({ label }) => label))).toEqual([
      ['a', 'b'],
      ['c', 'b'],
    ]);
  });

  it('C-5 keeps a name in links on another page, and leaves it out where it is taken', () => {
    const form = formOf([named('A', ['a'])]);
    const other = formOf([named('B', ['b'])]);
    const copy = copyOf(form, 'sections', 0);
    const anchors = (state: FormState) =>
      sectionsOf(state).map(({ tabs }) => tabs.map(({ anchor }) => anchor));
    expect(anchors(paste(other, copy, 'sections', 0))).toEqual([['b'], ['a']]);
    expect(anchors(paste(form, copy, 'sections', 0))).toEqual([['a'], ['']]);
  });

  it('C-5 has the server render what it inserted, and shows no former errors', () => {
    const form = formOf([named('A')]);
    form['sections.0.heading'] = { ...form['sections.0.heading'], valid: false, errorMessage: 'No' } as never;
    const field = paste(form, copyOf(form, 'sections', 0), 'sections', 0)['sections.1.heading'];
    expect(field).toEqual({ value: 'A', valid: true });
  });

  it('C-5 never changes or loses a section, whatever is pasted where', () => {
    const tab = fc.record({ label: fc.string(), anchor: fc.constantFrom('', 'a', 'b', 'c') });
    const section = fc.record({ heading: fc.string(), tabs: fc.array(tab, { maxLength: 3 }) });
    const page = fc.array(section, { minLength: 1, maxLength: 4 });
    const place = fc.option(fc.nat(3), { nil: undefined });
    fc.assert(
      fc.property(page, page, place, place, (present, other, from, to) => {
        const form = formOf(present);
        const copied = from === undefined ? undefined : from % other.length;
        const at = to === undefined ? undefined : to % present.length;
        const after = paste(form, copyOf(formOf(other), 'sections', copied), 'sections', at);
        const inserted = copied === undefined ? other : other.slice(copied, copied + 1);
        const position = at === undefined ? present.length : at + 1;
        // Payload pastes the row of the same number when a whole field is pasted on a row, and nothing if there is none.
        if (copied === undefined && at !== undefined && at >= other.length) return;
        const plain = (sections: Section[]) =>
          sections.map(({ heading, tabs }) => [heading, ...tabs.map(({ label }) => label)]);
        expect(plain(sectionsOf(after))).toEqual(plain(present.toSpliced(position, 0, ...inserted)));
        expect(sectionsOf(after).toSpliced(position, inserted.length)).toEqual(present);
        expect(new Set(idsOf(after)).size).toBe(idsOf(after).length);
      }),
    );
  });
});

describe('duplicating', () => {
  it('C-5 gives the copy ids and names of its own', () => {
    const form = formOf([named('A', ['a', 'b']), named('B')]);
    const after = insertRows(form, 'sections', 1, [rowOf(form, 'sections', 0)]);
    expect(sectionsOf(after)).toEqual([
      named('A', ['a', 'b']),
      {
        heading: 'A',
        tabs: [
          { label: 'a', anchor: '' },
          { label: 'b', anchor: '' },
        ],
      },
      named('B'),
    ]);
    expect(new Set(idsOf(after)).size).toBe(idsOf(after).length);
    expect(after['sections.1.tabs']?.rows?.map(({ id }) => id)).toEqual([
      after['sections.1.tabs.0.id']?.value,
      after['sections.1.tabs.1.id']?.value,
    ]);
  });
});
