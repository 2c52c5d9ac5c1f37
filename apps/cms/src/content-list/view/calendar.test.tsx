// @vitest-environment happy-dom
import { messagesOf } from '@keelstone/languages/messages.ts';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
