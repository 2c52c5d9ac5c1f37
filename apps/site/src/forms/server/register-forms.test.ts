import type { FormField } from '@keelstone/model';
import { sampleForm } from '@keelstone/model/samples';
import { FORM_NAMES } from '@keelstone/ui/form-view/form-names.ts';
import { describe, expect, it } from 'vitest';
import { FILLED_IN, type Fields, formSite, pageWithForm, SITE_URL } from './form-site.fixture.ts';

describe('a form sent without script', () => {
  it('C-8 is kept, and leads to a page that says so, from which a reload sends nothing', async () => {
    const { post, site, stored } = await formSite();
    const response = await post(FILLED_IN);
    expect([response.statusCode, response.headers.location]).toEqual([303, '/forms/1/sent/5']);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(stored).toMatchObject([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        formId: 1,
        formTitle: 'Ask for a walk-through',
        language: 'en',
        pagePath: '/contact',
        fields: { ...FILLED_IN, page: `${SITE_URL}/contact` },
        receivedAt: expect.any(Date),
      },
    ]);
    const page = await site.inject('/forms/1/sent/5');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('We call within a working day.');
    expect(page.body).toContain('Back to “Contact us”');
    expect(page.body).toMatch(/<meta name="robots" content="noindex"/);
    expect(page.body).not.toContain('style=');
  });

  it('C-8 says beside each field what is wrong, on its page, with what was entered', async () => {
    const { post, stored } = await formSite();
    const response = await post({ ...FILLED_IN, email: 'ada', name: '', interest: '' });
    expect(response.statusCode).toBe(422);
    expect(stored).toEqual([]);
    expect(response.body).toContain('<h2');
    expect(response.body).toContain('Ask us');
    expect(response.body).toMatch(/<title>2 fields need another look: Contact us/);
    expect(response.body).toMatch(/id="form-bar-errors" role="alert" tabindex="-1" autofocus=""/);
    expect(response.body).toMatch(/id="form-bar-email"[^>]* aria-describedby="form-bar-email-error"/);
    expect(response.body).toContain('value="ada"');
    expect(response.headers.etag).toBeUndefined();
    // Kept by this browser alone, which shows it on Back.
    expect(response.headers['cache-control']).toBe('private, no-cache');
  });

  it('C-10 is answered in the language of its page', async () => {
    const { post, site } = await formSite();
    const invalid = await post({ ...FILLED_IN, email: '' }, { language: 'de' });
    expect(invalid.body).toContain('<html lang="de"');
    expect(invalid.body).toContain('Das wird gebraucht. Bitte ausfüllen.');
    expect(invalid.body).toContain('Ein Feld braucht noch einen Blick');
    const { location } = (await post(FILLED_IN, { language: 'de' })).headers;
    expect(location).toBe('/de/forms/1/sent/5');
    const { body } = await site.inject(String(location));
    expect(body).toContain('Zurück zu „Kontakt“');
    expect(body).toMatch(/<a href="\/forms\/1\/sent\/5" hrefLang="en"/);
    const french = await post({ ...FILLED_IN, email: '' }, { language: 'fr' });
    expect(french.body).toMatch(/<title>[^<]*\u00a0: /);
  });

  it('C-8 knows where the visitor came from, also after it came back', async () => {
    const form = sampleForm({
      hiddenFields: [
        { name: 'page', source: 'page_url', value: null },
        { name: 'campaign', source: 'query', value: 'utm_campaign' },
        { name: 'list', source: 'fixed', value: 'secret-list' },
      ],
    });
    const { post, stored } = await formSite({ form });
    const referer = `${SITE_URL}/contact?utm_campaign=spring`;
    const back = await post({ ...FILLED_IN, email: '' }, { referer });
    expect(back.body).toContain(`name="campaign" value="spring"`);
    expect(back.body).not.toContain('secret-list');
    await post({ ...FILLED_IN, campaign: 'spring', page: referer }, { referer: `${SITE_URL}/forms/1` });
    expect(stored[0]?.fields).toMatchObject({ page: referer, campaign: 'spring', list: 'secret-list' });
  });

  it('C-8 is there once after a double click, and twice when something was changed', async () => {
    const { post, stored } = await formSite();
    await Promise.all([post(FILLED_IN), post(FILLED_IN), post(FILLED_IN)]);
    expect(stored).toHaveLength(1);
    await post({ ...FILLED_IN, name: 'Ada L.' });
    expect(stored).toHaveLength(2);
  });

  it('C-8 leads on to where the editor says', async () => {
    const to = (url: string) => sampleForm({ confirmation: { kind: 'redirect', url } });
    const here = await formSite({ form: to('/thank-you') });
    expect((await here.post(FILLED_IN)).headers.location).toBe('/thank-you');
    const away = await formSite({ form: to('https://partner.example/thanks') });
    expect((await away.post(FILLED_IN)).headers.location).toBe('/forms/1/sent/5');
    const page = await away.site.inject('/forms/1/sent/5');
    expect(page.headers.refresh).toBe('0; url=https://partner.example/thanks');
    expect(page.body).toContain('Go on to partner.example');
    expect(page.body).toContain('Thank you. What you sent has arrived.');
  });

  it('C-8 says that it was sent before it leads on to a file, which a browser may save where it is', async () => {
    const confirmation = { kind: 'redirect', url: '/media/files/list-1a2b3c4d.xlsx' } as const;
    const { post, send, site } = await formSite({ form: sampleForm({ confirmation }) });
    expect((await post(FILLED_IN)).headers.location).toBe('/forms/1/sent/5');
    const page = await site.inject('/forms/1/sent/5');
    expect(page.headers.refresh).toBe(`0; url=${confirmation.url}`);
    expect(page.body).toContain('Thank you. What you sent has arrived.');
    expect(page.body).toContain(`href="${confirmation.url}"`);
    // The link is called by the file, not by its address.
    expect(page.body).toContain('Go on to list.xlsx<');
    expect((await send(FILLED_IN)).commands).toMatchObject([
      { command: 'replace', html: expect.stringContaining('Thank you. What you sent has arrived.') },
      { command: 'announce' },
      { command: 'focus' },
      { command: 'redirect', url: confirmation.url },
    ]);
  });

  it('C-8 leads on to addresses with letters of all alphabets', async () => {
    const to = (url: string) => sampleForm({ confirmation: { kind: 'redirect', url } });
    const here = await formSite({ form: to('/日本?für=😀#größe') });
    const { statusCode, headers } = await here.post(FILLED_IN);
    expect(statusCode).toBe(303);
    expect(headers.location).toBe('/%E6%97%A5%E6%9C%AC?f%C3%BCr=%F0%9F%98%80#gr%C3%B6%C3%9Fe');
    const away = await formSite({ form: to('https://bücher.example/größe%20x') });
    await away.post(FILLED_IN);
    const page = await away.site.inject('/forms/1/sent/5');
    expect(page.statusCode).toBe(200);
    expect(page.headers.refresh).toBe('0; url=https://xn--bcher-kva.example/gr%C3%B6%C3%9Fe%20x');
  });

  it('C-8 keeps what was entered when its page has gone, or no longer has the form', async () => {
    const form = sampleForm();
    const { post } = await formSite({ nodes: [pageWithForm(form)] });
    const elsewhere: Fields[] = [{ _page: '/gone' }, { _view: 'other' }, { _page: '//evil.example' }];
    for (const moved of elsewhere) {
      const response = await post({ ...FILLED_IN, email: 'ada', ...moved });
      expect(response.statusCode).toBe(422);
      expect(response.body).toContain('value="Ada Lovelace"');
      expect(response.body).toMatch(/<h1 id="form-heading">/);
    }
    const sent = await post({ ...FILLED_IN, _page: '/gone' });
    expect(sent.headers.location).toBe('/forms/1/sent');
  });
});

