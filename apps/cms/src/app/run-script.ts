import './resolve-quickly.ts';
import { logWithoutValues } from './console-without-values.ts';
import { failureText } from './failure-text.ts';
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
        // Not by the console, which would cut the calls off as if they were parameters of the statement.
        process.stderr.write(`${failureText(error)}\n`);
        process.exit(1);
      },
    );
  // Nothing left to do and no result: something awaited will never settle.
  process.once('exit', (code) => {
    if (code === 13) console.error('The script ended in the middle of its imports. Run it again.');
  });
}
