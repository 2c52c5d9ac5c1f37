// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryingFetch } from '../../../../accounts/view/retrying-fetch.ts';
import { SeveralUploads } from './several-uploads.tsx';

const { refresh } = vi.hoisted(() => ({ refresh: vi.fn() }));
vi.mock('next/navigation.js', () => ({ useRouter: () => ({ refresh }) }));
vi.mock('@payloadcms/ui', () => ({ useLocale: () => ({ code: 'en' }) }));

/** The CMS, as uploads see it. */
const cms = {
  hasSession: true,
  /** Names of files whose connection breaks. */
  breaks: new Set<string>(),
  stored: [] as [name: string, alt: string][],
  /** Called when a file has arrived. */
  onFile: async (): Promise<void> => undefined,
};
const refuse = () => ({ status: 401, text: '{"errors":[{"message":"You are not allowed."}]}' });

class Upload {
  upload = {};
  status = 0;
  responseText = '';
  onload = () => undefined;
  onerror = () => undefined;
  open() {}
  setRequestHeader() {}
  send(body: FormData) {
    void cms.onFile().then(() => {
      const { name } = body.get('file') as File;
      if (cms.breaks.has(name)) return this.onerror();
      const { alt } = JSON.parse(String(body.get('_payload')));
      if (cms.hasSession) cms.stored.push([name, alt]);
      const { status, text } = cms.hasSession ? { status: 201, text: '{"doc":{"id":7}}' } : refuse();
      Object.assign(this, { status, responseText: text });
      return this.onload();
    });
  }
}

/** What the dialog over the page does. */
const logIn = vi.fn(async () => false);
let root: Root;
beforeEach(() => {
  Object.assign(cms, { hasSession: true, breaks: new Set(), stored: [], onFile: async () => undefined });
  const request = async () => {
    const { status, text } = cms.hasSession ? { status: 200, text: '{"docs":[]}' } : refuse();
    return new Response(text, { status });
  };
  const waits = {
    logIn,
    logIns: () => 0,
    onRestart: vi.fn(),
    unreachable: '',
    unreachableOnCreate: '',
    onRepetition: vi.fn(),
    created: '',
    pause: async () => undefined,
  };
  vi.stubGlobal('fetch', retryingFetch(request, location.origin, waits));
  vi.stubGlobal('XMLHttpRequest', Upload);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const texts = () => [...document.querySelectorAll<HTMLInputElement>('input[type=text]')];
const written = () => texts().map(({ value }) => value);
const states = () => [...document.querySelectorAll('li')].map(({ dataset }) => dataset.state);
function type(field: HTMLInputElement | undefined, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}
const write = (field: HTMLInputElement | undefined, value: string) => act(() => type(field, value));

/** Chooses `a.png`, `b.png` and so on, and describes them. */
async function choose(...descriptions: string[]): Promise<void> {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(() => root.render(<SeveralUploads folder="">{null}</SeveralUploads>));
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const files = descriptions.map((_, n) => new File(['x'], `${'abc'[n]}.png`, { type: 'image/png' }));
  Object.defineProperty(input, 'files', { value: files });
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })));
  await vi.waitFor(() => expect(texts()).toHaveLength(files.length));
  for (const [n, text] of descriptions.entries()) await write(texts()[n], text);
}

async function upload(): Promise<void> {
  const button = document.querySelector<HTMLButtonElement>('button[type=submit]');
  await act(async () =>
    button?.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );
  await vi.waitFor(() => expect(document.querySelector('button[type=submit]:disabled')).toBe(null));
}

describe('several uploads', () => {
  it('U-9 leave the focus among the files to who leaves one out by key', async () => {
    await choose('One', 'Two');
    const button = document.querySelector<HTMLElement>('li button') as HTMLElement;
    const matches = button.matches.bind(button);
    const asByKey = (selector: string) => selector === ':focus-visible' || matches(selector);
    vi.spyOn(button, 'matches').mockImplementation(asByKey as never);
    button.focus();
    await act(async () => button.click());
    await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector('ul')));
  });

  it('C-14 ask for one log-in when the session has ended, and then go on', async () => {
    await choose('One', 'Two', 'Three');
    cms.hasSession = false;
    logIn.mockImplementation(async () => {
      cms.hasSession = true;
      return true;
    });
    await upload();
    expect(cms.stored).toEqual([
      ['a.png', 'One'],
      ['b.png', 'Two'],
      ['c.png', 'Three'],
    ]);
    expect(logIn).toHaveBeenCalledOnce();
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('C-14 keep files and texts if nobody logs in, and ask once', async () => {
    await choose('One', 'Two');
    cms.hasSession = false;
    logIn.mockResolvedValue(false);
    await upload();
    // It would lead to the log-in page.
    expect(refresh).not.toHaveBeenCalled();
    expect(logIn).toHaveBeenCalledOnce();
    expect(states()).toEqual(['failed', 'waiting']);
    expect(document.body.textContent).toContain('Log in, and upload the file again.');
    cms.hasSession = true;
    await upload();
    expect(cms.stored).toEqual([
      ['a.png', 'One'],
      ['b.png', 'Two'],
    ]);
  });

  it('C-14 send files again whose connection broke, with their texts', async () => {
    await choose('One', 'Two');
    cms.breaks = new Set(['a.png', 'b.png']);
    await upload();
    expect([states(), written()]).toEqual([
      ['failed', 'failed'],
      ['One', 'Two'],
    ]);
    // Next.js would load the whole page if the CMS does not respond.
    expect(refresh).not.toHaveBeenCalled();
    cms.breaks = new Set(['a.png']);
    await upload();
    cms.breaks.clear();
    await upload();
    expect(cms.stored).toEqual([
      ['b.png', 'Two'],
      ['a.png', 'One'],
    ]);
  });

  it('C-14 send what was typed while others were sent', async () => {
    await choose('One', 'Two');
    cms.onFile = async () => {
      cms.onFile = async () => undefined;
      type(texts()[1], 'Two, corrected');
    };
    await upload();
    expect(cms.stored.at(-1)).toEqual(['b.png', 'Two, corrected']);
  });

  it('C-14 are left only after a question, until all are uploaded', async () => {
    const confirm = vi.fn(() => false);
    vi.stubGlobal('confirm', confirm);
    await choose('One');
    const link = document.body.appendChild(document.createElement('a'));
    link.href = '/admin/content';
    const onClick = vi.fn((event: Event) => event.preventDefault());
    link.addEventListener('click', onClick);
    const follow = () => {
      onClick.mockClear();
      link.click();
      return onClick.mock.calls.length > 0;
    };
    const close = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect([follow(), close()]).toEqual([false, false]);
    await upload();
    expect([follow(), close()]).toEqual([true, true]);
    expect(confirm).toHaveBeenCalledOnce();
  });
});
