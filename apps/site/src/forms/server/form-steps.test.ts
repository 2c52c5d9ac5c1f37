import { examples } from '@keelstone/ui/form-view/form.examples.ts';
import { describe, expect, it } from 'vitest';
import { SAMPLES } from './files/sample-files.fixture.ts';
import { type Fields, formSite } from './form-site.fixture.ts';

const form = examples.stepped;
const BEGUN: Fields = { email: 'ada@example.org', about: 'claim', papers: '', message: '' };

/** A page on which somebody is at a step and goes to another one. */
async function steppedSite(configuration?: Parameters<typeof formSite>[0]) {
  const site = await formSite({ form, ...configuration });
  return {
    ...site,
    go: async (at: number, to: number, fields: Fields = BEGUN) => {
      const { status, commands } = await site.send({ _at: String(at), _step: String(to), ...fields });
      const [replace, focus] = commands;
      const html = replace?.command === 'replace' ? replace.html : '';
      return {
        status,
        html,
        step: /data-step="current"><h3[^>]*><span[^>]*>([^<]+)</.exec(html)?.[1],
        focus: focus?.command === 'focus' ? focus.selector : null,
      };
    },
  };
}

describe('the steps of a form', () => {
  it('C-8 U-9 go on with what was entered and the focus on the heading, and store nothing', async () => {
    const { go, stored } = await steppedSite();
    const next = await go(0, 1);
    expect(next).toMatchObject({ status: 200, step: 'Step 2 of 3', focus: '#form-bar-step' });
    expect(next.html).toContain('value="ada@example.org"');
    expect(next.html).toMatch(/data-asked=""/);
    // A form that scripts have put into the page has what stands in its <noscript>.
    expect(await go(0, 1, { ...BEGUN, _whole: 'yes' })).toMatchObject({ status: 200, step: 'Step 2 of 3' });
    expect(stored).toEqual([]);
  });

  it('C-8 say what is wrong in a step before they go on, and nothing of later ones', async () => {
    const { go } = await steppedSite();
    const stay = await go(0, 1, { ...BEGUN, email: 'ada' });
    expect(stay).toMatchObject({ status: 422, step: 'Step 1 of 3', focus: '#form-bar-errors' });
    expect(stay.html).toContain('Write a whole e-mail address');
    expect(stay.html).not.toContain('Please choose a file.');
    expect(await go(1, 2)).toMatchObject({ status: 422, step: 'Step 2 of 3' });
    // Scripts send the names of files until the end.
    expect(await go(1, 2, { ...BEGUN, papers: 'offer.pdf' })).toMatchObject({
      status: 200,
      step: 'Step 3 of 3',
    });
  });

  it('C-8 go back without a check', async () => {
    const { go } = await steppedSite();
    const back = await go(1, 0, { ...BEGUN, email: 'ada' });
    expect(back).toMatchObject({ status: 200, step: 'Step 1 of 3' });
    expect(back.html).toContain('value="ada"');
  });

  it('C-8 pass over a step in which nothing is asked, both ways', async () => {
    const { go } = await steppedSite();
    const other = { ...BEGUN, about: 'other' };
    expect(await go(0, 1, other)).toMatchObject({ status: 200, step: 'Step 3 of 3' });
    expect(await go(2, 1, other)).toMatchObject({ status: 200, step: 'Step 1 of 3' });
  });

  it('C-8 are sent at the end, without what is not asked for', async () => {
    const { send, upload, stored } = await steppedSite();
    const { status } = await send({
      ...BEGUN,
      about: 'other',
      papers: 'offer.pdf',
      message: 'Hello',
      _at: '2',
    });
    expect(status).toBe(200);
    expect(stored).toMatchObject([
      { fields: { email: 'ada@example.org', about: 'other', message: 'Hello' } },
    ]);
    expect(stored[0]?.fields).not.toHaveProperty('papers');
    const offer = { name: 'offer.pdf', content: SAMPLES.pdf };
    await upload({ ...BEGUN, about: 'other' }, { papers: [offer] }, { isAsync: true });
    expect(stored[1]).not.toHaveProperty('files');
    await upload({ ...BEGUN, _at: '2' }, { papers: [offer] }, { isAsync: true });
    expect(stored[2]).toMatchObject({ fields: { papers: ['offer.pdf'] }, files: [{ name: 'offer.pdf' }] });
  });

  it('C-8 lead to the first one with an error at the end, with its errors only', async () => {
    const { send, stored } = await steppedSite();
    const { status, commands } = await send({ ...BEGUN, email: '', _at: '2' });
    const html = commands[0]?.command === 'replace' ? commands[0].html : '';
    expect(status).toBe(422);
    expect(html).toMatch(/data-step="current"><h3[^>]*><span[^>]*>Step 1 of 3/);
    expect(html).toContain('One field needs another look');
    expect(stored).toEqual([]);
  });

  it('C-8 are one form without scripts, whatever button the browser presses', async () => {
    const { post, stored } = await steppedSite();
    const all = await post({ ...BEGUN, email: '', _at: '0', _step: '1', _whole: 'yes' });
    expect(all.statusCode).toBe(422);
    expect(all.body).toContain('2 fields need another look');
    const sent = await post({ ...BEGUN, about: 'other', _at: '0', _step: '1', _whole: 'yes' });
    expect(sent.statusCode).toBe(303);
    expect(stored).toHaveLength(1);
  });

  it('C-8 go on, and store nothing, when scripts are late: all that the visitor has seen is the first', async () => {
    const { post, upload, stored } = await steppedSite();
    const other = { ...BEGUN, about: 'other' };
    const next = await post({ ...other, _at: '0', _step: '1' });
    expect(next.statusCode).toBe(200);
    expect(next.body).toMatch(/data-step="current"><h3[^>]*><span[^>]*>Step 3 of 3/);
    expect(next.body).toContain('value="ada@example.org"');
    expect(next.body).not.toContain('need another look');
    expect(next.body).toContain('<noscript><input type="hidden" name="_whole" value="yes"/></noscript>');
    const wrong = await post({ ...other, email: '', _at: '0', _step: '1' });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain('One field needs another look');
    // A file would be lost with the step that it was chosen in.
    const papers = [{ name: 'offer.pdf', content: SAMPLES.pdf }];
    const stay = await upload({ ...BEGUN, _at: '1', _step: '2' }, { papers });
    expect(stay.body).toMatch(/data-step="current"><h3[^>]*><span[^>]*>Step 2 of 3/);
    expect(stay.body).toContain('offer.pdf');
    expect(stored).toEqual([]);
    expect((await post({ ...other, _at: '2' })).statusCode).toBe(303);
    expect(stored).toHaveLength(1);
  });

  it('C-8 are limited for each network apart from what is sent', async () => {
    const { go, send } = await steppedSite({ configuration: { formsPerAddress: 1 } });
    for (let count = 0; count < 10; count += 1) await go(0, 1);
    expect(await go(0, 1)).toMatchObject({ status: 429, step: 'Step 1 of 3' });
    expect((await send({ ...BEGUN, about: 'other', _at: '2' })).status).toBe(200);
  });

  it.each(['7', '-1', 'x', '00000'])(
    'C-8 that a form no longer has send nothing, whatever was asked for (%s)',
    async (step) => {
      const { send, post, stored } = await steppedSite();
      const { status, commands } = await send({ ...BEGUN, about: 'other', _at: '1', _step: step });
      expect(status).toBe(422);
      expect(commands[0]).toMatchObject({
        html: expect.stringContaining('has been changed since you opened'),
      });
      expect(commands[0]).toMatchObject({ html: expect.stringContaining('value="ada@example.org"') });
      expect(stored).toEqual([]);
      // Without scripts all steps are shown, and sent.
      expect((await post({ ...BEGUN, about: 'other', _step: step, _whole: 'yes' })).statusCode).toBe(303);
    },
  );
});