describe('a form that is not taken', () => {
  const told = async (response: Promise<{ commands: unknown[] }>) =>
    JSON.stringify((await response).commands);

  it('C-8 of a robot comes back with what to do, and can be sent again by a person', async () => {
    const { send, post, stored } = await formSite();
    const trapped = await post({ ...FILLED_IN, _website: 'https://spam.example' });
    expect(trapped.statusCode).toBe(422);
    expect(trapped.body).toContain('If you are a person');
    expect(trapped.body).toContain('value="Ada Lovelace"');
    expect(trapped.body).not.toContain('spam.example');
    for (const elapsed of ['1499', '', '-5', '1e9', 'NaN']) {
      expect(await told(send({ ...FILLED_IN, _elapsed: elapsed }))).toContain('faster than people');
    }
    expect(stored).toEqual([]);
    await send({ ...FILLED_IN, _elapsed: '1500' });
    expect(stored).toHaveLength(1);
  });

  it('C-8 of another site is refused, and what that filled in is not shown', async () => {
    const { post, stored } = await formSite();
    const response = await post(FILLED_IN, {
      'sec-fetch-site': 'cross-site',
      origin: 'https://evil.example',
    });
    expect(response.statusCode).toBe(403);
    expect(response.body).toContain('did not come from a page of ours');
    expect(response.body).not.toContain('Ada Lovelace');
    expect(stored).toEqual([]);
  });

  it('C-8 of a network that sends too many comes back, says how long to wait, and whom to call', async () => {
    const { post, send, stored } = await formSite({
      configuration: { formsPerAddress: 2 },
      phone: '+49 40 66969 0',
    });
    for (const name of ['One', 'Two', 'Three']) await post({ ...FILLED_IN, name });
    expect(stored).toHaveLength(2);
    const response = await post(FILLED_IN);
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '600']);
    expect(response.body).toContain('in ten minutes. Or call us: +49 40 66969 0.');
    expect(response.body).toContain('value="Ada Lovelace"');
    expect((await send(FILLED_IN)).status).toBe(429);
  });

  it('C-8 counts visitors behind a trusted proxy one by one, and takes nobody else’s word', async () => {
    const limited = { formsPerAddress: 1 };
    const trusted = await formSite({ configuration: { ...limited, trustedProxies: ['127.0.0.1'] } });
    const open = await formSite({ configuration: limited });
    for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
      for (const { post } of [trusted, open]) await post(FILLED_IN, { 'x-forwarded-for': address });
    }
    expect([trusted.stored.length, open.stored.length]).toEqual([3, 1]);
  });

  it('C-8 counts a visitor as one, whose proxy adds the port of each connection', async () => {
    const configuration = { formsPerAddress: 1, trustedProxies: ['127.0.0.1', '10.0.0.0/8'] };
    const { post, stored } = await formSite({ configuration });
    for (const forwarded of [
      '203.0.113.1:40001',
      '203.0.113.1:40002',
      '203.0.113.1:40003, 10.1.2.3:40004',
      '[2001:db8::1]:40001',
      '[2001:db8::2]:40002',
    ])
      await post(FILLED_IN, { 'x-forwarded-for': forwarded });
    expect(stored).toHaveLength(2);
  });

  it('C-8 because nothing keeps it comes back as what it is: our fault', async () => {
    const { post, send, fillDisk, stored } = await formSite();
    fillDisk();
    const response = await post(FILLED_IN);
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '60']);
    expect(response.body).toContain('the fault is ours');
    expect(response.body).toContain('value="Ada Lovelace"');
    const { status, isVerified, commands } = await send(FILLED_IN);
    expect([status, isVerified]).toEqual([503, true]);
    expect(JSON.stringify(commands)).toContain('Ada Lovelace');
    expect(stored).toEqual([]);
  });

  it('C-8 because it is too long is told so', async () => {
    const { post } = await formSite();
    const response = await post({ ...FILLED_IN, name: 'x'.repeat(300 * 1024) });
    expect(response.statusCode).toBe(413);
    expect(response.body).toContain('shorten it');
  });

  it('C-8 A-1 because it is too long is told so with scripts, and keeps what was entered', async () => {
    const { send } = await formSite();
    const long = { ...FILLED_IN, name: 'x'.repeat(300 * 1024) };
    const { status, isVerified, commands } = await send(long, { accept: 'application/json' });
    expect([status, isVerified]).toEqual([413, true]);
    expect(commands).toMatchObject([
      {
        command: 'replace',
        selector: expect.stringContaining('input'),
        html: expect.stringContaining('shorten it'),
      },
      { command: 'focus' },
    ]);
  });
});

