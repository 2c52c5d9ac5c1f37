import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** How the server treats the next mails. */
export type Treatment = 'take' | 'refuse recipient' | 'try later' | 'take and hang up';

const REFUSALS: Partial<Record<Treatment, { code: number; text: string }>> = {
  'refuse recipient': { code: 550, text: '5.1.1 No such mailbox' },
  'try later': { code: 451, text: '4.3.0 The queue is full' },
};

/** A real SMTP server that keeps what it takes, wants a password, and can be told to fail or to go away. */
export class MailServer {
  treatment: Treatment = 'take';
  readonly taken: (Email & { recipients: string[] })[] = [];
  readonly #server: SMTPServer;
  readonly #port: number;

  private constructor(server: SMTPServer, port: number) {
    this.#server = server;
    this.#port = port;
  }

  /** @param port where an earlier one was; by default a free one */
  static async open(port = 0): Promise<MailServer> {
    let own: MailServer | undefined;
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, callback) =>
        username === 'cms' && password === 'p@ss word'
          ? callback(null, { user: username })
          : callback(new Error('Wrong name or password')),
      onRcptTo: (_address, _session, callback) => {
        const refusal = REFUSALS[own?.treatment ?? 'take'];
        callback(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null);
      },
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', async () => {
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          own?.taken.push({ ...(await PostalMime.parse(Buffer.concat(chunks))), recipients });
          if (own?.treatment === 'take and hang up') {
            own.treatment = 'take';
            // What the CMS sees when a connection breaks after the text: whether it was taken is unknown.
            return callback(Object.assign(new Error('4.4.2 Connection lost'), { responseCode: 421 }));
          }
          callback();
        });
      },
      logger: false,
    });
    // A client that hangs up is not an error of the server.
    server.on('error', () => {});
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
    own = new MailServer(server, (server.server.address() as AddressInfo).port);
    return own;
  }

  get port(): number {
    return this.#port;
  }

  get url(): string {
    return `smtp://cms:${encodeURIComponent('p@ss word')}@127.0.0.1:${this.#port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
