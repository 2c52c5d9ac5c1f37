// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startLivePreview } from './start-live-preview.ts';

const CMS = 'https://cms.example.com';
const SHARED = '/preview/a-shared-token';
const PAGE = `
  <aside data-preview="en" data-cms="${CMS}" data-live="Live." data-away="Away." data-too-long="Too long." data-forms-stay="Forms stay.">
    <p><span role="status">Only by link.</span></p>
  </aside>
  <header><a href="/about">About</a></header>
  <main><h1>Saved</h1><details><summary>More</summary></details><a id="part" href="#part">Part</a></main>`;
const pictureOf = (title: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body><main><h1>${title}</h1>` +
  '<details><summary>More</summary></details><a id="part" href="#part">Part</a></main></body></html>';

/** Each test starts with a page without listeners. */
const unlisten: (() => void)[] = [];
const restart = vi.fn();
const responses = vi.fn<typeof fetch>();
const editor = { postMessage: vi.fn() } as unknown as Window & { postMessage: ReturnType<typeof vi.fn> };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', responses);
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('opener', editor);
  vi.stubGlobal('location', new URL(`https://www.example.com${SHARED}#form=the-token`));
  vi.stubGlobal('history', {
    state: null,
    replaceState(state: unknown, _title: string, path: string) {
      Object.assign(history, { state });
      vi.stubGlobal('location', new URL(path, location.href));
    },
  });
  document.body.innerHTML = PAGE;
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
      listen(type, listener, options);
      unlisten.push(() => target.removeEventListener(type, listener, options));
    });
  }
});
afterEach(() => {
  for (const remove of unlisten.splice(0)) remove();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const send = (data: unknown, { origin = CMS, source = editor as unknown } = {}) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: source as Window }));
const form = (title: string, more: object = {}) => ({
  type: 'payload-live-preview',
  data: { title },
  locale: 'en',
  ...more,
});
const answer = (title: string) => responses.mockResolvedValueOnce(new Response(pictureOf(title)));
const settle = () => vi.advanceTimersByTimeAsync(300);
const heading = () => document.querySelector('h1')?.textContent;
const status = () => document.querySelector('[role="status"]')?.textContent;
const bodies = () => responses.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));

describe('live preview', () => {
  it('C-9 tells the CMS, and nobody else, that it is ready', () => {
    startLivePreview(restart);
    expect(editor.postMessage.mock.calls).toEqual([[{ type: 'payload-live-preview', ready: true }, CMS]]);
  });

  it('C-9 shows what is typed, once typing pauses, and starts it', async () => {
    startLivePreview(restart);
    answer('Typed');
    send(form('T'));
    send(form('Ty'));
    send(form('Typed'));
    await settle();
    expect(bodies()).toEqual([{ token: 'the-token', data: { title: 'Typed' } }]);
    expect([heading(), document.title, status()]).toEqual(['Typed', 'Typed', 'Live.']);
    expect(restart).toHaveBeenCalledOnce();
  });

  it('C-9 leaves the form’s token in no address that somebody may share, and finds it after a reload', async () => {
    startLivePreview(restart);
    expect(location.href).toBe(`https://www.example.com${SHARED}`);
    startLivePreview(restart);
    answer('Typed');
    send(form('Typed'));
    await settle();
    expect(bodies()).toContainEqual({ token: 'the-token', data: { title: 'Typed' } });
  });

  it.each(['', '#part'])('C-9 takes no form by a shared link: %j', async (hash) => {
    vi.stubGlobal('location', new URL(`https://www.example.com${SHARED}${hash}`));
    startLivePreview(restart);
    send(form('Typed'));
    await settle();
    expect([editor.postMessage.mock.calls, responses.mock.calls]).toEqual([[], []]);
    expect(location.hash).toBe(hash);
  });

  it.each([
    ['another origin', form('Evil'), { origin: 'https://evil.example' }],
    ['another window', form('Evil'), { source: window }],
    ['another kind of message', { type: 'payload-document-event' }, {}],
    ['a form in another language', form('Deutsch', { locale: 'de' }), {}],
    ['nothing', null, {}],
    ['a text', 'payload-live-preview', {}],
  ])('C-9 takes no message of %s', async (_, message, from) => {
    startLivePreview(restart);
    send(message, from);
    await settle();
    expect(responses).not.toHaveBeenCalled();
  });

  it('C-9 says what does not fit, and keeps the last good picture', async () => {
    startLivePreview(restart);
    answer('Good');
    send(form('Good'));
    await settle();
    responses.mockResolvedValueOnce(Response.json({ message: 'Give it a title.' }, { status: 422 }));
    send(form(''));
    await settle();
    expect([heading(), status()]).toEqual(['Good', 'Give it a title.']);
    responses.mockResolvedValueOnce(new Response('<p>As pages say it</p>', { status: 413 }));
    send(form('Long'));
    await settle();
    expect([heading(), status()]).toEqual(['Good', 'Too long.']);
    responses.mockRejectedValueOnce(new Error('offline'));
    send(form('Lost'));
    await settle();
    expect([heading(), status()]).toEqual(['Good', 'Away.']);
  });

  it('C-9 never lets a late answer replace a newer picture', async () => {
    startLivePreview(restart);
    let answerLate: (response: Response) => void = () => {};
    responses.mockReturnValueOnce(new Promise((resolve) => (answerLate = resolve)));
    send(form('Slow'));
    await settle();
    answer('Quick');
    send(form('Quick'));
    await settle();
    answerLate(new Response(pictureOf('Slow')));
    await settle();
    expect(heading()).toBe('Quick');
    expect(responses.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });

  it('C-9 keeps scroll, focus, and what was opened', async () => {
    startLivePreview(restart);
    vi.stubGlobal('scrollY', 640);
    document.querySelector('details')?.setAttribute('open', '');
    document.getElementById('part')?.focus();
    answer('Again');
    send(form('Again'));
    await settle();
    expect(document.querySelector('details')?.hasAttribute('open')).toBe(true);
    expect(document.activeElement).toBe(document.getElementById('part'));
    expect(window.scrollTo).toHaveBeenLastCalledWith(
      expect.objectContaining({ top: 640, behavior: 'instant' }),
    );
  });

  it('C-9 opens other pages beside it, and sends no forms', () => {
    startLivePreview(restart);
    const main = document.querySelector('main') as HTMLElement;
    main.insertAdjacentHTML('beforeend', '<form method="post" action="/forms/1"></form>');
    // Prevents navigation.
    document.body.addEventListener('click', (event) => event.preventDefault());
    document.querySelector<HTMLElement>('header a')?.click();
    document.getElementById('part')?.click();
    const targets = [...document.querySelectorAll('a')].map(({ target }) => target);
    expect(targets).toEqual(['_blank', '']);
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    main.querySelector('form')?.dispatchEvent(submit);
    expect([submit.defaultPrevented, status()]).toEqual([true, 'Forms stay.']);
  });

  it('C-9 is nothing on pages that are no previews', () => {
    document.body.innerHTML = '<main></main>';
    startLivePreview(restart);
    expect(editor.postMessage).not.toHaveBeenCalled();
  });
});
