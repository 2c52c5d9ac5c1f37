import { randomUUID } from 'node:crypto';
import type { Language } from '@keelstone/model';
import { storeSubmission } from '@keelstone/outbox';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { configurationOf } from '../configuration-of.ts';
import { Staff } from '../http/staff.fixture.ts';
import { planChange } from '../schedule/plan-change.fixture.ts';
import { startCms } from '../test-cms.ts';

const created = '2026-01-05T09:00:00Z';

const cms = await startCms();
const { payload } = cms;
const { runDueChange } = await import('../schedule/run-due-change.ts');
const { notifyOfSubmissions } = await import('../submissions/notify-of-submissions.ts');
const administrator = await Staff.hire(payload, 'administrator', 'ada');
const editor = await Staff.hire(payload, 'editor', 'ed');
const author = await Staff.hire(payload, 'author', 'zoe');
beforeEach(() => cms.query('delete from mails'));
afterAll(() => cms.stop());

/** Recipient and subject of what was queued since the test began, in order of recipients. */
const queued = async () =>
  (await cms.query<{ recipient: string; subject: string }>('select recipient, subject from mails'))
    .map(({ recipient, subject }) => `${recipient.split('@')[0]}: ${subject}`)
    .sort();
const textOf = async () => (await payload.find({ collection: 'mails' })).docs[0]?.text ?? '';
const sendToReview = async (title: string) =>
  (await author.post('/api/page?draft=true', { title, created, moderation: 'in_review' })).body.doc
    .id as number;
const deleteMails = () => cms.query('delete from mails');

describe('a review', () => {
  it('C-9 is announced to those who may publish, once, with a link to the form', async () => {
    const id = await sendToReview('Fire <drills>');
    expect(await queued()).toEqual(['ada: To review: Fire <drills>', 'ed: To review: Fire <drills>']);
    expect(await textOf()).toContain('zoe asks for a review of “Fire <drills>”.');
    expect(await textOf()).toContain(`${configurationOf(payload).cmsUrl}/admin/collections/page/${id}`);
    await author.patch(`/api/page/${id}?draft=true`, { title: 'Fire drills, again' });
    expect(await queued()).toHaveLength(2);
  });

  it('C-9 C-10 leads to the form in the language that was sent', async () => {
    const fields = { title: 'Wörter', created, moderation: 'in_review' };
    const { id } = (await author.post('/api/page?draft=true&locale=de', fields)).body.doc;
    expect(await textOf()).toContain(`/admin/collections/page/${id}?locale=de`);
  });

  it('C-9 that is sent back reaches the author with the note', async () => {
    const id = await sendToReview('Sources');
    await deleteMails();
    await editor.patch(`/api/page/${id}?draft=true`, { moderation: 'draft', reviewNote: 'Name them.\nAll.' });
    expect(await queued()).toEqual(['zoe: Sent back: Sources']);
    expect(await textOf()).toContain('Name them.\nAll.');
  });

  it('C-9 that ends with publishing reaches the author, also after it was sent back', async () => {
    const id = await sendToReview('Good');
    await editor.patch(`/api/page/${id}?draft=true`, { moderation: 'draft', reviewNote: 'Shorter' });
    await deleteMails();
    await administrator.patch(`/api/page/${id}`, { _status: 'published' });
    expect(await queued()).toEqual(['zoe: Published: Good']);
    await deleteMails();
    await administrator.patch(`/api/page/${id}`, { _status: 'published', title: 'Better' });
    expect(await queued(), 'of later changes').toEqual([]);
  });

  it('C-9 goes on when only another language is published, of which the author is told nothing', async () => {
    const id = await sendToReview('Words');
    await deleteMails();
    const inGerman = (data: Record<string, unknown>, query = '') =>
      editor.patch(`/api/page/${id}?locale=de${query}`, data);
    await inGerman({ title: 'Wörter', _status: 'published' });
    await inGerman({ title: 'Andere Wörter' }, '&draft=true');
    await inGerman({ _status: 'published' });
    expect(await queued()).toEqual([]);
    await editor.patch(`/api/page/${id}`, { _status: 'published' });
    expect(await queued()).toEqual(['zoe: Published: Words']);
  });

  it('C-9 is of each language that the author has written, and each is told of', async () => {
    const id = await sendToReview('Words');
    await author.patch(`/api/page/${id}?locale=de&draft=true`, { title: 'Wörter' });
    await deleteMails();
    await editor.patch(`/api/page/${id}`, { _status: 'published' });
    expect(await queued()).toEqual(['zoe: Published: Words']);
    await deleteMails();
    await editor.patch(`/api/page/${id}?locale=de`, { _status: 'published' });
    expect(await queued()).toEqual(['zoe: Published: Wörter']);
  });

  it('C-9 says nothing to those who did it themselves', async () => {
    const { body } = await editor.post('/api/page?draft=true', {
      title: 'Mine',
      created,
      moderation: 'in_review',
    });
    expect(await queued()).toEqual(['ada: To review: Mine']);
    await deleteMails();
    await editor.patch(`/api/page/${body.doc.id}`, { _status: 'published' });
    expect(await queued()).toEqual([]);
  });

  it('C-9 is told in each one’s language, and not to those who do not want it', async () => {
    await editor.patch(`/api/users/${editor.user.id}`, { language: 'de' });
    await administrator.patch(`/api/users/${administrator.user.id}`, { notifications: ['submissions'] });
    await sendToReview('Brandschutz');
    expect(await queued()).toEqual(['ed: Zur Prüfung: Brandschutz']);
    await editor.patch(`/api/users/${editor.user.id}`, { language: 'en' });
  });

  it('C-9 whose save fails tells nobody', async () => {
    const id = await sendToReview('Unlucky');
    await editor.patch(`/api/page/${id}?draft=true`, { moderation: 'draft' });
    await deleteMails();
    // As late as possible: at the end of the transaction.
    await cms.query(
      `create function break_it() returns trigger language plpgsql as $$ begin raise exception 'unlucky'; end $$`,
    );
    await cms.query(
      'create constraint trigger break_it after insert on mails deferrable initially deferred for each row execute function break_it()',
    );
    const { status } = await author.patch(`/api/page/${id}?draft=true`, { moderation: 'in_review' });
    await cms.query('drop function break_it cascade');
    expect(status).toBe(503);
    expect(await queued()).toEqual([]);
    expect((await author.get(`/api/page/${id}?draft=true&depth=0`)).body.moderation).toBe('draft');
  });
});

