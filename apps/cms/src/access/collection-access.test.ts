import { describe, expect, it } from 'vitest';
import { editorAccess, mediaAccess, nodeAccess, userAccess } from './collection-access.ts';
import type { Role } from './roles.ts';

type Who = Role | 'nobody';
type Rights = Record<Who, unknown>;
type Access = Record<string, ((request: never) => unknown) | undefined>;

const STAFF: Rights = { nobody: false, author: true, editor: true, administrator: true };
const PUBLISHERS: Rights = { nobody: false, author: false, editor: true, administrator: true };
const ADMINISTRATORS: Rights = { nobody: false, author: false, editor: false, administrator: true };
const OWN = { id: { equals: 7 } };

const rightsTo = (access: Access, operation: string, data?: object) =>
  Object.fromEntries(
    Object.keys(STAFF).map((who) => {
      const user = who === 'nobody' ? null : { id: 7, role: who };
      return [who, access[operation]?.({ req: { user }, data } as never)];
    }),
  );

describe.each<[string, Access, [operation: string, rights: Rights, data?: object][]]>([
  [
    'nodes',
    nodeAccess as Access,
    [
      ['read', STAFF],
      ['readVersions', STAFF],
      ['create', STAFF],
      ['create', STAFF, { _status: 'draft' }],
      ['create', PUBLISHERS, { _status: 'published' }],
      ['update', STAFF],
      ['update', STAFF, { _status: 'draft' }],
      ['update', PUBLISHERS, { _status: 'published' }],
      ['delete', { ...STAFF, author: { _status: { not_equals: 'published' } } }],
    ],
  ],
  [
    'media',
    mediaAccess as Access,
    [
      ['read', STAFF],
      ['create', STAFF],
      ['update', PUBLISHERS],
      ['delete', PUBLISHERS],
    ],
  ],
  [
    'terms and redirects',
    editorAccess as Access,
    [
      ['read', STAFF],
      ['create', PUBLISHERS],
      ['update', PUBLISHERS],
      ['delete', PUBLISHERS],
    ],
  ],
  [
    'users',
    userAccess as Access,
    [
      ['admin', STAFF],
      ['read', { ...ADMINISTRATORS, author: OWN, editor: OWN }],
      ['create', ADMINISTRATORS],
      ['update', { ...ADMINISTRATORS, author: OWN, editor: OWN }],
      ['delete', ADMINISTRATORS],
      ['unlock', ADMINISTRATORS],
    ],
  ],
])('access to %s', (_, access, operations) => {
  it.each(operations)('C-11 who may %s: %j %j', (operation, rights, data) => {
    expect(rightsTo(access, operation, data)).toEqual(rights);
  });
});
