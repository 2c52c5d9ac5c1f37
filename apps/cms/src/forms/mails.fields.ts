import { linesOf } from '@keelstone/editing/lines-of.ts';
import { type AdminText, say } from '@keelstone/languages/say.ts';
import { isEmail } from '@keelstone/model';
import type { Field, TextareaFieldValidation } from 'payload';

const MOST_ADDRESSES = 10;

const validateAddresses: TextareaFieldValidation = (value) => {
  const addresses = linesOf(value);
  const wrong = addresses.find((address) => !isEmail(address));
  if (wrong) return say('"{wrong}" is no e-mail address. Give one a line.', { wrong });
  if (addresses.length <= MOST_ADDRESSES) return true;
  return say(
    'There is room for {mostAddresses} addresses, and these are {count}. A list of your mail server has room for more.',
    { mostAddresses: MOST_ADDRESSES, count: addresses.length },
  );
};

type Reply = { isSent?: boolean | null };

const isSent = (_: unknown, reply: unknown) => (reply as Reply)?.isSent === true;

const requireIfSent =
  (message: AdminText) =>
  (value: string | null | undefined, { siblingData }: { siblingData: unknown }): true | string =>
    !isSent(null, siblingData) || value?.trim() ? true : say(message);

/** Mails of one form: to a team that has no account here, and to who sent it (C-8). */
export const mailsFields: Field[] = [
  {
    name: 'teamAddresses',
    label: 'Tell these addresses',
    type: 'textarea',
    validate: validateAddresses,
    admin: {
      rows: 3,
      description:
        'One e-mail address a line. They are told that something came, not what was entered, at most once a minute. Whoever has an account here chooses that in the account.',
    },
  },
  {
    name: 'reply',
    label: 'Mail to the sender',
    type: 'group',
    admin: {
      description:
        'To the address in the first e-mail field of the form, once a day at most. It says nothing of what was entered, because anybody may enter any address.',
    },
    fields: [
      { name: 'isSent', label: 'Send one', type: 'checkbox', defaultValue: false },
      {
        name: 'subject',
        type: 'text',
        localized: true,
        maxLength: 120,
        validate: requireIfSent('Say what the mail is about.'),
        admin: { condition: isSent },
      },
      {
        name: 'text',
        type: 'textarea',
        localized: true,
        maxLength: 2000,
        validate: requireIfSent('Write the mail, or send none.'),
        admin: { condition: isSent, rows: 6, description: 'An empty line begins a new paragraph.' },
      },
    ],
  },
];
