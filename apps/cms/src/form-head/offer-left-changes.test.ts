import { expect, it } from 'vitest';
import { offerOf, restoredOver } from './offer-left-changes.ts';

const OLD = { filename: 'old.png', width: 1000, height: 800, url: '/old.png', alt: 'A', crop: null };
const NEW = { filename: 'new.png', width: 400, height: 900, url: '/new.png', alt: 'B', crop: null };
const TYPED = { alt: 'Typed before the crash', crop: { x: 500, y: 0, width: 400, height: 300 } };

const offer = (loaded: object, data: object) =>
  offerOf({ ...loaded }, 'Tuesday', { base: 'Monday', data: { ...data } });

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

it('C-14 puts back nothing over what was typed since the form opened, and says what', () => {
  const loaded = { title: 'Start', summary: 'Start', body: 'Start', note: 'Start' };
  const left = { ...loaded, title: 'Left', body: 'Left' };
  const now = { ...loaded, summary: 'Typed', body: 'Typed' };
  const offered = { data: left, changed: ['body', 'title'] };
  expect(restoredOver(loaded, now, offered)).toEqual({
    data: { ...loaded, title: 'Left', summary: 'Typed', body: 'Typed' },
    unrestored: ['body'],
  });
  expect(restoredOver(loaded, loaded, offered)).toEqual({ data: left, unrestored: [] });
  expect(restoredOver(loaded, { ...now, body: 'Left' }, offered).unrestored).toEqual([]);
});
