import type { Messages } from '../../language-definition.ts';

/** Messages for sharing in German. */
export const share: Messages['share'] = {
  share: 'Teilen',
  choose: 'Teilen mit …',
  copyLink: 'Link kopieren',
  copied: 'Der Link ist kopiert.',
  notCopied: 'Der Link ließ sich nicht kopieren. Er steht in der Adresszeile.',
  shareOn: (name) => `Auf ${name} teilen (öffnet in neuem Tab)`,
  email: 'E-Mail',
  shareByEmail: 'Per E-Mail teilen',
};
