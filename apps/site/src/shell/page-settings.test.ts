import { NO_TRACKING } from '@keelstone/model';
import { describe, expect, it } from 'vitest';
import { consentRevision } from './page-settings.ts';

const service = (scriptUrl: string) => ({ id: '1', scriptUrl, cookies: [], origins: [] });
const marketing = (scriptUrl: string) => ({ ...NO_TRACKING, marketingAutomation: service(scriptUrl) });
const recording = (scriptUrl: string) => ({
  ...NO_TRACKING,
  sessionRecording: { ...service(scriptUrl), accountId: '7', snippetVersion: '6' },
});

describe('consentRevision', () => {
  it('T-1 T-2 is another one with each service, and for what it is used, and 0 without any', () => {
    const first = marketing('https://one.example/a.js');
    const all = [
      NO_TRACKING,
      first,
      marketing('https://two.example/a.js'),
      recording('https://one.example/a.js'),
      { ...first, sessionRecording: recording('https://two.example/b.js').sessionRecording },
    ].map(consentRevision);
    expect(new Set(all).size).toBe(all.length);
    expect(all[0]).toBe(0);
  });

  it('T-1 stays when a service has a new script or another account', () => {
    const moved = marketing('https://one.example/b.js?id=2');
    expect(consentRevision(moved)).toBe(consentRevision(marketing('https://one.example/a.js')));
  });
});
