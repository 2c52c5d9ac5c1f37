import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configurationOf } from '../configuration-of.ts';
import { Staff } from '../http/staff.fixture.ts';
import { startCms } from '../test-cms.ts';
import { MailServer } from './mail-server.fixture.ts';
import type { Transport } from './mail-transport.ts';

const FROM = 'website@keelstone.example';
const HTML =
  '<html><body><p>Hello, Zoë &amp; all.\nA line.</p><p><a href="https://x.example/">Read</a></p></body></html>';

let server: MailServer;
let transport: Transport;

const cms = await startCms();
const { payload } = cms;
const { deliverDueMails, deliverMails } = await import('./deliver-mails.ts');
const { openTransport } = await import('./mail-transport.ts');
const { queueMail } = await import('./queue-mail.ts');
beforeEach(async () => {
  await cms.query('delete from mails');
  server = await MailServer.open();
  transport = await toServer(server.url);
});
afterEach(() => server.close());
afterAll(() => cms.stop());

const toServer = (url: string) =>
  openTransport(payload, { server: { url, from: FROM }, directory: undefined });
const queue = (subject: string, about: 'password' | 'review_requested' = 'review_requested') =>
  queueMail({ to: { email: 'zoe@keelstone.example' }, about, subject, html: HTML }, { payload });
const deliver = async (by = transport) => {
  while (await deliverDueMails(payload, by));
};
const states = async () =>
  (await cms.query<{ state: string }>('select state from mails order by id')).map(({ state }) => state);
const only = async () => (await payload.find({ collection: 'mails' })).docs[0];
/** Simulates the passing of time in the database. */
const makeDue = () => cms.query('update mails set next_attempt_at = now()');

describe('a mail', () => {
  it('C-9 C-11 is sent once, as text and HTML, from the configured sender', async () => {
    await queue('Zur Prüfung: Übersicht');
    await Promise.all([deliver(), deliver()]);
    await deliver();
    expect(server.taken).toMatchObject([
      {
        subject: 'Zur Prüfung: Übersicht',
        from: { name: 'Keelstone', address: FROM },
        recipients: ['zoe@keelstone.example'],
        text: expect.stringContaining('Hello, Zoë & all.\nA line.\n\nRead\n'),
        html: expect.stringContaining('Zoë &amp; all.'),
      },
    ]);
    expect(server.taken[0]?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    expect(await only()).toMatchObject({ state: 'sent', sentAt: expect.any(String), failure: null });
  });

  it('C-9 is sent now, though the clock of the CMS is a month ahead', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 86_400_000 });
    await queue('At once').finally(() => vi.useRealTimers());
    await deliver();
    expect(await states()).toEqual(['sent']);
  });

  it('C-9 waits while there is no mail server, and loses nothing when it comes back', async () => {
    await server.close();
    for (const subject of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) await queue(subject);
    await deliver();
    await makeDue();
    await deliver();
    expect(await states()).toEqual(Array(6).fill('waiting'));
    const waiting = await only();
    expect(waiting?.failure).toContain('could not be used');
    expect(waiting?.attempts).toBe(2);
    // An hour later, at most: an attempt is never further away.
    const [{ away } = { away: '' }] = await cms.query<{ away: string }>(
      `select max(next_attempt_at) - now() < interval '1 hour' as away from mails`,
    );
    expect(away).toBe(true);
    server = await MailServer.open(server.port);
    await makeDue();
    await deliver();
    expect(server.taken.map(({ subject }) => subject).sort()).toEqual([
      'Five',
      'Four',
      'One',
      'Six',
      'Three',
      'Two',
    ]);
    expect(new Set(await states())).toEqual(new Set(['sent']));
  });

  it('C-9 is tried again when the server asks for patience', async () => {
    await queue('Later');
    server.treatment = 'try later';
    await deliver();
    expect(await only()).toMatchObject({ state: 'waiting', attempts: 1 });
    expect((await only())?.failure).toContain('The queue is full');
    server.treatment = 'take';
    await deliver();
    expect(server.taken, 'before its time').toEqual([]);
    await makeDue();
    await deliver();
    expect(await states()).toEqual(['sent']);
  });

  it('C-9 that nobody can receive is given up at once, with the reason, and sent again on request', async () => {
    await queue('To nobody');
    server.treatment = 'refuse recipient';
    await deliver();
    const failed = await only();
    expect(failed).toMatchObject({ state: 'failed', attempts: 1 });
    expect(failed?.failure).toContain('No such mailbox');
    await makeDue();
    await deliver();
    expect(await only()).toMatchObject({ attempts: 1 });

    const [administrator, editor] = [
      await Staff.hire(payload, 'administrator', 'ada'),
      await Staff.hire(payload, 'editor', 'ed'),
    ];
    const path = `/api/mails/${failed?.id}/try-again`;
    expect((await editor.post(path)).status).toBe(403);
    expect((await administrator.post(path)).status).toBe(200);
    expect((await administrator.post(path)).status, 'while it waits').toBe(409);
    expect((await administrator.post('/api/mails/x/try-again')).status).toBe(409);
    server.treatment = 'take';
    await deliver();
    expect(await states()).toEqual(['sent']);
    await payload.delete({
      collection: 'users',
      where: { email: { in: [administrator, editor].map(({ user }) => user.email) } },
    });
  });

  it('C-9 that a server took before the line broke has the same id when it comes again', async () => {
    await queue('Twice');
    server.treatment = 'take and hang up';
    await deliver();
    await makeDue();
    await deliver();
    const ids = server.taken.map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('C-9 R-5 is given up for now by a server that never ends to answer, and others go on', async () => {
    // Each line begins anew the time without a word.
    const sockets: Socket[] = [];
    const dripping = createServer((socket) => {
      sockets.push(socket);
      socket.on('error', () => undefined).write('220 mail.example\r\n');
      const drip = setInterval(() => socket.write('250-x\r\n'), 20);
      socket.on('close', () => clearInterval(drip));
    }).listen(0, '127.0.0.1');
    await once(dripping, 'listening');
    const { port } = dripping.address() as AddressInfo;
    const slow = { server: { url: `smtp://127.0.0.1:${port}`, from: FROM }, directory: undefined };
    await queue('Slow');
    await deliver(await openTransport(payload, slow, 300));
    expect(await only()).toMatchObject({ state: 'waiting', failure: expect.stringContaining('ETIMEDOUT') });
    for (const socket of sockets) socket.destroy();
    dripping.close();
    await makeDue();
    await deliver();
    expect(await states()).toEqual(['sent']);
  });

  it('C-9 is taken over from a process that was killed while it sent', async () => {
    await queue('Orphan');
    // As the killed process left it.
    await cms.query(`update mails set attempts = 1, next_attempt_at = now() + interval '2 minutes'`);
    await deliver();
    expect(await states()).toEqual(['waiting']);
    await makeDue();
    await deliver();
    expect(server.taken).toHaveLength(1);
  });

  it('C-11 says what to mend when the log-in is wrong, and gives nothing up', async () => {
    await queue('Locked out');
    await deliver(await toServer(server.url.replace('p%40ss', 'wrong')));
    expect(await only()).toMatchObject({
      state: 'waiting',
      failure: expect.stringContaining('Look at SMTP_URL'),
    });
    expect((await only())?.failure).not.toContain('wrong%20word');
  });

  it('C-11 is not sent in the clear to another host', async () => {
    await queue('Plain');
    // The same server, by an address that is not known to be this machine's, and that offers no encryption.
    await deliver(await toServer(server.url.replace('127.0.0.1', '0.0.0.0')));
    expect(server.taken).toEqual([]);
    expect(await only()).toMatchObject({
      state: 'waiting',
      failure: expect.stringContaining('offers no encryption'),
    });
  });

  it('C-11 with a link to choose a password is deleted once it is sent', async () => {
    await queue('Choose', 'password');
    await deliver();
    expect(server.taken[0]?.text).toContain('Hello');
    const sent = await only();
    expect(sent?.text).toContain('deleted');
    expect(sent?.html ?? null).toBeNull();
  });
});