describe('a plan', () => {
  const planOf = (id: number, action: 'publish' | 'archive', languages?: Language[]) =>
    planChange(cms, { action, id, inMs: -1, ...(languages && { languages }) }).then((change) =>
      cms.query('update scheduled_changes set planned_by_id = $1 where id = $2', [editor.user.id, change]),
    );

  it('C-9 that was done is told to the one who made it', async () => {
    const page = await payload.create({
      collection: 'page',
      locale: 'en',
      draft: true,
      data: { title: 'Soon', created, moderation: 'draft' },
    });
    await planOf(page.id, 'publish');
    while (await runDueChange(payload));
    expect(await queued()).toEqual(['ed: Done as planned: Soon']);
  });

  it('C-9 C-10 is called by its title in the language that it publishes, and leads there', async () => {
    const data = { title: 'Soon', created, moderation: 'draft' as const };
    const { id } = await payload.create({ collection: 'page', locale: 'en', draft: true, data });
    await payload.update({ collection: 'page', id, locale: 'de', draft: true, data: { title: 'Bald' } });
    await planOf(id, 'publish', ['de']);
    while (await runDueChange(payload));
    expect(await queued()).toEqual(['ed: Done as planned: Bald']);
    expect(await textOf()).toContain(`/admin/collections/page/${id}?locale=de`);
  });

  it('C-9 that failed is told with the reason', async () => {
    const page = await payload.create({
      collection: 'page',
      locale: 'en',
      draft: true,
      data: { title: 'Never', created, moderation: 'draft' },
    });
    await planOf(page.id, 'archive');
    while (await runDueChange(payload));
    expect(await queued()).toEqual(['ed: Not done as planned: Never']);
    expect(await textOf()).toContain('not published');
  });

  it('C-9 C-10 that failed is told with the reason in the language of the mail', async () => {
    const { id } = await payload.create({
      collection: 'page',
      locale: 'en',
      draft: true,
      data: { title: 'Never', created, moderation: 'draft' },
    });
    await payload.update({ collection: 'users', id: editor.user.id, data: { language: 'de' } });
    await planOf(id, 'archive');
    while (await runDueChange(payload));
    await payload.update({ collection: 'users', id: editor.user.id, data: { language: 'en' } });
    expect(await queued()).toEqual(['ed: Nicht wie geplant erledigt: Never']);
    expect(await textOf()).toContain('Die Seite ist nicht veröffentlicht');
  });
});

