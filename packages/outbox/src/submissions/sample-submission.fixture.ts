import { randomUUID } from 'node:crypto';
import type { Submission } from './submission.ts';

/** A submission with a unique id. */
export const sampleSubmission = (overrides: Partial<Submission> = {}): Submission => ({
  id: randomUUID(),
  formId: 1,
  formTitle: 'Ask for a walk-through',
  language: 'en',
  pagePath: '/contact',
  fields: { name: 'Ada', topics: ['a', 'b'], people: 3, agreement: true },
  receivedAt: new Date(Date.now() - 1000),
  ...overrides,
});
