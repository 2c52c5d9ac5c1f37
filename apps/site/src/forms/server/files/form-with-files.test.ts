import type { AsyncResponse } from '@keelstone/async/protocol';
import { type FormField, MOST_MEGABYTES_TOGETHER } from '@keelstone/model';
import { sampleForm } from '@keelstone/model/samples';
import { afterEach, describe, expect, it } from 'vitest';
import { FILLED_IN, formSite, SITE_URL, type Uploads } from '../form-site.fixture.ts';
import { NoRoomError } from '../submission-store.ts';
import { EICAR, startClamd } from './clamd.fixture.ts';
import { SAMPLES } from './sample-files.fixture.ts';

const papers: FormField = {
  kind: 'file',
  name: 'papers',
  label: 'Papers',
  help: null,
  isRequired: false,
  accepts: ['pdf', 'text'],
  maxMegabytes: 1,
  maxFiles: 2,
};
const formWith = (overrides: object = {}) => {
  const form = sampleForm();
  return { ...form, fields: [...form.fields, { ...papers, ...overrides } as FormField] };
};
const form = formWith();
const offer = { name: 'offer.pdf', content: SAMPLES.pdf, type: 'application/pdf' };
const large = { name: 'large.txt', content: Buffer.alloc(1_000_001, 'a'), type: 'text/plain' };
const exact = { name: 'exact.txt', content: Buffer.alloc(1_000_000, 'a'), type: 'text/plain' };
const one: Uploads = { papers: [offer] };

let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

async function scannedSite(answer?: string | null) {
  const clamd = await startClamd(answer);
  stop = clamd.stop;
  return { clamd, ...(await formSite({ form, configuration: { scanner: clamd.address } })) };
}

