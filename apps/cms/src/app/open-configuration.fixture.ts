import type { FlattenedField, SanitizedConfig } from 'payload';
import { loadLexical } from './load-lexical.ts';

/** How long it may take on a busy machine. */
export const PATIENCE_MS = 60_000;

/** The configuration of Payload, with settings under which nothing can be opened. */
export async function openConfiguration(): Promise<SanitizedConfig> {
  Object.assign(process.env, {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    PAYLOAD_SECRET: 'a-secret-of-one-test-run-only-0123456789',
    PREVIEW_SECRET: 'another-secret-of-one-test-run-9876543210',
    MEDIA_DIR: '/nonexistent',
  });
  await loadLexical();
  return (await import('./payload.config.ts')).default;
}

/** The fields of a collection; none if there is no such collection. */
export const fieldsIn = ({ collections }: SanitizedConfig, slug: string): FlattenedField[] =>
  collections.find((each) => each.slug === slug)?.flattenedFields ?? [];
