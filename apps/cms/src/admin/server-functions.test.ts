import { describe, expect, it } from 'vitest';
import { admitCall, leaveRowsToForm, refuseStranger } from './server-functions.ts';

describe('a call of the admin to its server', () => {
  it.each(['copy-data-from-locale', 'schedule-publish', 'a-function-of-a-later-release'])(
    'C-14 is refused when it is %s, which could save around locks and newer saves',
    (name) => {
      expect(() => admitCall({ name, args: {} })).toThrow('You are not allowed to perform this action');
    },
  );

  it('C-14 for a form is answered without locks of Payload', () => {
    const args = { collectionSlug: 'page', returnLockStatus: true, checkForStaleData: true };
    expect(admitCall({ name: 'form-state', args })).toEqual({
      name: 'form-state',
      args: { collectionSlug: 'page', returnLockStatus: false, checkForStaleData: false },
    });
  });

  it('C-14 for a list goes through as it is', () => {
    const call = { name: 'render-list', args: { collectionSlug: 'page' } };
    expect(admitCall(call)).toBe(call);
  });

  it('C-11 for what stands around a form is refused to strangers, whom Payload would answer', async () => {
    const call = { name: 'render-document-slots', args: { collectionSlug: 'page', id: 1 } };
    await expect(refuseStranger(call, async () => false)).rejects.toThrow('You are not allowed');
    await expect(refuseStranger(call, async () => true)).resolves.toBeUndefined();
    // Payload refuses it, and a form whose session has ended goes on after the log-in.
    const others = { name: 'form-state', args: {} };
    await expect(refuseStranger(others, async () => false)).resolves.toBeUndefined();
  });

  it('C-14 for a form does not say which of the rows that it sent are collapsed', () => {
    const formState = { sections: { rows: [{ id: 'opened', collapsed: true }, { id: 'new' }] } };
    const answer = {
      state: {
        title: {},
        sections: {
          rows: [
            { id: 'opened', collapsed: true },
            { id: 'new', collapsed: true },
            { id: 'added by the server', collapsed: true },
          ],
        },
        'sections.0.tabs': { rows: [{ id: 'not sent yet', collapsed: true }] },
      },
    };
    leaveRowsToForm({ name: 'form-state', args: { formState } }, answer);
    expect(answer.state.sections.rows).toEqual([
      { id: 'opened' },
      { id: 'new' },
      { id: 'added by the server', collapsed: true },
    ]);
    expect(answer.state['sections.0.tabs'].rows).toEqual([{ id: 'not sent yet', collapsed: true }]);
  });

  it.each([undefined, null, { errors: [] }])('C-14 for a form may be answered with %j', (answer) => {
    expect(() => leaveRowsToForm({ name: 'form-state', args: {} }, answer)).not.toThrow();
  });

  it('C-14 for the first state of a form says which rows are collapsed', () => {
    const answer = { state: { sections: { rows: [{ id: 'one', collapsed: true }] } } };
    leaveRowsToForm({ name: 'form-state', args: { data: {} } }, answer);
    expect(answer.state.sections.rows).toEqual([{ id: 'one', collapsed: true }]);
  });
});