describe('a form with files', () => {
  it('C-8 of a field that an editor has removed meanwhile names them instead of dropping them', async () => {
    const { upload, stored } = await formSite();
    const before = { ...FILLED_IN, _fields: 'name email interest papers' };
    const { statusCode, body } = await upload(before, one);
    expect([statusCode, stored]).toEqual([422, []]);
    expect(body).toContain('offer.pdf</textarea>');
  });

  it.each([false, true])(
    'C-8 is kept with them, not scanned without a scanner (by script: %s)',
    async (isAsync) => {
      const { upload, stored } = await formSite({ form });
      const response = await upload(FILLED_IN, { papers: [offer, exact] }, { isAsync });
      expect(response.statusCode).toBe(isAsync ? 200 : 303);
      expect(stored).toMatchObject([{ fields: { ...FILLED_IN, papers: ['offer.pdf', 'exact.txt'] } }]);
      expect(stored[0]?.files).toEqual([
        {
          field: 'papers',
          name: 'offer.pdf',
          mime: 'application/pdf',
          scan: 'not_scanned',
          content: SAMPLES.pdf.toString('base64'),
        },
        expect.objectContaining({ name: 'exact.txt', content: exact.content.toString('base64') }),
      ]);
      if (isAsync) expect(response.headers['x-keelstone-verification']).toBe('1');
    },
  );

  it('C-8 takes part as one of files, in the page and by the words beside the field', async () => {
    const { site } = await formSite({ form });
    const { body } = await site.inject('/contact');
    expect(body).toMatch(/<form[^>]* encType="multipart\/form-data"/i);
    expect(body).toMatch(/type="file" accept="application\/pdf,\.pdf,text\/plain,\.txt" multiple=""/);
    expect(body).toContain('PDF, TXT. At most 1 MB each, and at most 2 files.');
  });

  it('C-8 keeps a form whose files are left out, as browsers send it', async () => {
    const { upload, stored } = await formSite({ form });
    const nothing = { papers: [{ name: '', content: Buffer.alloc(0), type: 'application/octet-stream' }] };
    expect((await upload(FILLED_IN, nothing)).statusCode).toBe(303);
    expect(stored[0]).not.toHaveProperty('files');
    expect(stored[0]?.fields).not.toHaveProperty('papers');
  });

  it('C-8 ignores files of other fields, and names in place of files', async () => {
    const { upload, post, stored } = await formSite({ form: formWith({ isRequired: true }) });
    expect((await upload(FILLED_IN, { other: [offer], email: [offer] })).statusCode).toBe(422);
    expect((await post({ ...FILLED_IN, papers: 'offer.pdf' })).statusCode).toBe(422);
    expect(stored).toEqual([]);
  });

  it.each([
    ['too large', [large], 'Please choose a file of at most 1 MB.'],
    ['too many', [offer, offer, offer], 'Please choose at most 2 files.'],
    ['not what they seem', [{ ...offer, content: SAMPLES.exe }], 'is none of PDF, TXT'],
    ['empty', [{ ...offer, content: Buffer.alloc(0) }], 'This file is empty.'],
  ])('C-8 says beside the field that files are %s, and keeps nothing', async (_, files, words) => {
    const { upload, stored } = await formSite({ form });
    const response = await upload(FILLED_IN, { papers: files });
    expect(response.statusCode).toBe(422);
    expect(response.body).toMatch(new RegExp(`id="form-bar-papers-error">.*${words.replace('.', '\\.')}`));
    expect(response.body).toContain('value="Ada Lovelace"');
    expect(stored).toEqual([]);
  });

  it('C-8 asks to choose files again after another error, because browsers forget them', async () => {
    const { upload } = await formSite({ form });
    const response = await upload({ ...FILLED_IN, email: 'x' }, one);
    expect(response.body).toContain('Please choose offer.pdf again');
    const refused = await upload(FILLED_IN, { papers: [large] });
    expect(refused.body).not.toContain('browsers forget files');
  });

  it('C-8 A-1 says to a script what is wrong, without leaving the page', async () => {
    const { upload } = await formSite({ form });
    const response = await upload(FILLED_IN, { papers: [large] }, { isAsync: true });
    expect(response.statusCode).toBe(422);
    const { commands } = response.json<AsyncResponse>();
    expect(commands.map(({ command }) => command)).toEqual(['replace', 'focus']);
  });

  it('C-8 takes another file of the same name as another submission, and the same one as a repeat', async () => {
    const { upload, stored } = await formSite({ form });
    const key = { ...FILLED_IN, _key: 'known-to-the-test' };
    await upload(key, one);
    await upload(key, one);
    expect(stored).toHaveLength(1);
    await upload(key, { papers: [{ ...offer, content: Buffer.concat([SAMPLES.pdf, SAMPLES.pdf]) }] });
    expect(stored).toHaveLength(2);
  });

  it('C-8 does not read what is too much of all', async () => {
    const many = formWith({ maxMegabytes: 10, maxFiles: 5 });
    const { upload, stored } = await formSite({ form: many });
    const ten = { name: 'ten.txt', content: Buffer.alloc(10_000_000, 'a'), type: 'text/plain' };
    const together = await upload(FILLED_IN, { papers: [ten, ten, ten] });
    expect(together.statusCode).toBe(413);
    expect(together.body).toContain(
      `Please choose smaller files, of ${MOST_MEGABYTES_TOGETHER} MB together at most`,
    );
    expect(together.body).toContain('value="Ada Lovelace"');
    // Of a file that is too large for its field, nothing is kept, so it does not count.
    const huge = { ...ten, content: Buffer.alloc(30_000_000, 'a') };
    expect((await upload(FILLED_IN, { papers: [huge] })).statusCode).toBe(422);
    const nine = Array.from({ length: 9 }, () => ten);
    const beyond = await upload(FILLED_IN, { papers: nine });
    expect([beyond.statusCode, beyond.headers.connection]).toEqual([413, 'close']);
    expect(stored).toEqual([]);
  });

  it('C-8 A-1 C-10 says of what is much too large that it is, on its page and in its language', async () => {
    const { upload, stored } = await formSite({ form: formWith({ maxMegabytes: 10, maxFiles: 5 }) });
    // What is announced is not read.
    const announced = { referer: `${SITE_URL}/de/kontakt`, 'content-length': '90000000' };
    const page = await upload(FILLED_IN, one, announced);
    expect(page.body).toMatch(/^<!doctype html><html lang="de">.*id="form-bar-errors".*kleinere Dateien/s);
    // The form of a page with scripts stays, with all that was entered: what is replaced is its key.
    const { statusCode, headers, body } = await upload(FILLED_IN, one, {
      ...announced,
      isAsync: true,
      accept: 'application/json',
    });
    expect([statusCode, headers['x-keelstone-verification']]).toEqual([413, '1']);
    expect(JSON.parse(body).commands).toEqual([
      {
        command: 'replace',
        selector: 'form[aria-busy] > input[name="_key"]',
        html: expect.stringMatching(
          /^<div data-async-error="">.*role="alert".*kleinere Dateien.*<\/div><input type="hidden" data-source="key" name="_key" value=""\/>$/s,
        ),
      },
      { command: 'focus', selector: '#form-too-long-errors' },
    ]);
    expect(stored).toEqual([]);
  });

  it('C-8 limits text as without files, and refuses what is no form', async () => {
    const { upload, site, stored } = await formSite({ form });
    expect((await upload({ ...FILLED_IN, extra: 'x'.repeat(300_000) }, one)).statusCode).toBe(413);
    for (const [type, payload] of [
      ['multipart/form-data', 'x'],
      [
        'multipart/form-data; boundary=a',
        '--a\r\nContent-Disposition: form-data; name="papers"; filename="a',
      ],
    ] as const) {
      const response = await site.inject({
        method: 'POST',
        url: `/forms/${form.id}`,
        payload,
        headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
      });
      expect(response.statusCode).toBe(400);
    }
    expect(stored).toEqual([]);
  });

  it.each([
    ['files, of which nothing else is kept', 'name="f"; filename="'],
    ['fields', 'name="'],
  ])(
    'C-11 C-8 keeps no more names of %s than text, whether or not the form is admitted',
    async (_, beginning) => {
      const { site, stored } = await formSite({ form, configuration: { formsPerAddress: 1 } });
      const name = 'a'.repeat(7000);
      const parts = Array.from(
        { length: 50 },
        (_, number) => `--x\r\nContent-Disposition: form-data; ${beginning}${number}${name}"\r\n\r\n1\r\n`,
      );
      const shown = `--x\r\nContent-Disposition: form-data; name="_fields"\r\n\r\n[["f","file"]]\r\n`;
      const send = () =>
        site.inject({
          method: 'POST',
          url: `/forms/${form.id}`,
          payload: `${shown}${parts.join('')}--x--\r\n`,
          headers: { 'content-type': 'multipart/form-data; boundary=x', 'sec-fetch-site': 'same-origin' },
        });
      const [first, refused] = [await send(), await send()];
      expect([first.statusCode, refused.statusCode, stored]).toEqual([413, 429, []]);
      // What was entered in a field that the form does not have any more comes back.
      for (const { body } of [first, refused]) expect(body.split(name).length).toBeLessThan(50);
    },
  );

  it('C-8 counts and refuses as any form, without reading the files', async () => {
    const { upload, stored } = await formSite({ form, configuration: { formsPerAddress: 1 } });
    const foreign = await upload(FILLED_IN, one, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.statusCode).toBe(403);
    await upload(FILLED_IN, one);
    const tooMany = await upload({ ...FILLED_IN, name: 'Ada' }, one);
    expect([tooMany.statusCode, tooMany.headers['retry-after']]).toEqual([429, '600']);
    expect(tooMany.body).toContain('value="Ada"');
    expect(stored).toHaveLength(1);
  });

  it('C-8 says that there is no room for files', async () => {
    const { upload, fillDisk } = await formSite({ form });
    fillDisk(new NoRoomError(null));
    const response = await upload(FILLED_IN, one);
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain('There is no room for files');
  });
});

