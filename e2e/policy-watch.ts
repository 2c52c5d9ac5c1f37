import { type BrowserContext, expect, type Page, type Response } from '@playwright/test';

declare global {
  interface Window {
    reportViolation?: (words: string) => Promise<void>;
  }
}

export type PolicyWatch = {
  /** What any page or frame broke of its policy, and every page that came without one. */
  readonly faults: string[];
};

/** What the policy of a page must not allow: then it would hold nothing. */
function weakness(policy: string | undefined): string | null {
  if (policy === undefined) return 'has no policy';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
  if (scripts === undefined) return 'says nothing of scripts';
  return /'unsafe-|\*|(^|\s)https?:(\s|$)/.test(scripts) ? `allows scripts from ${scripts}` : null;
}

/** Looks at each document of ours for itself: frames of others, which tests answer themselves, have no policy. */
function checkDocument(response: Response, faults: string[]): void {
  const { hostname, pathname } = new URL(response.url());
  const isOurs = hostname === 'localhost' || hostname === '127.0.0.1' || hostname.endsWith('.example');
  const isPage = response.headers()['content-type']?.startsWith('text/html');
  if (!isOurs || !isPage || response.request().resourceType() !== 'document') return;
  const fault = weakness(response.headers()['content-security-policy']);
  if (fault) faults.push(`${pathname} ${fault}`);
}

/**
 * Watches every page and frame of a context, from before its first script: the browser's own events, and what it says
 * of policies in the console, for frames and for what happens before there is a page.
 */
export async function watchPolicies(context: BrowserContext): Promise<PolicyWatch> {
  const faults: string[] = [];
  await context.exposeBinding('reportViolation', (_, words: string) => void faults.push(words));
  await context.addInitScript(() => {
    addEventListener(
      'securitypolicyviolation',
      ({ blockedURI, effectiveDirective, sourceFile, lineNumber }) => {
        const place = `${sourceFile || 'the document'}:${lineNumber}`;
        void window.reportViolation?.(
          `${location.pathname}: ${effectiveDirective} stops ${blockedURI} (${place})`,
        );
      },
    );
  });
  context.on('console', (message) => {
    if (/content security policy/i.test(message.text())) faults.push(message.text());
  });
  context.on('response', (response) => checkDocument(response, faults));
  return { faults };
}

/**
 * Opens a page, and waits until nothing more is asked for: islands and what they load are there then.
 *
 * @param status of the answer: an error page in the place of the page that is meant would break no policy either
 */
export async function open(page: Page, url: string, status = 200): Promise<void> {
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  expect(answer?.status(), url).toBe(status);
}
