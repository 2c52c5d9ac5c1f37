import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { BRAND } from '@keelstone/brand/brand.ts';
import type { Mail } from '@keelstone/editing/payload-types.ts';
import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import nodemailer from 'nodemailer';
import type { Payload } from 'payload';
import type { Configuration } from '../configuration.ts';
import { configurationOf } from '../configuration-of.ts';

type MailConfiguration = Configuration['mail'];
type MailServer = NonNullable<MailConfiguration['server']>;

/** Milliseconds. Together they are shorter than the lease of `deliver-mails.ts`. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/** For all of a mail: a server that says something again and again never exceeds the times above. */
const MOST_MS = 60_000;

/**
 * @throws Error with the code ETIMEDOUT. The connection stays until the server ends it; a mail that it takes after all comes
 * again, with the same Message-ID.
 */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const ending = new AbortController();
  const limit = pause(milliseconds, undefined, { signal: ending.signal }).then(() => {
    throw Object.assign(new Error('The mail server did not end.'), { code: 'ETIMEDOUT' });
  });
  // Ended by its own signal, when the mail was sent in time.
  limit.catch(() => undefined);
  return Promise.race([work, limit]).finally(() => ending.abort());
}

/** The sender: the one that is configured, or one of the CMS's host for mails that are only written to a folder. */
export const senderOf = (
  payload: Payload,
  { server }: MailConfiguration = configurationOf(payload).mail,
): string => server?.from ?? `no-reply@${new URL(configurationOf(payload).cmsUrl).hostname}`;

export type SendableMail = Pick<
  Mail,
  'id' | 'recipient' | 'subject' | 'html' | 'text' | 'messageId' | 'createdAt'
>;

/** Sends a mail, or writes it, and says which. */
export type Transport = { does: 'sent' | 'written'; deliver(mail: SendableMail): Promise<void> };

const toMessage = ({ recipient, subject, html, text, messageId, createdAt }: SendableMail) => ({
  to: recipient,
  subject,
  html: html ?? '',
  text,
  messageId,
  date: new Date(createdAt),
  // So that no out-of-office reply comes back (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-generated' },
});

async function smtpTransport(payload: Payload, server: MailServer, mostMs: number): Promise<Transport> {
  const url = new URL(server.url);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  const secure = url.protocol === 'smtps:';
  const transport = nodemailer.createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    // A link that sets a password does not cross a network in the clear.
    requireTLS: !secure && !isLocal,
    ignoreTLS: isLocal && !secure,
    ...(url.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    ...TIMEOUTS,
  });
  const adapter = await nodemailerAdapter({
    defaultFromAddress: server.from,
    defaultFromName: BRAND.name,
    transport,
    // A mail server that is down must not keep the CMS from starting: the queue waits for it.
    skipVerify: true,
  });
  const { sendEmail } = adapter({ payload });
  return { does: 'sent', deliver: async (mail) => void (await within(mostMs, sendEmail(toMessage(mail)))) };
}

type WrittenMail = Pick<Mail, 'id' | 'createdAt'>;
const fileOf = (directory: string, { id, createdAt }: WrittenMail): string =>
  join(directory, `${createdAt.replaceAll(':', '-')}-${id}.eml`);

/** Deletes the files of mails that were written, as their rows are deleted. */
export async function deleteFiles(payload: Payload, mails: readonly WrittenMail[]): Promise<void> {
  const { directory } = configurationOf(payload).mail;
  if (directory === undefined) return;
  for (const mail of mails) await rm(fileOf(directory, mail), { force: true });
}

/** Writes mails as `.eml` files, which mail programs open. Without a folder, they can be read in the CMS only. */
function folderTransport(payload: Payload, directory: string | undefined): Transport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    does: 'written',
    deliver: async (mail) => {
      if (directory === undefined) return;
      const from = { name: BRAND.name, address: senderOf(payload) };
      const { message } = await composer.sendMail({ ...toMessage(mail), from });
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const path = fileOf(directory, mail);
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
  };
}

/**
 * SMTP through Payload's own adapter, or files, as it is configured.
 *
 * @param mostMs for a mail to be sent, in milliseconds
 */
export const openTransport = async (
  payload: Payload,
  mail: MailConfiguration = configurationOf(payload).mail,
  mostMs = MOST_MS,
): Promise<Transport> =>
  mail.server ? await smtpTransport(payload, mail.server, mostMs) : folderTransport(payload, mail.directory);
