import { expect, it } from 'vitest';
import { canPublish, isAdministrator, isAuthor, isStaff, ROLES, type Role, roleOf } from './roles.ts';

const requester = (role?: Role) => ({ user: role ? { role } : null }) as Parameters<typeof roleOf>[0];

it.each([
  ['administrator', { isAdministrator: true, isAuthor: false, canPublish: true, isStaff: true }],
  ['editor', { isAdministrator: false, isAuthor: false, canPublish: true, isStaff: true }],
  ['author', { isAdministrator: false, isAuthor: true, canPublish: false, isStaff: true }],
  [undefined, { isAdministrator: false, isAuthor: false, canPublish: false, isStaff: false }],
] as const)('C-11 what the role %s may', (role, rights) => {
  const who = requester(role);
  expect(roleOf(who)).toBe(role);
  expect({
    isAdministrator: isAdministrator(who),
    isAuthor: isAuthor(who),
    canPublish: canPublish(who),
    isStaff: isStaff(who),
  }).toEqual(rights);
});

it('C-11 there are three roles', () => {
  expect(ROLES).toEqual(['administrator', 'editor', 'author']);
});
