import type { FormState } from 'payload';

/** How long the server may take before it is asked again, in milliseconds. */
const ASK_AGAIN_MS = 1000;

type Form = {
  dispatchFields: (action: { type: 'UPDATE_MANY'; formState: FormState }) => void;
  getFields: () => FormState;
};

/**
 * Asks the server again in a second for what a form lacks, such as the fields of new rows. It asks with what the form holds
 * by then: a row that was added meanwhile would be lost.
 *
 * @param path of the field that has the rows, or lacks its condition
 * @returns gives it up
 */
export function askAgain({ dispatchFields, getFields }: Form, path: string): () => void {
  const again = () => {
    const field = getFields()[path];
    // A form is only sent if it differs from what was sent before.
    const asked = { ...field, asked: Date.now() };
    if (field) dispatchFields({ type: 'UPDATE_MANY', formState: { [path]: asked } });
  };
  const waiting = setTimeout(again, ASK_AGAIN_MS);
  return () => clearTimeout(waiting);
}
