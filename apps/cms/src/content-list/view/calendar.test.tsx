// @vitest-environment happy-dom
import { messagesOf } from '@keelstone/languages/messages.ts';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteZoneProvider } from '../../admin/time/use-site-zone.tsx';
import type { CalendarItem } from '../calendar/calendar-item.ts';
import type { ListTexts } from '../list-texts.ts';
import { Calendar } from './calendar.tsx';

const [FIRST, SECOND, THEIRS] = [
  '2033-03-16T08:30:00.000Z',
  '2033-03-17T10:15:00.000Z',
  '2033-03-20T12:00:00.000Z',
];
const texts = {
  messages: messagesOf('en', 'content'),
  locale: 'en-GB',
  types: { page: 'Page' },
  languages: {},
} as unknown as ListTexts;

/** The plan as it is stored. */
const stored = { at: FIRST, conflicts: [] as string[] };
const asked: unknown[] = [];

function answer(path: string, request?: RequestInit): Response {
  if (request?.method !== 'POST') {
    const plan = { id: 7, action: 'unpublish', languages: [], conflicts: stored.conflicts };
    const item = { type: 'page', id: 1, kind: 'planned', title: 'Expiring', at: stored.at, plan };
    return Response.json({ items: [item as unknown as CalendarItem] });
  }
  const times = JSON.parse(String(request.body));
  asked.push([path, times]);
  if (times.from !== stored.at) {
    return Response.json({ errors: [{ message: 'Somebody has moved it.' }] }, { status: 409 });
  }
  stored.at = times.at;
  return Response.json(times);
}

let root: Root;
beforeEach(async () => {
  Object.assign(stored, { at: FIRST, conflicts: [] });
  asked.length = 0;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => answer(path, request));
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Calendar span="month" day="2033-03-16" mayMove texts={texts} />));
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find((each) => each.textContent === name)?.click(),
  );
async function moveTo(time: string): Promise<void> {
  await press('Move');
  await act(async () => {
    const field = document.querySelector('.calendar__move input') as HTMLInputElement;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, time);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press('Save');
}
const isUndo = ({ textContent }: Element) => textContent === 'Undo';
const report = () => document.querySelector('.calendar__report')?.textContent;
const shownAt = () => document.querySelector('.calendar__days li li time')?.getAttribute('datetime');

it('C-9 says the conflicts of a plan at once when it is moved', async () => {
  stored.conflicts = ['expires_early'];
  await moveTo('2033-03-17T10:15');
  expect(report()).toContain('“Expiring” was moved to');
  expect(report()).toContain('The page is not published then, so this has no effect.');
});

it('C-9 C-14 undoes a move from the time it moved to, and shows where somebody else has moved it', async () => {
  await moveTo('2033-03-17T10:15');
  stored.at = THEIRS;
  await press('Undo');
  expect(asked).toEqual([
    ['/api/scheduled_changes/7/move', { from: FIRST, at: SECOND }],
    ['/api/scheduled_changes/7/move', { from: SECOND, at: FIRST }],
  ]);
  expect(report()).toContain('Somebody has moved it.');
  expect(shownAt()).toBe(THEIRS);
});

const focused = () => document.activeElement as HTMLElement;
const entryOfFocus = () => focused().closest('li')?.querySelector('time')?.getAttribute('datetime');
const field = () => document.querySelector('.calendar__move input') as HTMLInputElement;

it.each([
  ['Cancel', () => press('Cancel')],
  [
    'Escape',
    () =>
      act(async () => field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))),
  ],
  ['an unchanged time', () => press('Save')],
])('U-9 the focus is back on the button after %s', async (_name, close) => {
  await press('Move');
  expect(focused()).toBe(field());
  await close();
  expect(focused().textContent).toBe('Move');
  expect(asked).toEqual([]);
});

it('U-9 the focus is on the entry that was moved, and on *Undo* where that is out of sight', async () => {
  await moveTo('2033-03-17T10:15');
  expect([focused().textContent, entryOfFocus()]).toEqual(['Move', SECOND]);
  await act(async () => [...document.querySelectorAll('button')].find(isUndo)?.focus());
  await press('Undo');
  expect([focused().textContent, entryOfFocus()]).toEqual(['Move', FIRST]);
  await moveTo('2033-07-01T10:00');
  expect(focused().textContent).toBe('Undo');
});

it('C-9 U-9 the new time is not asked for again while the calendar is read once more after a move', async () => {
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => {
    if (stored.at === SECOND) await isRead;
    return answer(path, request);
  });
  await moveTo('2033-03-17T10:15');
  expect([stored.at, field()]).toEqual([SECOND, null]);
  await act(async () => read());
  expect([shownAt(), entryOfFocus()]).toEqual([SECOND, SECOND]);
});

it('C-9 a plan in an hour that comes twice stays where it is when its time is not changed', async () => {
  const SECOND_HALF_PAST_TWO = '2033-10-30T01:30:00.000Z';
  stored.at = SECOND_HALF_PAST_TWO;
  await act(async () =>
    root.render(
      <SiteZoneProvider zone="Europe/Berlin">
        <Calendar span="month" day="2033-10-16" mayMove texts={texts} />
      </SiteZoneProvider>,
    ),
  );
  await press('Move');
  expect(field().value).toBe('2033-10-30T02:30');
  await press('Save');
  expect(asked).toEqual([]);
  await moveTo('2033-10-30T03:30');
  expect(asked).toHaveLength(1);
});

it('C-14 keeps the time that was typed without a session, and moves to it on the next try', async () => {
  const refusal = Response.json({ errors: [{ message: 'You are not logged in.' }] }, { status: 403 });
  vi.stubGlobal('fetch', async (path: string, request?: RequestInit) =>
    request?.method === 'POST' ? refusal : answer(path, request),
  );
  await moveTo('2033-03-17T10:15');
  expect(report()).toContain('You are not logged in.');
  expect([field().value, focused()]).toEqual(['2033-03-17T10:15', field()]);
  vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => answer(path, request));
  await press('Save');
  expect([stored.at, shownAt(), field()]).toEqual([SECOND, SECOND, null]);
});

it('C-14 keeps the time that was typed for a plan that somebody else has moved to another day meanwhile', async () => {
  stored.at = THEIRS;
  await moveTo('2033-03-17T10:15');
  expect(report()).toContain('Somebody has moved it.');
  expect([shownAt(), field().value, focused()]).toEqual([THEIRS, '2033-03-17T10:15', field()]);
  await press('Save');
  expect([stored.at, shownAt(), field(), entryOfFocus()]).toEqual([SECOND, SECOND, null, SECOND]);
});
