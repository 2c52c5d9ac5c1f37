import { randomUUID } from 'node:crypto';
import type { Submission } from '@keelstone/outbox';

export const sampleSubmission = (overrides: Partial<Submission> = {}): Submission => ({
  id: randomUUID(),
  formId: 1,
  formTitle: 'Ask',
  language: 'en',
  pagePath: '/contact',
  fields: { name: 'Ada' },
  receivedAt: new Date('2026-11-21T08:00:00.123Z'),
  ...overrides,
});
