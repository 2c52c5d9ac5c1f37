import { describe, expect, it } from 'vitest';
import { admitCall } from './server-functions.ts';

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
});
