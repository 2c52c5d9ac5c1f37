import { inspect } from 'node:util';
import { withoutValues } from '@keelstone/model/log/without-values';

/** Errors that explain what to do are printed without a stack trace. */
const FOR_READING = [
  'ConfigurationError',
  'MigrationFailedError',
  'RebuildFailedError',
  'SiteRoleMissingError',
  'UnknownMigrationsError',
  'UsageError',
];

/**
 * What a failed script prints. Of an error of the database: PostgreSQL's sentence, its SQLSTATE, the statement and the
 * calls. The twenty fields of such an error would push these out of the end of the log, which is all that `npm start`
 * shows.
 */
export function failureText(error: unknown): string {
  const safe = withoutValues(error);
  if (!(safe instanceof Error)) return inspect(safe);
  if (FOR_READING.includes(safe.name)) return safe.message;
  const { query, severity, code, message, stack } = safe as Error & Record<string, unknown>;
  if (query) return String(stack);
  return severity ? `${message} (${code})\n${stack}` : inspect(safe);
}
