import { expect, it } from 'vitest';
import { explainMailError } from './deliver-mails.ts';

const failure = (properties: object) => explainMailError(Object.assign(new Error('secret'), properties));

it.each([
  ['nothing, because there is none, but a folder', { code: 'EROFS', path: '/mail/1.eml' }, false, 'MAIL_DIR'],
  ['the host is unknown', { code: 'EDNS' }, false, 'EDNS'],
  ['the host is not there', { code: 'ESOCKET' }, false, 'ESOCKET'],
  ['encryption', { code: 'ETLS', responseCode: 500, response: '500 unknown' }, false, 'no encryption'],
  ['a greeting', { responseCode: 521, command: 'EHLO', response: '521 go away' }, false, 'go away'],
  ['the log-in', { code: 'EAUTH', responseCode: 535, response: '535 no' }, false, 'SMTP_URL'],
  ['the sender', { responseCode: 550, command: 'MAIL FROM', response: '550 no' }, false, 'MAIL_FROM'],
  [
    'the recipient for now',
    { responseCode: 450, command: 'RCPT TO', response: '450 greylisted' },
    false,
    'greylisted',
  ],
  [
    'the recipient',
    { responseCode: 550, command: 'RCPT TO', response: '550 no such mailbox' },
    true,
    'no such mailbox',
  ],
  ['the text', { responseCode: 554, command: 'DATA', response: '554 spam' }, true, 'spam'],
])('C-9 a server that refuses %s', (_what, properties, isFinal, said) => {
  const explained = failure(properties);
  expect(explained.isFinal).toBe(isFinal);
  expect(explained.message).toContain(said);
  expect(explained.message).not.toContain('secret');
});

it('C-9 shows one line of what a server says, and not more than a few', () => {
  const { message } = failure({ responseCode: 451, response: `451-a\r\n451 ${'b'.repeat(1000)}` });
  expect(message).not.toMatch(/[\r\n]/);
  expect(message.length).toBeLessThan(400);
});