describe('submissions', () => {
  const submit = async (formId: number, formTitle: string) => {
    const pool = {
      query: async (text: string, parameters: readonly unknown[] = []) => ({
        rows: await cms.query(text, [...parameters]),
      }),
    };
    await storeSubmission(pool, {
      id: randomUUID(),
      formId,
      formTitle,
      language: 'en',
      pagePath: '/contact',
      fields: { email: 'visitor@example.org' },
      receivedAt: new Date(),
    });
  };

  it('C-8 are told of together, once, to those who asked, without what visitors wrote', async () => {
    await submit(1, 'Contact');
    await submit(1, 'Contact');
    await submit(2, 'Demo');
    await Promise.all([notifyOfSubmissions(payload), notifyOfSubmissions(payload)]);
    expect(await queued(), 'only Ada asked for it').toEqual(['ada: 3 new submissions']);
    const text = await textOf();
    expect(text).toContain('Contact: 2\nDemo: 1');
    expect(text).not.toContain('visitor@example.org');
    await deleteMails();
    await notifyOfSubmissions(payload);
    expect(await queued()).toEqual([]);
    await submit(1, 'Contact');
    await notifyOfSubmissions(payload);
    expect(await queued()).toEqual(['ada: A new submission']);
  });

  it('C-8 are told of only if the mail is queued', async () => {
    await submit(1, 'Contact');
    await cms.query('alter table mails rename to mails_elsewhere');
    await expect(notifyOfSubmissions(payload)).rejects.toThrow();
    await cms.query('alter table mails_elsewhere rename to mails');
    await notifyOfSubmissions(payload);
    expect(await queued()).toEqual(['ada: A new submission']);
  });

  const form = (reply: object, teamAddresses?: string) =>
    payload.create({
      collection: 'forms',
      locale: 'de',
      data: {
        title: 'Fragen',
        submitLabel: 'Senden',
        fields: [
          { blockType: 'text', label: 'Name', name: 'name' },
          { blockType: 'email', label: 'E-Mail', name: 'email' },
          { blockType: 'email', label: 'Noch eine', name: 'other' },
        ],
        confirmation: { kind: 'redirect', to: 'url', url: '/thank-you' },
        teamAddresses,
        reply,
      } as never,
    });
  const REPLY = { isSent: true, subject: 'Angekommen', text: 'Danke.\n\nWir melden uns.' };
  const sendWith = async (formId: number, email: string, language: Language = 'de') => {
    const { readerOf } = await import('../database/transaction.ts');
    await storeSubmission(await readerOf({ payload } as never), {
      id: randomUUID(),
      formId,
      formTitle: 'Fragen',
      language,
      pagePath: `/${language}/kontakt`,
      fields: { name: 'Click http://evil.example', email, other: 'second@example.org' },
      receivedAt: new Date(),
    });
  };

  it('C-8 are answered once a day, in the language of the page, with nothing of what was entered', async () => {
    const { id } = await form(REPLY);
    for (const email of [' Ada@Example.org', 'ada@example.org', 'no address']) await sendWith(id, email);
    await notifyOfSubmissions(payload);
    expect(await queued()).toEqual(['ada: 3 new submissions', 'ada: Angekommen']);
    const { docs } = await payload.find({ collection: 'mails', where: { about: { equals: 'reply' } } });
    expect(docs).toMatchObject([{ recipient: 'ada@example.org' }]);
    expect(docs[0]?.text).toContain('Danke.\n\nWir melden uns.');
    expect(docs[0]?.text).toContain('Formular „Fragen“');
    expect(`${docs[0]?.html}${docs[0]?.text}`).not.toMatch(/evil|second/);
    await sendWith(id, 'ada@example.org');
    await notifyOfSubmissions(payload);
    expect(
      (await payload.count({ collection: 'mails', where: { about: { equals: 'reply' } } })).totalDocs,
    ).toBe(1);
  });

  it('C-8 C-10 are answered in the language of the form where the page shows it in another one', async () => {
    const { id } = await form(REPLY);
    await sendWith(id, 'ada@example.org', 'fr');
    await notifyOfSubmissions(payload);
    const { docs } = await payload.find({ collection: 'mails', where: { about: { equals: 'reply' } } });
    expect(docs).toMatchObject([{ recipient: 'ada@example.org', subject: 'Angekommen' }]);
    expect(docs[0]?.html).toContain('<html lang="de">');
    expect(docs[0]?.text).toContain('Formular „Fragen“');
  });

  it('C-8 are answered by each form, though both answers are about the same', async () => {
    for (const text of ['Danke für die Anmeldung zur Übung.', 'Danke für die Anmeldung zum Kurs.']) {
      const { id } = await form({ ...REPLY, text });
      for (let time = 0; time < 2; time += 1) await sendWith(id, 'grace@example.org');
    }
    await notifyOfSubmissions(payload);
    expect((await queued()).filter((mail) => mail.startsWith('grace'))).toHaveLength(2);
  });

  it('C-8 with the address of somebody else write to them three times a day at most', async () => {
    for (const number of [1, 2, 3, 4]) {
      const { id } = await form({ ...REPLY, subject: `Angekommen ${number}` });
      await sendWith(id, 'grace@example.org');
    }
    await notifyOfSubmissions(payload);
    expect((await queued()).filter((mail) => mail.startsWith('grace'))).toHaveLength(3);
  });

  it('C-8 C-11 with other addresses of the same mailbox write to it no more often', async () => {
    const { id } = await form(REPLY);
    for (const email of ['grace@', 'grace+1@', 'grace+2+3@', 'g.race@', 'gr.a.ce+x@', 'grace.h@'])
      await sendWith(id, `${email}example.org`);
    await notifyOfSubmissions(payload);
    const { docs } = await payload.find({ collection: 'mails', where: { about: { equals: 'reply' } } });
    expect(docs).toHaveLength(4);
    expect(docs.map(({ recipient }) => recipient)).toContain('grace.h@example.org');
  });

  it('C-8 are answered whatever the letters of the address, if the site accepts it', async () => {
    const { id } = await form(REPLY, 'o’brien@example.org\nkontakt@müller.example');
    const addresses = [
      "o'brien@example.org",
      'max&moritz@example.org',
      'jörg.müller@example.org',
      'a/b@example.org',
    ];
    for (const email of addresses) await sendWith(id, email);
    await notifyOfSubmissions(payload);
    const { docs } = await payload.find({
      collection: 'mails',
      where: { about: { equals: 'reply' } },
      sort: 'id',
    });
    expect(docs.map(({ recipient }) => recipient)).toEqual(addresses);
  });

  it('C-8 are told to the addresses of their form', async () => {
    const { id } = await form(
      { isSent: false },
      'sales@example.org\nsales@example.org\n claims@example.org \n',
    );
    await sendWith(id, 'ada@example.org');
    await sendWith(id, 'ada@example.org');
    await notifyOfSubmissions(payload);
    expect(await queued()).toEqual([
      'ada: 2 new submissions',
      'claims: 2 new submissions',
      'sales: 2 new submissions',
    ]);
  });

  it('C-8 C-10 call the form by its title in another language where it has none in that of the mail', async () => {
    const { id } = await form({ isSent: false }, 'sales@example.org');
    await sendWith(id, 'ada@example.org');
    await notifyOfSubmissions(payload);
    const { docs } = await payload.find({ collection: 'mails', where: { about: { equals: 'form' } } });
    expect(docs[0]?.text).toContain('Fragen: 1');
    expect(docs[0]?.text).toContain('“Fragen”');
  });

  it('C-8 C-13 are told of and answered, though the form was moved to the trash since', async () => {
    const { id } = await form(REPLY, 'sales@example.org');
    await sendWith(id, 'grace@example.org');
    await payload.update({ collection: 'forms', id, data: { deletedAt: 'now' } });
    await notifyOfSubmissions(payload);
    expect(await queued()).toEqual(['ada: A new submission', 'grace: Angekommen', 'sales: A new submission']);
  });

  it.each([
    [{ isSent: true, text: 'x' }, undefined, 'Say what the mail is about.'],
    [{ isSent: true, subject: 'x', text: ' ' }, undefined, 'Write the mail, or send none.'],
    [{}, 'sales@example.org, x', '"sales@example.org, x" is no e-mail address. Give one a line.'],
  ])('C-8 refuses the mail %j to %s in words', async (reply, addresses, message) => {
    await expect(form(reply, addresses)).rejects.toMatchObject({ data: { errors: [{ message }] } });
  });
});
