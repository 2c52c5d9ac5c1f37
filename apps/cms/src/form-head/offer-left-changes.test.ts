import { expect, it } from 'vitest';
import { isSavedAfter, offerOf, restoredOver } from './offer-left-changes.ts';

const OLD = { filename: 'old.png', width: 1000, height: 800, url: '/old.png', alt: 'A', crop: null };
const NEW = { filename: 'new.png', width: 400, height: 900, url: '/new.png', alt: 'B', crop: null };
const TYPED = { alt: 'Typed before the crash', crop: { x: 500, y: 0, width: 400, height: 300 } };

const offer = (loaded: object, data: object) =>
  offerOf({ ...loaded }, 'Tuesday', { base: 'Monday', at: 0, data: { ...data } });

it('C-4 C-14 puts back a crop and a text into the form of the same picture', () => {
  expect(offer(OLD, { ...OLD, ...TYPED })).toMatchObject({
    data: { ...OLD, ...TYPED },
    changed: ['alt', 'crop'],
  });
});

it('C-4 C-14 puts back only the text when the file was replaced meanwhile', () => {
  expect(offer(NEW, { ...OLD, ...TYPED })).toMatchObject({
    data: { ...NEW, alt: TYPED.alt },
    changed: ['alt'],
    isOutdated: true,
  });
});

it('C-4 C-14 offers nothing when only a crop of the former file was left', () => {
  expect(offer({ ...NEW, alt: 'A' }, { ...OLD, crop: TYPED.crop })).toBeNull();
});

it('C-14 offers no text that only its editor has written differently', () => {
  const paragraph = (words: string, more: object) => ({
    type: 'paragraph',
    ...more,
    children: [{ type: 'text', text: words, format: 0 }],
  });
  const quote = (fields: object) => ({ type: 'block', version: 2, fields });
  const textOf = (...children: object[]) => ({ root: { type: 'root', children } });
  const saved = {
    body: textOf(paragraph('Said.', { direction: null }), quote({ id: 'a', text: 'Words', source: 'Mira' })),
    sections: [{ id: 'b', blockType: 'basic', text: textOf(paragraph('A', {})), tone: null }],
  };
  const written = {
    body: textOf(
      paragraph('Said.', { direction: 'ltr', textFormat: 0, textStyle: '' }),
      quote({ source: 'Mira', text: 'Words', id: 'a', blockName: '' }),
    ),
    sections: [{ blockType: 'basic', id: 'b', text: textOf(paragraph('A', { version: 1 })) }],
  };
  expect(offer(saved, written)).toBeNull();
  const others = { ...written, body: textOf(quote({ id: 'a', text: 'Other words', source: 'Mira' })) };
  expect(offer(saved, others)?.changed).toEqual(['body']);
});

it('C-14 says of what was typed that it is older than what was saved', () => {
  const [noon, later] = ['2026-01-05T12:00:00.000Z', '2026-01-05T13:00:00.000Z'];
  const typed = (at: string) => ({ base: noon, at: Date.parse(at), data: { title: 'Typed' } });
  expect(offerOf({ title: 'Saved' }, later, typed('2026-01-05T12:30:00Z'))?.isOlder).toBe(true);
  expect(offerOf({ title: 'Saved' }, later, typed('2026-01-05T13:30:00Z'))?.isOlder).toBe(false);
  expect(isSavedAfter({ base: noon, at: Date.parse(noon) }, null)).toBe(false);
});

it('C-14 says nothing of the kind of what was typed into the last save, by a computer whose clock is slow', () => {
  const later = '2026-01-05T13:00:00.000Z';
  const typed = { base: later, at: Date.parse('2026-01-05T12:58:00Z'), data: { title: 'Typed' } };
  expect(offerOf({ title: 'Saved' }, later, typed)).toMatchObject({ isOutdated: false, isOlder: false });
});

it('C-14 puts back nothing over what was typed since the form opened, but for what is asked for once more', () => {
  const loaded = { title: 'Start', summary: 'Start', body: 'Start', note: 'Start' };
  const left = { ...loaded, title: 'Left', body: 'Left' };
  const now = { ...loaded, summary: 'Typed', body: 'Typed' };
  const offered = { data: left, changed: ['body', 'title'] };
  const fields = new Set(Object.keys(loaded));
  const first = restoredOver(loaded, now, offered, fields);
  expect(first.data).toEqual({ ...loaded, title: 'Left', summary: 'Typed', body: 'Typed' });
  expect(first.rest?.changed).toEqual(['body']);
  if (!first.rest) throw new Error('There is a rest.');
  const more = { ...first.data, note: 'Typed later' };
  const second = restoredOver(first.rest.loaded, more, first.rest, fields);
  expect(second).toEqual({ data: { ...more, body: 'Left' }, rest: null, gone: [] });
  expect(restoredOver(loaded, loaded, offered, fields)).toEqual({ data: left, rest: null, gone: [] });
  expect(restoredOver(loaded, { ...now, body: 'Left' }, offered, fields).rest).toBeNull();
});

it('C-14 puts it back on top of what the same form has saved since, and of nothing that somebody else has', () => {
  const loaded = { title: 'Start', summary: 'Start', updatedAt: 'Monday' };
  const now = { ...loaded, summary: 'Saved', updatedAt: 'Wednesday' };
  const offered = { data: { ...loaded, title: 'Left' }, changed: ['title'] };
  const fields = new Set(['title', 'summary']);
  const whole = { title: 'Left', summary: 'Saved' };
  expect(restoredOver(loaded, now, offered, fields).data).toEqual({ ...whole, updatedAt: 'Wednesday' });
  const others = { ...loaded, updatedAt: 'Tuesday' };
  expect(restoredOver(others, now, offered, fields).data).toEqual({ ...whole, updatedAt: 'Monday' });
});

it('C-14 goes on offering, to be copied, what was left in a field that a new release does not have', () => {
  const loaded = { title: 'Start', place: 'Start' };
  const left = { title: 'Left', location: 'Left' };
  const { data, rest, gone } = restoredOver(
    loaded,
    loaded,
    { data: { ...loaded, ...left }, changed: ['location', 'title'] },
    new Set(['title', 'place']),
  );
  expect(data).toMatchObject({ title: 'Left', place: 'Start' });
  expect(gone).toEqual(['location']);
  expect(rest).toMatchObject({ changed: ['location'], data: { location: 'Left' } });
});

it('C-14 loses nothing in a form of many fields', () => {
  const names = Array.from({ length: 40 }, (_, index) => `field${index}`);
  const all = (value: string) => Object.fromEntries(names.map((name) => [name, value]));
  const { data, rest } = restoredOver(
    all('Start'),
    all('Typed'),
    { data: all('Left'), changed: names },
    new Set(names),
  );
  expect(data).toEqual(all('Typed'));
  expect(rest?.changed).toHaveLength(names.length);
  expect(offer(all('Start'), all('Left'))?.changed).toHaveLength(names.length);
});
