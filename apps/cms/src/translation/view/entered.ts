import type { Mark } from '../translation-marks.ts';

/** What has been entered and not been saved, by the keys of the fields. */
export type Entered = {
  texts: Record<string, string[]>;
  restructured: readonly string[];
  marks: Record<string, Mark | null>;
};
export const NOTHING: Entered = { texts: {}, restructured: [], marks: {} };

const changed = <Value>(before: Record<string, Value>, now: Record<string, Value>) =>
  Object.fromEntries(Object.entries(now).filter(([key, value]) => value !== before[key]));

/** What was entered while a save of `sent` was under way, and so was not saved with it. */
export function enteredSince(sent: Entered, now: Entered): Entered {
  if (now === sent) return NOTHING;
  return {
    texts: changed(sent.texts, now.texts),
    restructured: now.restructured.filter((key) => !sent.restructured.includes(key)),
    marks: changed(sent.marks, now.marks),
  };
}
