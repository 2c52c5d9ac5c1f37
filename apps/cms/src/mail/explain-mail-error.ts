type MailError = Error & { code?: string; responseCode?: number; response?: string; command?: string };

const MOST_CHARACTERS = 300;

/** What a server refuses at these steps is this mail; at all others, it is us, and somebody can mend the configuration. */
const STEPS_OF_THE_MAIL = ['RCPT TO', 'DATA'];

/** What to tell an administrator, and whether another attempt is pointless: after a lasting refusal (5xx) of this mail. */
export function explainMailError(error: unknown): { message: string; isFinal: boolean } {
  const { code, responseCode, response, command = '' } = error as MailError;
  if (responseCode === undefined) {
    const name = code ?? (error as Error).name;
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
