import type { SearchTask } from '@keelstone/editing/payload-types.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TaskOutcome } from './task-outcome.tsx';

const task = { id: 1, state: 'done', done: 3, total: 3, written: 0, removed: 0, faultCount: 0 };
const render = (more: object = {}) =>
  renderToStaticMarkup(<TaskOutcome task={{ ...task, ...more } as unknown as SearchTask} />);
const fault = (more: object = {}) => ({
  collection: 'page',
  id: 7,
  title: 'About',
  reason: 'No path.',
  ...more,
});

describe('the outcome of a rebuild', () => {
  it('A-2 says what was done, by whom', () => {
    const html = render({ startedBy: { name: 'Edda' }, finishedAt: '2026-01-05T09:00:00Z' });
    expect(html).toContain('<h2>Done</h2>');
    expect(html).toContain('3 of 3 pages compared with what visitors see: nothing was wrong.');
    expect(html).toMatch(/Started by Edda, ended /);
    expect(html).not.toContain('<ul>');
  });

  it('A-2 says what was corrected, and whether it was cancelled', () => {
    const html = render({ state: 'cancelled', done: 1, total: 1, written: 1, removed: 2, startedBy: 5 });
    expect(html).toContain('Cancelled');
    expect(html).toContain('1 of 1 page compared with what visitors see: 1 entry written anew, 2 taken away');
    expect(html).not.toContain('Started by');
  });

  it('A-2 names what could not be corrected, why, and where to mend it', () => {
    const faults = [
      fault(),
      fault({ collection: 'site_settings', id: null, reason: { en: 'In English.', de: 'Deutsch.' } }),
      fault({ collection: 'redirects', id: null }),
    ];
    const html = render({ state: 'failed', faultCount: 5, faults });
    expect(html).toContain('5 parts of the website could not be corrected');
    expect(html).toContain('<a href="/admin/collections/page/7">About</a>');
    expect(html).toContain('<p>No path.</p>');
    expect(html).toContain('<a href="/admin/globals/site_settings">Site settings</a>');
    expect(html).toContain('<p>In English.</p>');
    expect(html).toContain('<a href="/admin/collections/redirects">Redirects</a>');
    expect(html).toContain('2 more are not named.');
    expect(render({ state: 'failed', faultCount: 1, faults: faults.slice(0, 1) })).not.toContain('not named');
  });

  it('A-2 says nothing of what has not ended yet, and has no heading for it', () => {
    expect(render({ state: null })).toContain('<h2></h2><p>It begins in a moment.</p>');
  });
});
