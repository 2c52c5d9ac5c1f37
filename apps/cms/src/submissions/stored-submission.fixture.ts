import { randomUUID } from 'node:crypto';
import { type Submission, storeSubmission } from '@keelstone/outbox';
import type { Payload, PayloadRequest } from 'payload';
import { readerOf } from '../database/transaction.ts';

/** Stores a submission as the site does. */
export async function storeSample(
  payload: Payload,
  overrides: Partial<Submission> = {},
): Promise<Submission> {
  const submission = {
    id: randomUUID(),
    formId: 7,
    formTitle: 'Ask',
    language: 'de' as const,
    pagePath: '/de/kontakt',
    fields: { name: 'Ada', topics: ['a', 'b'], people: 3, agreement: true },
    receivedAt: new Date('2026-11-20T08:00:00.123Z'),
    ...overrides,
  };
  await storeSubmission(await readerOf({ payload } as PayloadRequest), submission);
  return submission;
}
