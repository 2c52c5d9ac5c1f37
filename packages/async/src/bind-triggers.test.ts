// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { bindTriggers } from './bind-triggers.ts';
import { CONTENT_CHANGED } from './content-changed.ts';
import { type Command, VERIFICATION_HEADER } from './protocol.ts';

const messages = {
  waiting: 'Please wait.',
  heading: 'That did not work.',
  advice: 'Try again.',
  noResponse: 'The network is away.',
  gone: 'It is gone.',
  details: 'Details',
};
type Sent = { url: string; body: { fields: object; pageState: object } };

const sent: Sent[] = [];
let respond: (response: Response) => void = () => {};
let stop = () => {};

const verified = (commands: Command[]) =>
  new Response(JSON.stringify({ commands }), { headers: { [VERIFICATION_HEADER]: '1' } });
const find = <T extends HTMLElement>(selector: string) => document.querySelector(selector) as T;
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => {
  sent.length = 0;
  document.body.innerHTML = `
    <form data-async action="/forms/1"><input name="name" value="Ada"><input name="topic" value="a">
      <input name="topic" value="b"><button name="go" value="1">Send</button></form>
    <a data-async href="/tasks/start">Start</a><p id="place">old</p>`;
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    sent.push({ url, body: JSON.parse(body) });
    return new Promise<Response>((resolve) => {
      respond = resolve;
    });
  });
  stop = bindTriggers({
    baseUrl: window.location.origin,
    trustedUrls: [],
    page: { path: '/a', language: 'en' },
    messages,
  });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const submit = () => find<HTMLFormElement>('form').requestSubmit(find('button'));

it('A-1 a form sends its fields and the state of the page', () => {
  submit();
  expect(sent).toMatchObject([
    {
      url: '/forms/1',
      body: {
        fields: { name: 'Ada', topic: ['a', 'b'], go: '1' },
        pageState: { path: '/a', language: 'en', assets: [] },
      },
    },
  ]);
});

it('A-1 the trigger is disabled, and repeats are ignored, until the response is there', async () => {
  submit();
  submit();
  expect(sent).toHaveLength(1);
  expect(find<HTMLButtonElement>('button').disabled).toBe(true);
  respond(verified([]));
  await settle();
  expect(find<HTMLButtonElement>('button').disabled).toBe(false);
  submit();
  expect(sent).toHaveLength(2);
});

it('A-1 U-9 says that it goes on while there is no response, and not once there is', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  submit();
  vi.advanceTimersByTime(900);
  expect(find('[role=status]')).toBeNull();
  vi.advanceTimersByTime(200);
  expect(find('[role=status]').textContent).toBe('Please wait.');
  respond(verified([{ command: 'announce', text: 'Sent.' }]));
  await vi.advanceTimersByTimeAsync(0);
  expect(find('[role=status]').textContent).toBe('Sent.');
  submit();
  respond(verified([]));
  await vi.advanceTimersByTimeAsync(2000);
  expect(find('[role=status]').textContent).toBe('Sent.');
  submit();
  await vi.advanceTimersByTimeAsync(2000);
  respond(new Response('', { status: 502 }));
  await vi.advanceTimersByTimeAsync(0);
  expect(find('[role=status]').textContent).toBe('');
});

it('A-1 a link does likewise', async () => {
  find('a').click();
  find('a').click();
  expect(sent.map(({ url }) => url)).toEqual(['/tasks/start']);
  expect(find('a').getAttribute('aria-disabled')).toBe('true');
  respond(verified([]));
  await settle();
  expect(find('a').hasAttribute('aria-disabled')).toBe(false);
});

it('A-1 replaces, announces and moves the focus as the response says, and tells the page', async () => {
  const changes = vi.fn();
  document.addEventListener(CONTENT_CHANGED, changes);
  submit();
  respond(
    verified([
      { command: 'replace', selector: '#place', html: '<p id="place">new</p>' },
      { command: 'announce', text: 'Sent.' },
      { command: 'focus', selector: '#place' },
    ]),
  );
  await settle();
  expect(find('#place').textContent).toBe('new');
  expect(find('[role=status]').textContent).toBe('Sent.');
  expect(document.activeElement).toBe(find('#place'));
  expect(changes).toHaveBeenCalledOnce();
});

it('A-1 announces inside of a dialog that is open: what lies behind it is told to nobody', async () => {
  document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
  submit();
  respond(verified([{ command: 'announce', text: 'Sent.' }]));
  await settle();
  expect(find('dialog [role=status]').textContent).toBe('Sent.');
  find('dialog').removeAttribute('open');
  submit();
  respond(verified([{ command: 'announce', text: 'Sent again.' }]));
  await settle();
  expect(find('body > [role=status]').textContent).toBe('Sent again.');
});

it('E-2 shows a block that says what to do, with the report, and only the latest', async () => {
  for (const attempt of [1, 2]) {
    submit();
    expect(sent).toHaveLength(attempt);
    respond(new Response('{"commands":[]}'));
    await settle();
  }
  const blocks = document.querySelectorAll('form [role=alert]');
  expect(blocks).toHaveLength(1);
  expect(blocks[0]?.textContent).toContain('That did not work.');
  expect(blocks[0]?.querySelector('pre')?.textContent).toContain('failed verification');
});

it('E-1 says that the network is away where no answer came, and only there', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  submit();
  await settle();
  expect(find('form [role=alert]').textContent).toContain('The network is away.');
  expect(find('form [role=alert]').textContent).not.toContain('Try again.');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 502 })));
  submit();
  await settle();
  expect(find('form [role=alert]').textContent).toContain('Try again.');
  expect(find('form [role=alert]').textContent).not.toContain('The network is away.');
});

it('E-1 says that what a visitor sends to is gone, and not to try again', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
  submit();
  await settle();
  expect(find('form [role=alert]').textContent).toContain('It is gone.');
  expect(find('form [role=alert]').textContent).not.toContain('Try again.');
});

it('A-1 leaves a link alone that is opened in a new tab, and forms that did not ask for it', () => {
  find('a').dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true, cancelable: true }));
  delete find('form').dataset.async;
  find('form').addEventListener('submit', (event) => event.preventDefault());
  submit();
  expect(sent).toEqual([]);
});
