import { loadLexical } from './load-lexical.ts';

/**
 * Runs a script to its end and ends the process with its verdict.
 *
 * @param load imports the script's function, after what must be loaded before it; so never a static import
 */
export function runScript(load: () => Promise<() => Promise<void>>): void {
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
  // Without work left and without a verdict, something was awaited that never came.
  process.once('exit', (code) => {
    if (code === 13) console.error('The script ended in the middle of its imports. Run it again.');
  });
}

/** Errors that say what to do are read, not debugged. */
const FOR_READING = [
  'ConfigurationError',
  'RebuildFailedError',
  'SiteRoleMissingError',
  'UnknownMigrationsError',
  'UsageError',
];

const isForReading = (error: unknown): error is Error =>
  error instanceof Error && FOR_READING.includes(error.name);
