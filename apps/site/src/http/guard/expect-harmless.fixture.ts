import type { Response } from 'light-my-request';
import { expect } from 'vitest';
import { MARKER } from './hostile-text.fixture.ts';
import type { SampleRequest } from './whole-site.fixture.ts';

const HOST = 'www.keelstone.example';
/** Lines of a stack trace, and paths of this machine. */
const REVEALING = [/\n\s+at .+:\d+/, /node_modules|node:internal|file:\/\//, new RegExp(process.cwd())];
/** Data for programs: markup in it is text, and `nosniff` prevents browsers from interpreting it. */
const DATA_PATH = /^\/graphql(\?|$)/;

/** Why a response is harmful; undefined if it is not. */
function harmOf({ url }: SampleRequest, { statusCode, headers, body }: Response): string | undefined {
  if (statusCode >= 500) return `a fault of ours: ${statusCode}`;
  if (REVEALING.some((pattern) => pattern.test(body))) return 'it tells of the machine';
  if (headers['x-content-type-options'] !== 'nosniff') return 'browsers may guess what it is';
  if (headers['x-fz'] !== undefined) return 'the request wrote a header';
  const location = headers.location;
  if (location !== undefined && new URL(String(location), `https://${HOST}`).host !== HOST) {
    return `it leads to ${location}`;
  }
  const isData = DATA_PATH.test(url) && String(headers['content-type']).startsWith('application/json');
  const shown = isData ? '' : body + JSON.stringify(headers);
  return shown.toLowerCase().includes(MARKER) ? 'markup comes back as it was sent' : undefined;
}

/** Asserts that a response is safe to show to visitors, whatever was requested. */
export function expectHarmless(asked: SampleRequest, response: Response): void {
  const harm = harmOf(asked, response);
  if (harm) expect.fail(`${harm}\n${JSON.stringify(asked)}\n${response.body.slice(0, 600)}`);
}
