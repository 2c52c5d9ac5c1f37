import { linesOf } from '@keelstone/editing/lines-of.ts';
import type { FormDocument, Mail } from '@keelstone/editing/payload-types.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import { DEFAULT_LANGUAGE, inTurn, isEmail, LANGUAGES, type Language } from '@keelstone/model';
import type { StoredSubmission } from '@keelstone/outbox';
import type { PayloadRequest } from 'payload';
import * as v from 'valibot';
import { configurationOf } from '../configuration-of.ts';
import { readerOf, withTransactionOf } from '../database/transaction.ts';
import { queueMail, textOf } from '../mail/queue-mail.ts';
import { renderMail } from '../mail/render-mail.ts';

/** However many forms somebody sends with the address of somebody else. */
const MOST_REPLIES_A_DAY = 3;

const addressSchema = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.check(isEmail));

/** Also those that were moved to the trash since, because what was sent before is still to be answered. */
async function readForms(ids: readonly number[], language: Language, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    ...(await withTransactionOf(req)),
    collection: 'forms',
    where: { id: { in: ids } },
    trash: true,
    locale: language,
    pagination: false,
    depth: 0,
  });
  return docs;
}

type Forms = ReadonlyMap<Language, readonly FormDocument[]>;

/** Its title in a language, or in another one: a form need not have one in each. */
const titleIn = (language: Language, { id }: FormDocument, forms: Forms): string =>
  inTurn(language)
    .map((each) => forms.get(each)?.find((form) => form.id === id)?.title)
    .find(Boolean) ?? '';

async function notifyTeam(
  form: FormDocument,
  { title, count }: { title: string; count: number },
  req: PayloadRequest,
): Promise<void> {
  const { submissions, form: messages } = messagesOf(DEFAULT_LANGUAGE, 'mail');
  const { cmsUrl } = configurationOf(req.payload);
  for (const email of new Set(linesOf(form.teamAddresses))) {
    const html = renderMail({
      language: DEFAULT_LANGUAGE,
      paragraphs: [submissions.paragraph, submissions.line(title, count)],
      button: { label: submissions.button, url: `${cmsUrl}/admin/submissions?form=${form.id}` },
      note: messages.team(title),
    });
    await queueMail({ to: { email }, about: 'form', subject: submissions.subject(count), html }, req);
  }
}

/** The valid address in the form's first e-mail field. */
function senderOf({ fields }: StoredSubmission, form: FormDocument): string | null {
  const name = form.fields.find((field) => field.blockType === 'email')?.name;
  const { success, output } = v.safeParse(addressSchema, name === undefined ? undefined : fields[name]);
  return success ? output : null;
}

/**
 * The mailbox of an address, in SQL: what follows a plus, and dots, make thousands of addresses of one at many providers. That
 * two people share one by that is harmless, as only their number of replies does.
 */
const mailboxIn = (email: string) =>
  `replace(split_part(split_part(${email}, '@', 1), '+', 1), '.', '') || '@' || split_part(${email}, '@', 2)`;

/** The replies that a mailbox got in the last day. Their texts name the form. */
async function repliesTo(
  email: string,
  req: PayloadRequest,
): Promise<Pick<Mail, 'recipient' | 'subject' | 'text'>[]> {
  const { rows } = await (await readerOf(req)).query(
    `select recipient, subject, text from mails
     where about = 'reply' and created_at > now() - interval '1 day'
       and ${mailboxIn('recipient')} = ${mailboxIn('$1::text')}`,
    [email],
  );
  return rows.map((row) => ({
    recipient: String(row.recipient),
    subject: String(row.subject),
    text: String(row.text),
  }));
}

/** The form in the language of the page, or, as the page fills in what its form lacks, in another one that has the mail. */
function formWithReply({ formId, language }: StoredSubmission, forms: Forms) {
  const found = inTurn(language).flatMap((each) => {
    const form = forms.get(each)?.find(({ id }) => id === formId);
    const { isSent, subject, text } = form?.reply ?? {};
    return form && isSent && subject && text ? [{ form, language: each, subject, text }] : [];
  });
  return found[0];
}

/** Answers with the form's own words only: anybody may enter any address, and must not be able to write to it. */
async function reply(submission: StoredSubmission, forms: Forms, req: PayloadRequest): Promise<void> {
  const found = formWithReply(submission, forms);
  const email = found && senderOf(submission, found.form);
  if (!email) return;
  const { form, language, subject, text } = found;
  const html = renderMail({
    language,
    paragraphs: text.split(/\n\s*\n/),
    note: messagesOf(language, 'mail').form.sender(form.title),
  });
  const already = await repliesTo(email, req);
  const sent = textOf(html);
  const isSame = (mail: (typeof already)[number]) =>
    mail.recipient === email && mail.subject === subject && mail.text === sent;
  if (already.some(isSame)) return;
  if (already.length >= MOST_REPLIES_A_DAY) return;
  await queueMail({ to: { email }, about: 'reply', subject, html }, req);
}

/** Queues the mails of the forms themselves: to their teams, and to who sent them, in the language of the page. */
export async function mailOfForms(
  submissions: readonly StoredSubmission[],
  req: PayloadRequest,
): Promise<void> {
  const ids = [...new Set(submissions.map(({ formId }) => formId))];
  const forms = new Map<Language, FormDocument[]>();
  for (const language of LANGUAGES) forms.set(language, await readForms(ids, language, req));
  for (const form of forms.get(DEFAULT_LANGUAGE) ?? []) {
    const { length: count } = submissions.filter(({ formId }) => formId === form.id);
    await notifyTeam(form, { title: titleIn(DEFAULT_LANGUAGE, form, forms), count }, req);
  }
  for (const submission of submissions) await reply(submission, forms, req);
}
