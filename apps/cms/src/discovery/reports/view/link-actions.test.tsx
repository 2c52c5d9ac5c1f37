// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LinkActions } from './link-actions.tsx';

const { said, refresh } = vi.hoisted(() => ({ said: vi.fn(), refresh: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
// Payload's own bring its styles, which only Next.js can load.
vi.mock('@payloadcms/ui', () => ({
  Button: ({
    children,
    onClick,
    extraButtonProps,
  }: ComponentProps<'button'> & { extraButtonProps: object }) => (
    <button type="button" onClick={onClick} {...extraButtonProps}>
      {children}
    </button>
  ),
  toast: new Proxy({}, { get: (_, kind: string) => (words: string) => said(kind, words) }),
}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => {
  said.mockReset();
  vi.restoreAllMocks();
});

/** Presses *Check again now*, to which the CMS responds when the result's function is called. */
async function checkAgain() {
  document.body.innerHTML = '<section tabindex="-1"><div></div></section>';
  const root = createRoot(document.querySelector('div') as Element);
  await act(() =>
    root.render(<LinkActions address="https://a.example/" isIgnored={false} mayVisit describedBy="a" />),
  );
  const pending = Promise.withResolvers<Response>();
  const fetched = vi.spyOn(globalThis, 'fetch').mockReturnValue(pending.promise);
  const [button] = document.querySelectorAll('button');
  button?.focus();
  await act(() => button?.click());
  await act(() => button?.click());
  expect(fetched).toHaveBeenCalledOnce();
  expect(fetched.mock.calls[0]).toMatchObject([
    '/api/link-checks/visit',
    { body: '{"address":"https://a.example/"}' },
  ]);
  expect([button?.textContent, document.activeElement]).toEqual(['Checking …', button]);
  const respond = async (body: object, status = 200) => {
    pending.resolve(Response.json(body, { status }));
    await act(() => pending.promise);
    await vi.waitFor(() => expect(said).toHaveBeenCalled());
    return said.mock.calls;
  };
  return { root, button, respond };
}

describe('what editors do about a link that seems broken', () => {
  it('R-3 U-9 says that it is being checked, once, and what the result was, and keeps the focus', async () => {
    const { root, button, respond } = await checkAgain();
    expect(await respond({ outcome: 'reached', answer: '200' })).toEqual([
      ['success', 'It works, the answer was 200.'],
    ]);
    expect(refresh).toHaveBeenCalled();
    await vi.waitFor(() => expect(button?.textContent).toBe('Check again now'));
    expect(document.activeElement).toBe(button);
    // A link that works leaves the report.
    await act(() => root.unmount());
    expect(document.activeElement?.tagName).toBe('SECTION');
  });

  it.each([
    [{ outcome: 'failed', answer: '404' }, 200, ['warning', 'There is no such page (404).']],
    [{ outcome: 'failed', answer: 'time' }, 200, ['warning', 'The site does not answer in time.']],
    [{ errors: [{ message: 'Try again in a minute.' }] }, 429, ['error', 'Try again in a minute.']],
  ])('R-3 calls no failure a success: %j', async (body, status, words) => {
    const { root, respond } = await checkAgain();
    expect(await respond(body, status)).toEqual([words]);
    await act(() => root.unmount());
  });
});
