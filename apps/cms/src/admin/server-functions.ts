import { Forbidden, type FormState, type ServerFunctionClient } from 'payload';

type Call = Parameters<ServerFunctionClient>[0];

/**
 * What the admin may ask its server for: all of it reads. Payload's other functions save, around edit locks, newer
 * saves and publishing by language ("Copy to locale" publishes at once; "Schedule publish" asks for no right to
 * publish), or belong to what is not used here. A function of a later release is refused until it has been read.
 */
const READING: ReadonlySet<string> = new Set([
  'form-state',
  'get-default-layout',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'slugify',
  'table-state',
]);

/**
 * A call of the admin as it may be answered. Forms are told of locks and concurrent saves by concurrent-edits/view:
 * Payload's own locks outlive their tab, can be taken by any user, and lead to dialogs in which every choice loses
 * what was typed.
 *
 * @throws Forbidden for a function that does not only read
 */
export function admitCall(call: Call): Call {
  if (!READING.has(call.name)) throw new Forbidden();
  if (call.name !== 'form-state') return call;
  return { ...call, args: { ...call.args, returnLockStatus: false, checkForStaleData: false } };
}

/**
 * Refuses a stranger where Payload 3.90.1 does not: this function renders what stands around the form of any document for
 * whoever calls it.
 *
 * @param isStaff asked only for that one; the others ask for a log-in themselves, some with an answer that forms expect
 * @throws Forbidden
 */
export async function refuseStranger({ name }: Call, isStaff: () => Promise<boolean>): Promise<void> {
  if (name === 'render-document-slots' && !(await isStaff())) throw new Forbidden();
}

/** What a call of a form sends and gets, as far as it is read here. */
type Form = { formState?: FormState } | null | undefined;
type Answer = { state?: FormState } | null | undefined;

/**
 * Leaves it to the form which of its rows are open: Payload 3.90.1 says in its answer which rows were collapsed when the
 * form was sent, or should be at first, and the form believes it. A row that an editor has opened since would close
 * under their hands, and what they type on would go nowhere.
 *
 * @param answer of Payload to the call; changed
 */
export function leaveRowsToForm({ name, args }: Call, answer: unknown): void {
  if (name !== 'form-state') return;
  const sent = (args as Form)?.formState ?? {};
  for (const [path, { rows = [] }] of Object.entries((answer as Answer)?.state ?? {})) {
    const known = new Set(sent[path]?.rows?.map(({ id }) => id));
    for (const row of rows) if (known.has(row.id)) delete row.collapsed;
  }
}
