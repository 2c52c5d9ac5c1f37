/** Messages for sharing in English. German has the same keys. */
export const share = {
  share: 'Share',
  choose: 'Share with …',
  copyLink: 'Copy link',
  copied: 'The link has been copied.',
  notCopied: 'The link could not be copied. You find it in the address bar.',
  shareOn: (name: string) => `Share on ${name} (opens in a new tab)`,
  email: 'E-mail',
  shareByEmail: 'Share by E-mail',
};
