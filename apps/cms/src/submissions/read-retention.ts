import type { Retention } from '@keelstone/outbox';
import type { Payload } from 'payload';
import { configurationOf } from '../configuration-of.ts';

/** How long submissions are kept: as set in each form, otherwise as configured. */
export async function readRetention(payload: Payload): Promise<Required<Retention>> {
  const { docs } = await payload.find({
    collection: 'forms',
    where: { keepDays: { exists: true } },
    select: { keepDays: true },
    pagination: false,
    depth: 0,
  });
  return {
    keepDays: configurationOf(payload).keepDays,
    ofForms: new Map(docs.flatMap(({ id, keepDays }) => (keepDays ? [[id, keepDays]] : []))),
  };
}
