import { createLocalReq, type FlattenedField, type SanitizedCollectionConfig } from 'payload';
import { afterAll, describe, expect, it } from 'vitest';
import { startCms } from '../test-cms.ts';
import { allowsPath } from './query-path.ts';
import { Staff } from './staff.fixture.ts';

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;
const author = await Staff.hire(payload, 'author');
const administrator = await Staff.hire(payload, 'administrator');

const inside = (field: FlattenedField): FlattenedField[] => {
  if (field.type === 'blocks') return field.blocks.flatMap((block) => block.flattenedFields);
  return 'flattenedFields' in field ? field.flattenedFields : [];
};

/** Paths of a collection's fields that satisfy a predicate, including those in groups, rows and blocks. */
const pathsTo = (is: (field: FlattenedField) => boolean, fields: FlattenedField[], before = ''): string[] =>
  fields.flatMap((field) => {
    const path = before + field.name;
    return [...(is(field) ? [path] : []), ...pathsTo(is, inside(field), `${path}.`)];
  });

/** One collection, or several. */
const leadsToUsers = (field: FlattenedField): boolean =>
  'relationTo' in field && [field.relationTo].flat().includes('users');
const isSecret = (field: FlattenedField): boolean => 'hidden' in field && field.hidden === true;

/** Endpoints that list a collection: documents, drafts, revisions. */
const listsOf = ({ slug, versions }: SanitizedCollectionConfig): { address: string; prefix: string }[] => [
  { address: `/api/${slug}?`, prefix: '' },
  ...(versions
    ? [
        { address: `/api/${slug}?draft=true&`, prefix: '' },
        { address: `/api/${slug}/versions?`, prefix: 'version.' },
      ]
    : []),
];

/** URLs of all queries by which the value at a path could be learned. */
const questionsAbout = (collection: SanitizedCollectionConfig, path: string): string[] =>
  listsOf(collection).flatMap(({ address, prefix }) => [
    `${address}sort=${prefix}${path}`,
    `${address}sort=-${prefix}${path.replaceAll('.', '__')}`,
    `${address}where[${prefix}${path}][exists]=true`,
    `${address}where[or][0][and][0][${prefix}${path}][like]=a`,
  ]);

/** Those of the queries that return documents. */
async function accepted(who: Staff, questions: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const question of questions) {
    const { status } = await who.get(question);
    // 403 for collections that are closed to this role, and where Payload checks on its own.
    if (![400, 403].includes(status)) found.push(`${status} ${question}`);
  }
  return found;
}

describe('filters and sorting', () => {
  it('C-11 learn nothing about accounts through any relation of any collection', async () => {
    const fieldsOfUsers = pathsTo(() => true, payload.collections.users.config.flattenedFields);
    expect(fieldsOfUsers).toEqual(expect.arrayContaining(['email', 'name', 'salt', 'hash', 'sessions.id']));
    const relations = payload.config.collections.flatMap((collection) =>
      pathsTo(leadsToUsers, collection.flattenedFields).map((path) => ({ collection, path })),
    );
    // Thirteen content types, plans, tasks, shortcuts, locks, preferences.
    expect(relations.length).toBeGreaterThanOrEqual(18);
    const asAuthor = await createLocalReq({ user: { ...author.user, collection: 'users' } }, payload);
    const asAdministrator = await createLocalReq(
      { user: { ...administrator.user, collection: 'users' } },
      payload,
    );
    const allowed: string[] = [];
    for (const { collection, path } of relations) {
      for (const field of fieldsOfUsers.filter((each) => each !== 'id')) {
        for (const { prefix } of listsOf(collection)) {
          const whole = `${prefix}${path}.${field}`;
          if (await allowsPath(collection, whole, asAuthor)) allowed.push(whole);
          if (await allowsPath(collection, whole, asAdministrator)) allowed.push(whole);
        }
      }
      // Each kind of query must be checked at all.
      expect(await accepted(author, questionsAbout(collection, `${path}.email`))).toEqual([]);
    }
    expect(allowed).toEqual([]);
  }, 120_000);

  it('C-11 learn nothing of hidden fields, whoever asks', async () => {
    const hidden = payload.config.collections.flatMap((collection) =>
      pathsTo(isSecret, collection.flattenedFields).map((path) => ({ collection, path })),
    );
    expect(hidden.map(({ path }) => path)).toEqual(expect.arrayContaining(['salt', 'hash', 'loginAttempts']));
    for (const { collection, path } of hidden) {
      expect(await accepted(administrator, questionsAbout(collection, path))).toEqual([]);
    }
    expect(await accepted(administrator, ['/api/users?sort=sessions.createdAt'])).toEqual([]);
  });

  it('C-11 learn nothing by conditions inside of conditions, or at a path that leads nowhere', async () => {
    const refused = [
      '/api/page?where[productSuites][contains][nowhere][equals]=x',
      '/api/page?where[and][reviewRequestedBy][email][equals]=x',
      '/api/page?sort=nowhere',
      `/api/page/versions?sort=${'parent.'.repeat(12)}title`,
      '/api/page?sort=title,-reviewRequestedBy.email',
      '/api/page/versions?where[version.nowhere][equals]=x',
      '/api/page/versions?sort=-parent.reviewRequestedBy.email',
      `/api/page?where=${encodeURIComponent('{"reviewRequestedBy.email":{"exists":true}}')}`,
    ];
    expect(await accepted(author, refused)).toEqual([]);
  });

  it('C-11 go on working by what everybody of the staff may read', async () => {
    const questions = [
      `/api/page?where[reviewRequestedBy][equals]=${author.user.id}&sort=-created`,
      `/api/page?where[reviewRequestedBy.id][equals]=${author.user.id}&sort=title`,
      '/api/page?where[productSuites.label][like]=a&sort=productSuites.label',
      '/api/page?where[productSuites][contains][label][equals]=a',
      '/api/page?where[title.de][like]=a&draft=true&sort=_status',
      '/api/page/versions?where[version._status][equals]=draft&sort=-updatedAt',
      '/api/page/versions?where[parent.title][like]=a&where[latest][equals]=true',
      '/api/payload-locked-documents?where[document.relationTo][equals]=page&where[user.value][exists]=true',
      '/api/users?where[email][like]=a&sort=name',
    ];
    for (const question of questions)
      expect([question, (await author.get(question)).status]).toEqual([question, 200]);
  });
});

it('C-11 no response contains what is hidden, whatever is selected or populated', async () => {
  const id = administrator.user.id;
  const { body } = await administrator.post('/api/shortcuts', { title: 'T', url: '/admin' });
  const addresses = [
    `/api/users/${id}?select[salt]=true&select[hash]=true&select[resetPasswordToken]=true&showHiddenFields=true`,
    `/api/users?select[hash]=true&select[loginAttempts]=true`,
    `/api/shortcuts/${body.doc.id}?depth=2&populate[users][salt]=true&populate[users][hash]=true`,
  ];
  for (const address of addresses) {
    const response = await administrator.get(address);
    expect(response.status).toBe(200);
    expect(JSON.stringify(response.body)).not.toMatch(/salt|hash|resetPassword|loginAttempts|lockUntil/);
  }
});
