import { say } from '@keelstone/languages/say.ts';
import type { Field, TextFieldValidation } from 'payload';

const validateScript: TextFieldValidation = (value) => {
  if (
    !value ||
    /^https:\/\/\S+$/.test(value) ||
    /^http:\/\/(localhost|127\.0\.0\.1|[\w.-]+\.test):\d+\/\S+$/.test(value)
  )
    return true;
  return say('Give the address of the service’s script, beginning with https://.');
};

const validateOrigins: TextFieldValidation = (value) => {
  const invalid = (value ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .find((origin) => !/^https?:\/\/(\*\.)?[\w.-]+(:\d+)?$/.test(origin));
  return (
    invalid === undefined ||
    say('"{invalid}" is no origin. Write https://api.example.com, without a path.', { invalid })
  );
};

const script = (description: string): Field => ({
  name: 'scriptUrl',
  label: 'Script',
  type: 'text',
  validate: validateScript,
  admin: { description },
});

const origins: Field = {
  name: 'origins',
  label: 'Also talks to',
  type: 'text',
  validate: validateOrigins,
  admin: {
    description:
      'Origins that its script loads from and sends to, separated by spaces, such as https://api.example.com. All others are blocked.',
  },
};

const cookies = (defaultValue: string): Field => ({
  name: 'cookies',
  type: 'text',
  defaultValue,
  admin: {
    description:
      'Names of its cookies, separated by spaces; * at the end means all that begin so. They are removed when a visitor refuses.',
  },
});

/** T-1 to T-3: tracking, and the consent manager that asks for it. */
export const trackingFields: Field[] = [
  {
    name: 'tracking',
    label: false,
    type: 'group',
    fields: [
      {
        name: 'consent',
        label: 'Consent',
        type: 'group',
        admin: { description: 'Who asks visitors. Nothing below is loaded before they agree.' },
        fields: [
          {
            name: 'tool',
            type: 'select',
            defaultValue: 'own',
            options: [
              { value: 'own', label: 'Our own banner' },
              { value: 'onetrust', label: 'OneTrust' },
              { value: 'cookiebot', label: 'Cookiebot' },
              { value: 'none', label: 'Nobody asks' },
            ],
            admin: {
              description:
                '"Nobody asks" starts everything at once: choose it only where the law allows it. It does not overrule a browser that refuses for its visitor.',
            },
          },
          {
            name: 'siteId',
            label: 'Site id',
            type: 'text',
            admin: {
              condition: (_, group) => group?.tool === 'onetrust' || group?.tool === 'cookiebot',
              description: 'The id that the tool gave this site. Without it, our own banner asks.',
            },
          },
          {
            ...script('Where the tool’s script is.'),
            admin: {
              condition: (_: unknown, group: { tool?: string }) =>
                group?.tool === 'onetrust' || group?.tool === 'cookiebot',
              description: 'Where the tool’s script is.',
            },
          } as Field,
          origins,
        ],
      },
      {
        name: 'marketingAutomation',
        type: 'group',
        admin: { description: 'Learns which pages a visitor reads. Leave the identifier empty for none.' },
        fields: [
          {
            name: 'identifier',
            type: 'text',
            admin: { description: 'Of your account with the service.' },
          },
          script('Where the service’s script is.'),
          cookies('_mkto_trk'),
          origins,
        ],
      },
      {
        name: 'sessionRecording',
        type: 'group',
        admin: {
          description:
            'Records how pages are used. It is loaded only with both an account and a snippet version.',
        },
        fields: [
          {
            name: 'accountId',
            label: 'Account',
            type: 'text',
            admin: { description: 'The number of your site with the service.' },
          },
          {
            name: 'snippetVersion',
            type: 'text',
            admin: { description: 'As the service’s own snippet says it, such as 6.' },
          },
          script('Where the service’s script is; {id} stands for the account.'),
          cookies('_hj*'),
          origins,
        ],
      },
    ],
  },
];
