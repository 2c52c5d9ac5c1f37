import type { Mail } from '@keelstone/editing/payload-types.ts';
import { backOff } from '@keelstone/model/requests/back-off';
import type { Executor } from '@keelstone/read-model';
import type { Payload, PayloadRequest } from 'payload';
import { daily } from '../database/daily.ts';
import { poll, type Runner } from '../database/poll.ts';
import { readerOf } from '../database/transaction.ts';
import { deleteFiles, openTransport, type SendableMail, type Transport } from './mail-transport.ts';

type MailError = Error & {
  code?: string;
  responseCode?: number;
  response?: string;
  command?: string;
  /** Of a file. */
  path?: string;
};

const MOST_CHARACTERS = 300;

/** What a server refuses at these steps is this mail; at all others, it is us, and somebody can mend the configuration. */
const STEPS_OF_THE_MAIL = ['RCPT TO', 'DATA'];

/** What to tell an administrator, and whether another attempt is pointless: after a lasting refusal (5xx) of this mail. */
export function explainMailError(error: unknown): { message: string; isFinal: boolean } {
  const { code, responseCode, response, command = '', path } = error as MailError;
  if (responseCode === undefined) {
    const name = code ?? (error as Error).name;
    if (path !== undefined)
      return {
        message: `The folder for mails could not be used (${name}). Look at MAIL_DIR.`,
        isFinal: false,
      };
    return { message: `The mail server could not be used (${name}).`, isFinal: false };
  }
  const reply = (response ?? String(responseCode)).replace(/[\p{Cc}\s]+/gu, ' ').slice(0, MOST_CHARACTERS);
  if (code === 'ETLS') {
    return { message: `The mail server offers no encryption: ${reply}. Look at SMTP_URL.`, isFinal: false };
  }
  if (code === 'EAUTH') {
    return { message: `The mail server does not let us in: ${reply}. Look at SMTP_URL.`, isFinal: false };
  }
  if (command === 'MAIL FROM') {
    return { message: `The mail server refuses our sender: ${reply}. Look at MAIL_FROM.`, isFinal: false };
  }
  const isFinal = responseCode >= 500 && STEPS_OF_THE_MAIL.includes(command);
  return { message: `The mail server answers: ${reply}`, isFinal };
}

/** Polling interval in milliseconds: who asks for a new password waits for the mail. */
const LOOK_MS = 500;
const AT_ONCE = 4;
/** How long a process holds what it sends, in milliseconds; longer than the timeouts of the transport. */
const LEASE_MS = 120_000;
const PAUSES = { shortestMs: 10_000, longestMs: 1_800_000 };
/** With these pauses, about four days. */
const MOST_ATTEMPTS = 200;
const KEPT_DAYS = 30;

type Taken = SendableMail & Pick<Mail, 'attempts' | 'about'>;

const isoOf = (value: unknown) => new Date(value as string | Date).toISOString();

/**
 * Takes mails that are due, and counts an attempt for each. Safe for several processes: what one has taken is due
 * for the others only when its lease has expired.
 */
async function takeDue(executor: Executor, limit: number): Promise<Taken[]> {
  const { rows } = await executor.query(
    `with due as (
       select id from mails where state = 'waiting' and next_attempt_at <= clock_timestamp()
       order by next_attempt_at, id limit $1 for update skip locked
     )
     update mails set attempts = mails.attempts + 1,
       next_attempt_at = clock_timestamp() + $2 * interval '1 millisecond'
     from due where mails.id = due.id
     returning mails.*`,
    [limit, LEASE_MS],
  );
  return rows.map((row) => ({
    id: Number(row.id),
    recipient: String(row.recipient),
    subject: String(row.subject),
    html: row.html === null ? null : String(row.html),
    text: String(row.text),
    about: row.about as Mail['about'],
    messageId: String(row.message_id),
    createdAt: isoOf(row.created_at),
    attempts: Number(row.attempts),
  }));
}

const DELETED_TEXT =
  'The text held a link that lets somebody choose a password. It was deleted when it had been sent.';

/** A link that sets a password is not kept once it is on its way. Without a mail server, it is read here. */
async function markDelivered(
  executor: Executor,
  { id, about }: Taken,
  does: Transport['does'],
): Promise<void> {
  const deletesText = does === 'sent' && (about === 'password' || about === 'invitation');
  await executor.query(
    `update mails set state = $2, sent_at = clock_timestamp(), next_attempt_at = null, failure = null,
       updated_at = now(), text = case when $3::boolean then $4 else text end,
       html = case when $3::boolean then null else html end
     where id = $1`,
    [id, does, deletesText, DELETED_TEXT],
  );
}

/** Leaves a mail alone that another process has taken over meanwhile. */
async function markFailed(executor: Executor, { id, attempts }: Taken, error: unknown): Promise<void> {
  const { message, isFinal } = explainMailError(error);
  const givesUp = isFinal || attempts >= MOST_ATTEMPTS;
  await executor.query(
    `update mails set state = $3, failure = $4, updated_at = now(),
       next_attempt_at = case when $3 = 'failed' then null
         else clock_timestamp() + $5 * interval '1 millisecond' end
     where id = $1 and state = 'waiting' and attempts = $2`,
    [id, attempts, givesUp ? 'failed' : 'waiting', message, backOff(attempts, PAUSES)],
  );
}

async function deliver(
  mail: Taken,
  transport: Transport,
  executor: Executor,
  payload: Payload,
): Promise<void> {
  try {
    await transport.deliver(mail);
  } catch (error) {
    // Neither address nor text: logs are read by more people than the queue.
    const { message, isFinal } = explainMailError(error);
    payload.logger.warn(
      { mail: mail.id, attempts: mail.attempts, isFinal, reason: message },
      'A mail was not sent',
    );
    return markFailed(executor, mail, error);
  }
  await markDelivered(executor, mail, transport.does);
}

/**
 * Delivers what is due now, each mail at least once and always with the same Message-ID.
 *
 * @returns whether there may be more
 */
export async function deliverDueMails(payload: Payload, transport: Transport): Promise<boolean> {
  const executor = await readerOf({ payload } as PayloadRequest);
  const taken = await takeDue(executor, AT_ONCE);
  await Promise.all(taken.map((mail) => deliver(mail, transport, executor, payload)));
  return taken.length === AT_ONCE;
}

async function deleteOldMails(payload: Payload): Promise<void> {
  const executor = await readerOf({ payload } as PayloadRequest);
  const { rows } = await executor.query(
    `delete from mails where state <> 'waiting' and created_at < now() - $1 * interval '1 day'
     returning id, created_at`,
    [KEPT_DAYS],
  );
  await deleteFiles(
    payload,
    rows.map(({ id, created_at: createdAt }) => ({ id: Number(id), createdAt: isoOf(createdAt) })),
  );
}

/** Sends mails until it is stopped, and deletes old ones. Several processes may run it on one database. */
export function deliverMails(payload: Payload): Runner {
  const transport = openTransport(payload);
  const delivering = poll(async (signal) => {
    try {
      while (!signal.aborted && (await deliverDueMails(payload, await transport)));
    } catch (error) {
      payload.logger.error({ err: error }, 'Mails cannot be looked up; trying again');
    }
    return LOOK_MS;
  });
  const deleting = daily(payload, deleteOldMails, 'Old mails were not deleted; trying again tomorrow');
  return {
    stop: async () => {
      await Promise.all([delivering.stop(), deleting.stop()]);
    },
  };
}
