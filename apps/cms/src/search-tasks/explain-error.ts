import { RedirectLoopError } from '@keelstone/read-model';
import { explainLastFailure } from '../admin/refusals/explain-failure.ts';
import { explainToEditor, type Unpublished } from '../publishing/explain-to-editor.ts';
import { sayCircle } from '../redirects/find-chain-error.ts';

/** Why something could not be repaired, as a sentence; technical details are for the log. */
export async function explainError(error: unknown, of: Omit<Unpublished, 'because'>): Promise<string> {
  if (error instanceof RedirectLoopError) return sayCircle(error.chain);
  return explainLastFailure(await explainToEditor(error, { ...of, because: 'rebuild' }));
}