describe('files that are scanned', () => {
  it('C-8 are marked as clean', async () => {
    const { upload, stored, clamd } = await scannedSite();
    expect((await upload(FILLED_IN, one)).statusCode).toBe(303);
    expect(stored[0]?.files).toMatchObject([{ scan: 'clean' }]);
    expect(clamd.scanned).toEqual([SAMPLES.pdf]);
  });

  it('C-8 are not kept if the scanner refuses one, and the visitor is told', async () => {
    const { upload, stored } = await scannedSite();
    const infected = { name: 'notes.txt', content: Buffer.from(EICAR), type: 'text/plain' };
    const response = await upload(FILLED_IN, { papers: [offer, infected] });
    expect(response.statusCode).toBe(422);
    expect(response.body).toContain('Our virus scanner refuses this file');
    expect(stored).toEqual([]);
  });

  it.each(['INSTREAM size limit exceeded. ERROR\0', null])(
    'C-8 are not kept unchecked if the scanner fails (%j)',
    async (answer) => {
      const { upload, post, stored } = await scannedSite(answer);
      const response = await upload(FILLED_IN, one);
      expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '60']);
      expect(response.body).toContain('We could not check your files for viruses');
      expect(stored).toEqual([]);
      expect((await post(FILLED_IN)).statusCode).toBe(303);
    },
  );
});
