import { describe, expect, it } from 'vitest';
import { findConflicts, type OpenPlan } from './find-conflicts.ts';

const plan = (id: number, more: Partial<OpenPlan> = {}): OpenPlan => ({
  id,
  document: { type: 'page', id: 1 },
  action: 'publish',
  languages: ['en'],
  at: `2031-01-0${id}T09:00:00.000Z`,
  plannedAt: `2030-01-0${id}T09:00:00.000Z`,
  page: 'published',
  savedAt: '2027-01-01T09:00:00.000Z',
  ...more,
});
const conflicts = (...plans: OpenPlan[]) => Object.fromEntries(findConflicts(plans));
const earlier = '2028-01-01T09:00:00.000Z';

describe('plans of a page', () => {
  it('C-9 have no conflict one after the other, nor with those of another page', () => {
    expect(conflicts(plan(1), plan(2, { action: 'archive' }), plan(3))).toEqual({});
    const other = plan(2, { document: { type: 'page', id: 2 }, at: plan(1).at });
    expect(conflicts(plan(1), other)).toEqual({});
  });

  it('C-9 conflict in the same minute', () => {
    const same = plan(2, { at: '2031-01-01T09:00:30.000Z', action: 'unpublish' });
    expect(conflicts(plan(1), same)).toEqual({ 1: ['same_time'], 2: ['same_time'] });
  });

  it('C-9 are cancelled by one that takes the page offline before, unless it was known', () => {
    const archive = plan(1, { action: 'archive' });
    expect(conflicts(archive, plan(2, { plannedAt: earlier }))).toEqual({ 2: ['voided'] });
    expect(conflicts(archive, plan(2))).toEqual({});
  });

  it('C-9 say that an older text would replace a newer one, in the same language', () => {
    expect(conflicts(plan(1), plan(2, { plannedAt: earlier }))).toEqual({ 2: ['older_text'] });
    expect(conflicts(plan(1), plan(2, { plannedAt: earlier, languages: ['de'] }))).toEqual({});
  });

  it('C-9 are not cancelled by one that finds nothing to take offline, and say that the page stays', () => {
    const [offline, known] = [{ page: 'unpublished' }, { plannedAt: earlier }] as const;
    const expiry = plan(2, { ...offline, action: 'unpublish' });
    const publication = plan(5, { ...offline, ...known });
    expect(conflicts(expiry, publication)).toEqual({ 2: ['expires_early'], 5: ['stays_published'] });
    const archive = plan(7, { ...offline, action: 'archive' });
    expect(conflicts(expiry, publication, archive)).toEqual({ 2: ['not_published'] });
    const again = plan(8, offline);
    expect(conflicts(expiry, publication, archive, again)).toEqual({ 2: ['not_published'] });
  });

  it('C-9 are cancelled neither by one that is cancelled itself, nor by the archiving of what is archived', () => {
    const first = plan(1, { action: 'unpublish', plannedAt: '2030-03-01T09:00:00.000Z' });
    const second = plan(2, { action: 'archive', plannedAt: '2030-02-01T09:00:00.000Z' });
    expect(conflicts(first, second, plan(3, { plannedAt: '2030-03-02T09:00:00.000Z' }))).toEqual({
      2: ['voided'],
    });
    const archived = { page: 'archived', action: 'archive' } as const;
    expect(conflicts(plan(1, archived), plan(2, { page: 'archived', plannedAt: earlier }))).toEqual({});
  });

  it('C-9 say what will have no effect, and what was saved too late', () => {
    const archive = plan(2, { action: 'archive', page: 'unpublished' });
    expect(conflicts(archive)).toEqual({ 2: ['not_published'] });
    expect(conflicts(plan(1, { page: 'unpublished' }), archive)).toEqual({});
    expect(conflicts(plan(1, { savedAt: '2030-06-01T09:00:00.000Z' }))).toEqual({ 1: ['saved_since'] });
  });
});