describe('a form that an editor has changed since the page was opened', () => {
  const before = { [FORM_NAMES.fields]: 'name email interest message topics' };
  const entered = { ...FILLED_IN, ...before, message: 'Call <me>:\r\n030 1234', topics: ['risk', ' '] };
  const now = { ...FILLED_IN, [FORM_NAMES.fields]: 'name email interest' };
  const changed = 'This form has been changed since you opened it, so nothing was sent.';

  it('C-8 U-9 comes back without script, with the fields that there are, and what was entered in those that are gone', async () => {
    const { post, stored } = await formSite();
    const { statusCode, body } = await post(entered);
    expect([statusCode, stored]).toEqual([422, []]);
    // The reason itself would be too long for a title, and is what has the focus.
    expect(body).toMatch(/<title>Not sent: Contact us/);
    expect(body).toMatch(new RegExp(`id="form-bar-errors-label">${changed}`));
    expect(body).toMatch(/id="form-bar-errors" role="alert" tabindex="-1" autofocus=""/);
    expect(body).toContain('value="Ada Lovelace"');
    expect(body).toContain('Call &lt;me&gt;:\n030 1234\n\nrisk</textarea>');
    // The form that came back knows its fields: it is not returned a second time.
    const shown = '[["name","text"],["email","email"],["interest","select"]]';
    expect(body).toContain(`name="${FORM_NAMES.fields}" value="${shown.replaceAll('"', '&quot;')}"`);
    expect((await post({ ...now, [FORM_NAMES.fields]: shown })).statusCode).toBe(303);
    expect(stored).toMatchObject([{ fields: FILLED_IN }]);
  });

  it('C-8 A-1 U-9 comes back with script, at whatever step, with the focus on the reason', async () => {
    const { send, stored } = await formSite();
    const steps: Fields[] = [{}, { [FORM_NAMES.at]: '0', [FORM_NAMES.step]: '1' }];
    for (const more of steps) {
      const { status, commands } = await send({ ...entered, ...more });
      expect(status).toBe(422);
      expect(commands[0]).toMatchObject({ html: expect.stringContaining(changed) });
      expect(commands[0]).toMatchObject({ html: expect.stringContaining('Call &lt;me&gt;') });
      expect(commands[1]).toEqual({ command: 'focus', selector: '#form-bar-errors' });
    }
    expect(stored).toEqual([]);
    expect((await send(now)).status).toBe(200);
  });

  it('C-8 loses nothing when it comes back for another reason, and shows nothing from another site', async () => {
    const { send, post } = await formSite();
    const tooFast = JSON.stringify((await send({ ...entered, [FORM_NAMES.elapsed]: '1' })).commands);
    expect(tooFast).toContain('faster than people');
    expect(tooFast).toContain('Call &lt;me&gt;');
    const { body } = await post(entered, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' });
    expect(body).not.toContain('Call');
  });

  const agreeing = (words: string): FormField => ({
    kind: 'checkbox',
    name: 'agreement',
    label: 'Agreement',
    help: null,
    isRequired: false,
    text: [{ kind: 'paragraph', children: [{ kind: 'text', text: words }] }],
  });
  const formOf = (words: string) => {
    const form = sampleForm();
    return { ...form, fields: [...form.fields, agreeing(words)] };
  };
  const shown = async (words: string) => {
    const { site } = await formSite({ form: formOf(words) });
    const { body } = await site.inject('/contact');
    const [, fields = ''] = body.match(/name="_fields" value="([^"]+)"/) ?? [];
    return { [FORM_NAMES.fields]: fields.replaceAll('&quot;', '"') };
  };

  it('C-8 U-9 asks again for an agreement whose words have changed, and takes it beside the new ones', async () => {
    const { post, send, stored } = await formSite({ form: formOf('You may sell my data.') });
    const ticked = { ...FILLED_IN, ...(await shown('You may write to me.')), agreement: 'yes' };
    const { statusCode, body } = await post(ticked);
    expect([statusCode, stored]).toEqual([422, []]);
    expect(body).toContain('These words have been changed since you opened the form.');
    expect(body).toMatch(/<input(?=[^>]* name="agreement")(?=[^>]* aria-invalid="true")(?![^>]* checked)/);
    expect((await send(ticked)).status).toBe(422);
    // Who has not ticked it has agreed to nothing.
    expect((await post({ ...ticked, agreement: '' })).statusCode).toBe(303);
    const again = { ...ticked, ...(await shown('You may sell my data.')) };
    expect((await post(again)).statusCode).toBe(303);
    expect(stored.map(({ fields }) => fields.agreement)).toEqual([false, true]);
    // The words may change again.
    expect(stored.map(({ agreed }) => agreed)).toEqual([undefined, { agreement: 'You may sell my data.' }]);
  });

  it('C-8 keeps no answer to a checkbox that the page did not show', async () => {
    const { post, stored } = await formSite({ form: formOf('You may write to me.') });
    await post({ ...now, [FORM_NAMES.fields]: '[["name","text"],["email","email"]]' });
    await post({ ...now, ...(await shown('You may write to me.')) });
    // A program says nothing of what it saw.
    await post({ ...FILLED_IN, name: 'A program' });
    expect(stored.map(({ fields }) => fields.agreement)).toEqual([undefined, false, false]);
  });

  it('C-8 is taken when nothing was entered in what is gone, and with values that no page of ours asked for', async () => {
    const { post, stored } = await formSite();
    expect((await post({ ...FILLED_IN, ...before, message: ' ' })).statusCode).toBe(303);
    expect((await post({ ...now, name: 'Eda', isAdmin: '1' })).statusCode).toBe(303);
    expect(stored.map(({ fields }) => Object.keys(fields))).toEqual(
      Array.from({ length: 2 }, () => expect.not.arrayContaining(['message', 'isAdmin'])),
    );
  });
});