describe('without a mail server', () => {
  it('C-9 mails are files that mail programs open, for the operator only, and can be read in the CMS', async () => {
    const directory = join(await mkdtemp(join(tmpdir(), 'keelstone-mails-')), 'mail');
    try {
      await queue('Hello', 'password');
      await deliver(await openTransport(payload, { server: undefined, directory }));
      const [name = '', ...others] = await readdir(directory);
      expect(others).toEqual([]);
      expect(name).toMatch(/\.eml$/);
      const parsed = await PostalMime.parse(await readFile(join(directory, name)));
      expect(parsed).toMatchObject({ subject: 'Hello', to: [{ address: 'zoe@keelstone.example' }] });
      expect(((await stat(join(directory, name))).mode & 0o777).toString(8)).toBe('600');
      expect(await only()).toMatchObject({ state: 'written', text: expect.stringContaining('Hello') });
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  });

  it('C-9 the files are deleted with the mails, after 30 days', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'keelstone-mails-'));
    const configuration = configurationOf(payload);
    const { mail } = configuration;
    Object.assign(configuration, { mail: { server: undefined, directory } });
    await queue('Old');
    await cms.query("update mails set created_at = created_at - interval '31 days'");
    await queue('New');
    await deliver(await openTransport(payload));
    expect(await readdir(directory)).toHaveLength(2);
    const runner = deliverMails(payload);
    try {
      await vi.waitFor(async () => expect(await readdir(directory)).toHaveLength(1), { timeout: 10_000 });
      expect(await only()).toMatchObject({ subject: 'New' });
    } finally {
      await runner.stop();
      Object.assign(configuration, { mail });
      await rm(directory, { recursive: true, force: true });
    }
  });

  it('C-9 nor a folder, they can be read in the CMS', async () => {
    await queue('Here');
    await deliver(await openTransport(payload, { server: undefined, directory: undefined }));
    expect(await only()).toMatchObject({ state: 'written' });
  });
});

it('C-11 only administrators read mails, and nobody writes them', async () => {
  await queue('Secret');
  const id = (await only())?.id;
  const editor = await Staff.hire(payload, 'editor', 'eva');
  const administrator = await Staff.hire(payload, 'administrator', 'adam');
  expect((await editor.get('/api/mails')).status).toBe(403);
  expect((await editor.get(`/api/mails/${id}`)).status).toBe(403);
  expect((await administrator.get(`/api/mails/${id}`)).body.subject).toBe('Secret');
  expect((await administrator.patch(`/api/mails/${id}`, { state: 'sent' })).status).toBe(403);
  expect((await administrator.post('/api/mails', { subject: 'x' })).status).toBe(403);
});
