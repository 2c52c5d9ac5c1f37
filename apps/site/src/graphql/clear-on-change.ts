import type { ContentListener } from '../app/site-context.ts';
import type { AnswerCache } from './answer-cache.ts';

/** Throws kept answers away in the turn in which a change is taken, so that no request comes between the two. */
export function clearOnChange(cache: AnswerCache): ContentListener {
  return {
    load: () => cache.clear(),
    apply: () => cache.clear(),
  };
}