describe('other requests', () => {
  it('C-8 leads whoever enters a form’s address to a page that has it', async () => {
    const { site } = await formSite();
    const response = await site.inject('/forms/1');
    expect([response.statusCode, response.headers.location]).toEqual([302, '/contact']);
  });

  it.each([
    '/forms/2',
    '/forms/x',
    '/forms/01',
    '/forms/2/sent',
    '/forms/1/sent/6',
    '/forms/1/sent/x',
    '/forms',
  ])('R-2 answers %s with a helpful 404', async (path) => {
    const { site } = await formSite();
    const response = await site.inject(path);
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('</html>');
  });

  it('C-8 takes no form that is not there, and nothing that is no form', async () => {
    const { site, post, stored } = await formSite();
    expect((await post(FILLED_IN, { id: 2 })).statusCode).toBe(404);
    for (const payload of [{}, [], { fields: 'x' }, { fields: { a: 1 }, pageState: {} }]) {
      const response = await site.inject({ method: 'POST', url: '/forms/1', payload });
      expect(response.statusCode).toBe(400);
    }
    expect(stored).toEqual([]);
  });

  it('R-6 the page that says a form has arrived is the same for everybody, and has a tag', async () => {
    const { site } = await formSite();
    const [plain, other] = await Promise.all(
      ['/forms/1/sent/5', '/forms/1/sent/5?name=Ada'].map((url) => site.inject(url)),
    );
    expect(plain?.body).toBe(other?.body);
    expect(plain?.headers.etag).toBeDefined();
  });
});
