import * as v from 'valibot';

const [text, number, isSo] = [v.string(), v.number(), v.boolean()];
const form = { formId: number, formTitle: text };
/** As in SUBMISSION_STATES, whose package is for servers. */
const states = ['waiting', 'sending', 'sent', 'dead'] as const;

const personalSchema = v.object({
  sender: v.nullable(text),
  answers: v.array(v.object({ name: text, label: text, value: text, words: v.optional(text) })),
  files: v.array(
    v.object({
      field: text,
      name: text,
      mime: text,
      scan: v.picklist(['clean', 'not_scanned']),
      position: number,
      bytes: number,
    }),
  ),
  pagePath: text,
  lastError: v.nullable(text),
});

/** A page of the list of submissions. */
export const listSchema = v.object({
  submissions: v.array(
    v.object({
      id: text,
      ...form,
      receivedAt: text,
      state: v.picklist(states),
      isSpam: isSo,
      isDone: isSo,
      assigneeId: v.nullable(number),
      attempts: number,
      nextAttemptAt: text,
      forwardedAt: v.nullable(text),
      personal: v.nullable(personalSchema),
    }),
  ),
  forms: v.array(v.object({ ...form, ...v.entriesFromList([...states, 'spam'], number) })),
  page: number,
  pages: number,
  total: number,
  ofAddress: v.nullable(number),
  figures: v.nullable(v.array(v.object({ path: text, seen: number, begun: number, sent: number }))),
  staff: v.array(v.object({ id: number, name: text })),
  isForwarding: isSo,
  isEditor: isSo,
});
