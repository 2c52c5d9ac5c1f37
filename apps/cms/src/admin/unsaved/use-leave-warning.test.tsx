// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askOnPopState, useLeaveWarning } from './use-leave-warning.ts';

const confirm = vi.fn((_message?: string) => false);
/** Next.js, which listened before the view opened: at the window, Chromium calls in the order of the listeners. */
const follow = vi.fn();
let root: Root;

function View({ isModified = false }) {
  useLeaveWarning(true, 'Leave?', isModified);
  return (
    <>
      <a href="/admin/content">Away</a>
      <a href="#section">A section</a>
      <a href="/admin/content" target="_blank" rel="noreferrer">
        Beside
      </a>
    </>
  );
}

beforeEach(async () => {
  vi.stubGlobal('confirm', confirm);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // Test files share modules, but no windows.
  addEventListener('popstate', askOnPopState, true);
  addEventListener('popstate', follow, true);
  history.replaceState({ of: 'view' }, '', '/admin/view?kind=a');
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(() => root.render(<View />));
});
afterEach(async () => {
  await act(() => root.unmount());
  removeEventListener('popstate', follow, true);
  removeEventListener('popstate', askOnPopState, true);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  confirm.mockReset();
  follow.mockReset();
});

/** Whether a click reaches the link. */
function click(name: string, how: MouseEventInit = {}): boolean {
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name);
  const onClick = vi.fn((event: Event) => event.preventDefault());
  link?.addEventListener('click', onClick, { once: true });
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
  return onClick.mock.calls.length > 0;
}
const isClosed = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
/** The browser changes the address before it says so. */
const goTo = (path: string) => {
  history.replaceState({ of: 'other' }, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
};

describe('a view with something unsaved', () => {
  it('C-14 is left by a link after a question, and asks no second time', () => {
    expect([click('Away'), isClosed()]).toEqual([false, false]);
    confirm.mockReturnValue(true);
    expect([click('Away'), isClosed()]).toEqual([true, true]);
    expect(confirm.mock.calls).toEqual([['Leave?'], ['Leave?']]);
    // Whoever is still here is asked again.
    expect([click('A section'), isClosed()]).toEqual([true, false]);
  });

  it('C-14 asks for no link that leaves it open', () => {
    expect([click('A section'), click('Beside'), click('Away', { ctrlKey: true })]).toEqual([
      true,
      true,
      true,
    ]);
    expect(confirm).not.toHaveBeenCalled();
  });

  it('C-14 is left by the way back of the browser after a question', () => {
    goTo('/admin');
    expect([location.pathname, location.search, history.state]).toEqual([
      '/admin/view',
      '?kind=a',
      { of: 'view' },
    ]);
    expect(follow).not.toHaveBeenCalled();
    confirm.mockReturnValue(true);
    goTo('/admin');
    expect([location.pathname, follow.mock.calls.length]).toEqual(['/admin', 1]);
  });

  it('C-14 beside a modified form asks on the way back only, of which Payload says nothing', async () => {
    await act(() => root.render(<View isModified />));
    expect([click('Away'), isClosed()]).toEqual([true, true]);
    expect(confirm).not.toHaveBeenCalled();
    goTo('/admin');
    expect([location.pathname, follow.mock.calls.length]).toEqual(['/admin/view', 0]);
    expect(confirm.mock.calls).toEqual([['Leave?']]);
  });
});
