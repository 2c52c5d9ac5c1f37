import './resolve-quickly.ts';
import { logWithoutValues } from './console-without-values.ts';
import { loadLexical } from './load-lexical.ts';

/**
 * Runs a script and exits with its result.
 *
 * @param load imports the script's function, after what must be loaded before it, so it must be a dynamic import
 */
export function runScript(load: () => Promise<() => Promise<void>>): void {
  logWithoutValues();
  loadLexical()
    .then(load)
    .then((run) => run())
    .then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(isForReading(error) ? error.message : error);
        process.exit(1);
      },
    );
  // Nothing left to do and no result: something awaited will never settle.
  process.once('exit', (code) => {
    if (code === 13) console.error('The script ended in the middle of its imports. Run it again.');
  });
}

/** Errors that explain what to do are printed without a stack trace. */
const FOR_READING = [
  'ConfigurationError',
  'RebuildFailedError',
  'SiteRoleMissingError',
  'UnknownMigrationsError',
  'UsageError',
];

const isForReading = (error: unknown): error is Error =>
  error instanceof Error && FOR_READING.includes(error.name);
