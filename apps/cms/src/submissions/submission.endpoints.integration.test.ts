import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Submission } from '@keelstone/outbox';
import { parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { configurationOf } from '../configuration-of.ts';
import { Staff, send } from '../http/staff.fixture.ts';
import { deliverDueMails } from '../mail/deliver-mails.ts';
import { openTransport } from '../mail/mail-transport.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { startCms } from '../test-cms.ts';
import { Receiver } from './receiver.fixture.ts';
import { storeSample } from './stored-submission.fixture.ts';
import { listSchema } from './view/submission-list-schema.ts';

const PATIENCE = { timeout: 60_000, interval: 100 };

const receiver = await Receiver.open();
const cms = await startCms();
Object.assign(configurationOf(cms.payload), {
  receiver: { endpoint: receiver.endpoint, token: 'a-token-of-the-test' },
});
const editor = await Staff.hire(cms.payload, 'editor');
const author = await Staff.hire(cms.payload, 'author');
afterEach(() => cms.query('truncate submissions.form_submissions cascade'));
afterAll(async () => {
  Object.assign(configurationOf(cms.payload), { receiver: undefined });
  await cms.stop();
  await receiver.close();
});

const store = (overrides?: Partial<Submission>) => storeSample(cms.payload, overrides);
const bury = (id: string, error = 'No.') =>
  cms.query(
    `update submissions.form_submissions set state = 'dead', attempts = 3, last_error = $2 where id = $1`,
    [id, error],
  );
const listAs = async (who: Staff, query: object = {}) =>
  v.parse(listSchema, (await who.post('/api/submissions/search', query)).body);
const stateOf = async (id: string) =>
  (
    await cms.query<{ state: string }>('select state from submissions.form_submissions where id = $1', [id])
  )[0]?.state;

describe('the list of submissions', () => {
  it('C-8 shows editors what was sent, and what became of it', async () => {
    const { id } = await store();
    await bury(id);
    const list = await listAs(editor);
    expect(list).toMatchObject({ page: 1, pages: 1, isForwarding: true, isEditor: true });
    expect(list.submissions).toEqual([
      {
        id,
        formId: 7,
        formTitle: 'Ask',
        receivedAt: '2026-11-20T08:00:00.123Z',
        state: 'dead',
        attempts: 3,
        nextAttemptAt: expect.any(String),
        forwardedAt: null,
        isSpam: false,
        isDone: false,
        assigneeId: null,
        personal: {
          sender: null,
          answers: [
            { name: 'name', label: 'name', value: 'Ada' },
            { name: 'people', label: 'people', value: '3' },
            { name: 'topics', label: 'topics', value: 'a, b' },
            { name: 'agreement', label: 'agreement', value: 'yes' },
          ],
          files: [],
          pagePath: '/de/kontakt',
          lastError: 'No.',
        },
      },
    ]);
    expect(list.forms).toEqual([
      { formId: 7, formTitle: 'Ask', waiting: 0, sending: 0, sent: 0, dead: 1, spam: 0 },
    ]);
  });

  it('C-8 C-11 shows authors that something came, nothing of who sent it, and visitors nothing', async () => {
    const { id } = await store();
    await bury(id, 'The receiver answers 400: Ada is unknown');
    const response = await author.post('/api/submissions/search');
    expect(response.status).toBe(200);
    expect(JSON.stringify(response.body)).not.toMatch(/Ada|kontakt/);
    expect(response.body).toMatchObject({
      isEditor: false,
      submissions: [{ state: 'dead', personal: null }],
    });
    expect((await send('POST', '/api/submissions/search', {})).status).toBe(403);
  });

  it('C-8 shows those of a form, or in a state, a page at a time', async () => {
    for (let minute = 0; minute < 30; minute += 1) {
      await store({ formId: 8, receivedAt: new Date(Date.UTC(2026, 10, 20, 9, minute)) });
    }
    const { id } = await store();
    await bury(id);
    const first = await listAs(editor, { form: 8 });
    expect([first.submissions.length, first.pages]).toEqual([25, 2]);
    expect(first.submissions[0]?.receivedAt).toBe('2026-11-20T09:29:00.000Z');
    const last = await listAs(editor, { form: 8, page: 99 });
    expect([last.submissions.length, last.page]).toEqual([5, 2]);
    expect((await listAs(editor, { state: 'dead' })).submissions.map((one) => one.id)).toEqual([id]);
    expect((await listAs(editor, { state: 'sent' })).submissions).toEqual([]);
  });

  it.each([{ form: 'x' }, { state: 'gone' }, { page: 0 }, { desk: '3' }, { text: 'x'.repeat(201) }])(
    'C-8 refuses %j in words',
    async (query) => {
      const { status, body } = await editor.post('/api/submissions/search', query);
      expect([status, body.errors[0].message]).toEqual([400, expect.stringContaining('Ask by form')]);
    },
  );
});

describe('sending again', () => {
  it('C-8 one by one, those of a form, or all', async () => {
    const [one, two, other] = [await store(), await store(), await store({ formId: 8 })];
    for (const { id } of [one, two, other]) await bury(id);
    expect((await editor.post('/api/submissions/replay', { ids: [one.id], state: 'dead' })).body).toEqual({
      replayed: 1,
    });
    expect([await stateOf(one.id), await stateOf(two.id)]).toEqual(['waiting', 'dead']);
    expect((await editor.post('/api/submissions/replay', { formId: 7, state: 'dead' })).body).toEqual({
      replayed: 1,
    });
    expect((await editor.post('/api/submissions/replay', { state: 'dead' })).body).toEqual({ replayed: 1 });
    expect(await stateOf(other.id)).toBe('waiting');
  });

  it('C-8 C-11 is for editors', async () => {
    const { id } = await store();
    await bury(id);
    for (const [method, path] of [
      ['POST', '/api/submissions/replay'],
      ['DELETE', `/api/submissions/${id}`],
      ['GET', '/api/submissions/export?form=7'],
    ] as const) {
      expect((await author.send(method, path, method === 'POST' ? {} : undefined)).status).toBe(403);
      expect((await send(method, path, method === 'POST' ? {} : undefined)).status).toBe(403);
    }
    expect(await stateOf(id)).toBe('dead');
  });

  it.each([null, { ids: ['x'] }, { ids: [] }, { state: 'sent' }, { formId: '7' }])(
    'C-8 refuses %j, and sends nothing',
    async (which) => {
      const { id } = await store();
      await bury(id);
      expect((await editor.post('/api/submissions/replay', which)).status).toBe(400);
      expect(await stateOf(id)).toBe('dead');
    },
  );
});

describe('a file that was sent', () => {
  const content = Buffer.from('<script>alert(1)</script>');
  const storeFile = () =>
    store({
      fields: { papers: ['Größe (1).txt'] },
      files: [
        {
          field: 'papers',
          name: 'Größe (1).txt',
          mime: 'text/plain',
          scan: 'not_scanned',
          content: content.toString('base64'),
        },
      ],
    });

  it('C-8 is listed for editors with what is known of it, and saved, never shown', async () => {
    const { id } = await storeFile();
    const [submission] = (await listAs(editor)).submissions;
    expect(submission?.personal).toMatchObject({
      answers: [{ name: 'papers', value: 'Größe (1).txt' }],
      files: [{ position: 0, name: 'Größe (1).txt', bytes: content.length, scan: 'not_scanned' }],
    });
    const { status, body, headers } = await editor.get(`/api/submissions/${id}/files/0`);
    expect([status, body]).toEqual([200, content.toString()]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="Gr__e__1_.txt"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%281%29.txt`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it('C-8 C-11 is for editors, and gone with its submission', async () => {
    const { id } = await storeFile();
    const path = `/api/submissions/${id}/files/0`;
    expect((await author.get(path)).status).toBe(403);
    expect((await send('GET', path)).status).toBe(403);
    expect((await listAs(author)).submissions[0]?.personal).toBeNull();
    for (const other of ['1', '-1', 'x']) {
      expect((await editor.get(`/api/submissions/${id}/files/${other}`)).status).toBe(404);
    }
    expect((await editor.get(`/api/submissions/x/files/0`)).status).toBe(404);
    await editor.delete(`/api/submissions/${id}`);
    expect((await editor.get(path)).status).toBe(404);
  });
});

it('C-8 an editor deletes what a visitor asks to be deleted', async () => {
  const { id } = await store();
  expect((await editor.delete(`/api/submissions/${id}`)).status).toBe(200);
  expect(await stateOf(id)).toBeUndefined();
  for (const gone of [id, 'x']) expect((await editor.delete(`/api/submissions/${gone}`)).status).toBe(404);
});

describe('what staff do with submissions', () => {
  const edit = async (id: string, change: object, who = editor) =>
    (await who.patch(`/api/submissions/${id}`, change)).status;
  const idsOf = async (query: object, who = editor) =>
    (await listAs(who, query)).submissions.map((submission) => submission.id);

  it('C-8 reads answers under the labels of the form, in the language of the page it was on', async () => {
    const { id: formId } = await cms.payload.create({
      collection: 'forms',
      locale: 'de',
      data: {
        title: 'Fragen',
        submitLabel: 'Senden',
        fields: [
          { blockType: 'email', label: 'Ihre E-Mail', name: 'email' },
          { blockType: 'text', label: 'Name', name: 'name', autocomplete: 'name' },
        ],
        confirmation: { kind: 'redirect', to: 'url', url: '/thank-you' },
      } as never,
    });
    await store({ formId, fields: { name: 'Ada Lovelace', email: 'ada@example.org', campaign: 'spring' } });
    expect((await listAs(editor)).submissions[0]?.personal).toMatchObject({
      sender: 'Ada Lovelace',
      answers: [
        { label: 'Ihre E-Mail', value: 'ada@example.org' },
        { label: 'Name', value: 'Ada Lovelace' },
        { label: 'campaign', value: 'spring' },
      ],
    });
  });

  it('C-8 shows how a form did on its pages, to authors, too', async () => {
    await cms.query(
      `insert into visits.form_counts values (current_date, 7, '/contact', 'seen', 8), (current_date, 7, '/contact', 'sent', 2),
         (current_date - 40, 7, '/contact', 'seen', 100)`,
    );
    const figures = [{ path: '/contact', seen: 8, begun: 0, sent: 2 }];
    expect(await listAs(author, { form: 7 })).toMatchObject({ figures });
    expect(await listAs(editor)).toMatchObject({ figures: null });
  });

  it('C-8 assigns them to those who may read them, until they are done', async () => {
    const [one, two] = [await store(), await store()];
    expect((await listAs(editor)).staff).toContainEqual({ id: editor.user.id, name: 'editor' });
    expect(await edit(one.id, { assigneeId: editor.user.id })).toBe(200);
    expect(await idsOf({ desk: 'mine' })).toEqual([one.id]);
    expect(await idsOf({ desk: 'nobody' })).toEqual([two.id]);
    expect(await edit(one.id, { isDone: true })).toBe(200);
    expect([await idsOf({ desk: 'mine' }), await idsOf({ desk: 'done' })]).toEqual([[], [one.id]]);
    for (const assigneeId of [author.user.id, 999_999, 'x']) {
      expect(await edit(two.id, { assigneeId })).toBe(400);
    }
    expect([await edit(two.id, { state: 'sent' }), await edit(randomUUID(), { isDone: true })]).toEqual([
      400, 404,
    ]);
  });

  it('C-8 finds what was entered, says how much has an address, and deletes all of it at once, on record', async () => {
    const ada = { email: 'ada@example.org' };
    const [one] = [
      await store({ fields: ada }),
      await store({ formId: 8, fields: { mail: 'ADA@example.org' } }),
    ];
    await edit(one.id, { isSpam: true });
    const other = await store({ fields: { email: 'alan@example.org' } });
    expect(await listAs(editor, { text: 'ada@example.org' })).toMatchObject({ total: 1, ofAddress: 2 });
    expect(await listAs(editor, { text: 'example' })).toMatchObject({ total: 2, ofAddress: null });
    for (const [recipient, about] of [
      ['ada@example.org', 'reply'],
      ['alan@example.org', 'reply'],
      ['ada@example.org', 'password'],
    ] as const) {
      const to = { email: recipient };
      await queueMail({ to, about, subject: about, html: '<p>Thanks.</p>' }, { payload: cms.payload });
    }
    expect((await editor.post('/api/submissions/erase', { address: 'ada' })).status).toBe(400);
    expect((await editor.post('/api/submissions/erase', { address: ' Ada@example.org ' })).body).toEqual({
      deleted: 2,
    });
    expect(await idsOf({})).toEqual([other.id]);
    // The mail of an account is none of what a visitor sent.
    expect(await cms.query('select recipient, about from mails order by id')).toEqual([
      { recipient: 'alan@example.org', about: 'reply' },
      { recipient: 'ada@example.org', about: 'password' },
    ]);
    const [entry] = await cms.query(
      `select * from audit.entries where collection = 'submissions' order by id desc limit 1`,
    );
    expect(entry).toMatchObject({ action: 'delete', title: 'All of one address (2)' });
    expect(JSON.stringify(entry)).not.toMatch(/example\.org/);
  });

  it.each([
    "o'brien@example.org",
    'max&moritz@example.org',
    'jörg.müller@example.org',
    'kontakt@müller.example',
  ])('C-8 deletes what was sent with %s, as with any address that the site accepts', async (address) => {
    await store({ fields: { email: address } });
    expect((await editor.post('/api/submissions/erase', { address })).body).toEqual({ deleted: 1 });
    expect(await idsOf({})).toEqual([]);
  });

  it('C-8 deletes the files of the answers to an address where no mail server is, and of no other mail', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'keelstone-mails-'));
    const configuration = configurationOf(cms.payload);
    const { mail } = configuration;
    Object.assign(configuration, { mail: { server: undefined, directory } });
    try {
      await cms.query('delete from mails');
      for (const email of ['ada@example.org', 'alan@example.org'])
        await queueMail(
          { to: { email }, about: 'reply', subject: 'Thanks', html: '<p>Thanks.</p>' },
          { payload: cms.payload },
        );
      await deliverDueMails(cms.payload, await openTransport(cms.payload));
      expect(await readdir(directory)).toHaveLength(2);
      expect((await editor.post('/api/submissions/erase', { address: 'ada@example.org' })).status).toBe(200);
      const [file = '', ...others] = await readdir(directory);
      expect(others).toEqual([]);
      expect(await readFile(join(directory, file), 'utf8')).toContain('To: alan@example.org');
    } finally {
      Object.assign(configuration, { mail });
      await rm(directory, { recursive: true, force: true });
    }
  });

  it('C-8 C-11 is for editors: authors change, erase and find nothing', async () => {
    const { id } = await store({ fields: { email: 'ada@example.org' } });
    expect(await edit(id, { isSpam: true }, author)).toBe(403);
    expect((await author.post('/api/submissions/erase', { address: 'ada@example.org' })).status).toBe(403);
    // The response must not reveal whether the text was entered.
    expect(await listAs(author, { text: 'nobody@example.org' })).toMatchObject({
      total: 1,
      ofAddress: null,
      staff: [],
    });
    expect(await idsOf({})).toEqual([id]);
  });
});

describe('the export', () => {
  const read = (csv: string) => parse(csv, { columns: true, bom: true }) as Record<string, string>[];

  it('C-8 has a line for each submission of the form, and a column for each field of any', async () => {
    const first = await store({
      receivedAt: new Date('2026-11-19T08:00:00Z'),
      fields: { name: '=1+1', id: 'own' },
    });
    const second = await store({ agreed: { agreement: 'You may write to me.' } });
    await bury(second.id);
    await store({ formId: 8 });
    const { status, body } = await editor.get('/api/submissions/export?form=7');
    expect(status).toBe(200);
    expect(read(body)).toMatchObject([
      {
        id: first.id,
        received_at: '2026-11-19T08:00:00.000Z',
        name: "'=1+1",
        field_id: 'own',
        topics: '',
        state: 'waiting',
      },
      {
        id: second.id,
        language: 'de',
        page: '/de/kontakt',
        name: 'Ada',
        topics: 'a\nb',
        people: '3',
        agreement: 'true',
        state: 'dead',
        last_error: 'No.',
        agreed: 'agreement: You may write to me.',
      },
    ]);
  });

  it('C-8 has all of very many', async () => {
    await cms.query(
      `insert into submissions.form_submissions (id, form_id, form_title, language, page_path, fields, received_at)
       select gen_random_uuid(), 7, 'Ask', 'en', '/', jsonb_build_object('number', number), now()
       from generate_series(1, 1234) as number`,
    );
    const rows = read((await editor.get('/api/submissions/export?form=7')).body);
    expect(new Set(rows.map(({ number }) => number)).size).toBe(1234);
  });

  it('C-8 of a form without submissions has its head only, and of no form is refused', async () => {
    expect(read((await editor.get('/api/submissions/export?form=9')).body)).toEqual([]);
    expect((await editor.get('/api/submissions/export')).status).toBe(400);
  });
});

describe('what the CMS does by itself', () => {
  it('C-8 forwards through its own connection, and bears to be stopped', async () => {
    const { runSubmissions } = await import('./run-submissions.ts');
    const runner = runSubmissions(cms.payload);
    const { id } = await store();
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('sent'), PATIENCE);
    expect(receiver.taken.get(id)).toMatchObject({
      fields: { name: 'Ada' },
      receivedAt: '2026-11-20T08:00:00.123Z',
    });
    expect(receiver.requests.at(-1)?.authorization).toBe('Bearer a-token-of-the-test');
    await runner.stop();
    const late = await store();
    expect(await stateOf(late.id)).toBe('waiting');
  });
});
