import { type BrowserContext, expect, type Page, type Response } from '@playwright/test';

declare global {
  interface Window {
    reportViolation?: (words: string) => Promise<void>;
  }
}

export type PolicyWatch = {
  /** All policy violations in pages and frames, and pages without a policy. */
  readonly problems: string[];
};

/** A permission that would make a policy ineffective. */
function weakness(policy: string | undefined): string | null {
  if (policy === undefined) return 'has no policy';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
  if (scripts === undefined) return 'says nothing of scripts';
  return /'unsafe-|\*|(^|\s)https?:(\s|$)/.test(scripts) ? `allows scripts from ${scripts}` : null;
}

/** Checks each of our own documents: third-party frames, which tests mock, have no policy. */
function checkDocument(response: Response, problems: string[]): void {
  const { hostname, pathname } = new URL(response.url());
  const isOurs = hostname === 'localhost' || hostname === '127.0.0.1' || hostname.endsWith('.example');
  const isPage = response.headers()['content-type']?.startsWith('text/html');
  if (!isOurs || !isPage || response.request().resourceType() !== 'document') return;
  const problem = weakness(response.headers()['content-security-policy']);
  if (problem) problems.push(`${pathname} ${problem}`);
}

/**
 * Watches every page and frame of a context, before their first script runs: the browser's violation events, and
 * its console messages, which also cover frames and early violations.
 */
export async function watchPolicies(context: BrowserContext): Promise<PolicyWatch> {
  const problems: string[] = [];
  await context.exposeBinding('reportViolation', (_, words: string) => void problems.push(words));
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
    if (/content security policy/i.test(message.text())) problems.push(message.text());
  });
  context.on('response', (response) => checkDocument(response, problems));
  return { problems };
}

/**
 * Opens a page and waits for network idle, when islands and what they load are ready.
 *
 * @param status of the response: an error page instead of the intended page would violate no policy either
 */
export async function open(page: Page, url: string, status = 200): Promise<void> {
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  expect(response?.status(), url).toBe(status);
}
