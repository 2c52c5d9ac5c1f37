import type { Submission } from '@keelstone/outbox';
import * as v from 'valibot';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { Staff } from '../http/staff.fixture.ts';
import { startCms } from '../test-cms.ts';
import { deleteExpiredSubmissions } from './run-submissions.ts';
import { storeSample } from './stored-submission.fixture.ts';
import { listSchema } from './view/submission-list-schema.ts';

const DAY_MS = 86_400_000;

const cms = await startCms();
const editor = await Staff.hire(cms.payload, 'editor');
afterEach(() => cms.query('truncate submissions.form_submissions cascade'));
afterAll(() => cms.stop());

/** Stores a submission at the time when it was received, which may be long ago. */
async function store(overrides: Partial<Submission>) {
  const submission = await storeSample(cms.payload, overrides);
  await cms.query('update submissions.form_submissions set stored_at = received_at');
  return submission;
}
const listAs = async (who: Staff) =>
  v.parse(listSchema, (await who.post('/api/submissions/search', {})).body);

describe('the days for which submissions are kept', () => {
  it('C-8 deletes after the days of the form, or those of all', async () => {
    const form = await cms.payload.create({
      collection: 'forms',
      locale: 'en',
      data: {
        title: 'Short-lived',
        submitLabel: 'Send',
        fields: [{ blockType: 'email', label: 'E-mail', name: 'email' }],
        confirmation: { kind: 'redirect', to: 'url', url: '/thank-you' },
        keepDays: 30,
      } as never,
    });
    const ago = (days: number) => ({ receivedAt: new Date(Date.now() - days * DAY_MS) });
    const kept = [await store(ago(179)), await store({ ...ago(29), formId: form.id })];
    await store(ago(181));
    await store({ ...ago(31), formId: form.id });
    expect(await deleteExpiredSubmissions(cms.payload)).toBe(2);
    const { submissions } = await listAs(editor);
    expect(submissions.map(({ id }) => id).toSorted()).toEqual(kept.map(({ id }) => id).toSorted());
  });

  it('C-8 C-13 keeps what was sent as long as its form says, though that is in the trash or gone', async () => {
    const createForm = async (keepDays: number) => {
      const form = await cms.payload.create({
        collection: 'forms',
        locale: 'de',
        data: {
          title: 'Fragen',
          submitLabel: 'Senden',
          fields: [{ blockType: 'text', label: 'Ihr Name', name: 'name' }],
          confirmation: { kind: 'redirect', to: 'url', url: '/thank-you' },
          keepDays,
        } as never,
      });
      return form.id;
    };
    const [long, short] = [await createForm(3650), await createForm(30)];
    const sent = async (formId: number, days: number) =>
      (await store({ formId, fields: { name: 'Ada' }, receivedAt: new Date(Date.now() - days * DAY_MS) })).id;
    const idsLeft = async () => (await listAs(editor)).submissions.map(({ id }) => id).toSorted();
    const kept = [await sent(long, 300), await sent(short, 29)].toSorted();
    await sent(short, 31);
    for (const form of [long, short]) {
      expect((await editor.patch(`/api/forms/${form}`, { deletedAt: 'now' })).status).toBe(200);
    }
    expect(await deleteExpiredSubmissions(cms.payload)).toBe(1);
    expect(await idsLeft()).toEqual(kept);
    expect((await listAs(editor)).submissions[0]?.personal?.answers).toEqual([
      { name: 'name', label: 'Ihr Name', value: 'Ada' },
    ]);
    await sent(short, 31);
    const admin = await Staff.hire(cms.payload, 'administrator');
    for (const form of [long, short]) {
      const { status } = await admin.delete(`/api/forms/${form}?trash=true&select[title]=true`);
      expect(status).toBe(200);
    }
    expect(await deleteExpiredSubmissions(cms.payload)).toBe(1);
    expect(await idsLeft()).toEqual(kept);
  });

  it('C-8 refuses fewer days than a receiver may be away', async () => {
    const save = (keepDays: number) => editor.post('/api/forms', { title: 'T', keepDays });
    const { body } = await save(6);
    expect(JSON.stringify(body)).toContain('whole number of days from 7');
    expect(JSON.stringify((await save(7)).body)).not.toContain('whole number of days');
  });
});
