import { sampleForm } from '@keelstone/model/samples';
import { examples } from '@keelstone/ui/form-view/form.examples.ts';
import { describe, expect, it } from 'vitest';
import { FILLED_IN, formSite } from './form-site.fixture.ts';

describe('a form sent by A-1', () => {
  it('A-1 A-4 puts the confirmation in its place, announces it and moves the focus there', async () => {
    const { send, stored } = await formSite();
    const { status, isVerified, commands } = await send({ ...FILLED_IN, _key: 'a-key-of-the-browser' });
    expect([status, isVerified, stored.length]).toEqual([200, true, 1]);
    expect(commands).toEqual([
      { command: 'replace', selector: '#form-bar', html: expect.stringContaining('We call within') },
      { command: 'announce', text: 'Sent' },
      { command: 'focus', selector: '#form-bar-sent' },
    ]);
    expect(JSON.stringify(commands[0])).toContain('id=\\"form-bar-sent\\"');
  });

  it('A-1 C-8 puts the form in its place again, with every error, and the focus on the summary', async () => {
    const { send, stored } = await formSite();
    const { status, isVerified, commands } = await send({ ...FILLED_IN, email: '<b>' });
    expect([status, isVerified, stored.length]).toEqual([422, true, 0]);
    expect(commands).toEqual([
      { command: 'replace', selector: '#form-bar', html: expect.stringContaining('value="&lt;b&gt;"') },
      { command: 'focus', selector: '#form-bar-errors' },
    ]);
    const html = commands[0]?.command === 'replace' ? commands[0].html : '';
    expect(html).toMatch(/^<form[^>]* id="form-bar"[^>]* data-async=""/);
    expect(html).toContain('aria-labelledby="bar-heading"');
  });

  it('A-3 a page from before an update is told first which stylesheet the answer needs', async () => {
    const { send } = await formSite();
    const assets = ['/assets/style-of-yesterday.css', '/assets/client.js'];
    const load = { command: 'load', styles: ['/assets/style.css'], scripts: [] };
    const returned = await send({ ...FILLED_IN, email: '<b>' }, { assets });
    expect(returned.commands[0]).toEqual(load);
    expect(returned.commands.map(({ command }) => command)).toEqual(['load', 'replace', 'focus']);
    expect((await send(FILLED_IN, { assets })).commands[0]).toEqual(load);
    const onward = await formSite({ form: sampleForm({ confirmation: { kind: 'redirect', url: '/a' } }) });
    expect((await onward.send(FILLED_IN, { assets })).commands).toEqual([{ command: 'redirect', url: '/a' }]);
  });

  it('A-1 leads on to where the editor says', async () => {
    const to = (url: string) => sampleForm({ confirmation: { kind: 'redirect', url } });
    for (const [url, goal] of [
      ['/thank-you', '/thank-you'],
      ['https://partner.example/', 'https://partner.example/'],
      ['http://partner.example/', '/forms/1/sent'],
    ] as const) {
      const { send } = await formSite({ form: to(url) });
      expect((await send(FILLED_IN)).commands).toEqual([{ command: 'redirect', url: goal }]);
    }
  });

  it('C-8 is there once, however often the same request comes', async () => {
    const { send, stored } = await formSite();
    const again = { ...FILLED_IN, _key: 'a-key-of-the-browser' };
    const answers = [await send(again), await send(again), await send({ ...again, _elapsed: '12000' })];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(stored).toHaveLength(1);
    await send({ ...again, _key: 'another-key-of-it' });
    expect(stored).toHaveLength(2);
  });

  it('C-8 takes several of a list, and boxes', async () => {
    const { send, stored } = await formSite({ form: examples.everyKind });
    await send({
      name: 'Ada',
      email: 'ada@example.org',
      when: 'now',
      subjects: ['claims', 'incidents'],
      agreement: 'yes',
      people: '1,500',
    });
    expect(stored[0]?.fields).toMatchObject({
      subjects: ['claims', 'incidents'],
      agreement: true,
      people: 1500,
    });
  });
});
