import { sampleForm } from '@keelstone/model/samples';
import type { CountedForm } from '@keelstone/outbox';
import { describe, expect, it } from 'vitest';
import { siteWith } from '../../app/site.fixture.ts';
import { pageWithForm } from './form-site.fixture.ts';

const REPORT = { formId: 1, path: '/contact', stage: 'seen' };

async function open() {
  const counted: CountedForm[] = [];
  const site = await siteWith({
    nodes: [pageWithForm(sampleForm())],
    countForm: (report) => counted.push(report),
  });
  const report = async (payload: object, headers: object = {}) => {
    const request = { method: 'POST', url: '/forms/counts', payload } as const;
    return (await site.inject({ ...request, headers: { 'sec-fetch-site': 'same-origin', ...headers } }))
      .statusCode;
  };
  return { counted, report };
}

describe('reports of forms', () => {
  it('C-8 are counted, if they are about a published form, and come from our own pages', async () => {
    const { counted, report } = await open();
    expect(await report(REPORT)).toBe(204);
    expect(await report({ ...REPORT, stage: 'begun' })).toBe(204);
    expect(await report({ ...REPORT, formId: 2 })).toBe(204);
    expect(await report({ ...REPORT, path: '/de/kontakt' })).toBe(204);
    expect(await report(REPORT, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(counted).toEqual([REPORT, { ...REPORT, stage: 'begun' }]);
  });

  it.each([
    { stage: 'sent' },
    { formId: '1' },
    { formId: 0 },
    { path: 'contact' },
    { path: `/${'x'.repeat(500)}` },
  ])('C-8 refuses %j', async (wrong) => {
    const { counted, report } = await open();
    expect(await report({ ...REPORT, ...wrong })).toBe(400);
    expect(counted).toEqual([]);
  });

  it('C-8 are limited for each network', async () => {
    const { counted, report } = await open();
    const statuses: number[] = [];
    for (let number = 0; number < 61; number += 1) statuses.push(await report(REPORT));
    expect([statuses.at(-2), statuses.at(-1), counted.length]).toEqual([204, 429, 60]);
  });
});
