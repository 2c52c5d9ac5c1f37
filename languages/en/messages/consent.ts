/** Messages of the consent banner. */
export const consent = {
  consentModal: {
    title: 'May we see which pages help?',
    description:
      'With your agreement we measure how this site is used and who comes back to it, and your last searches stay on your device. Without it, everything here works the same.',
    acceptAllBtn: 'Agree',
    acceptNecessaryBtn: 'Refuse',
    showPreferencesBtn: 'Choose',
  },
  preferencesModal: {
    title: 'Privacy choices',
    acceptAllBtn: 'Agree to all',
    acceptNecessaryBtn: 'Refuse all',
    savePreferencesBtn: 'Save this choice',
    closeIconLabel: 'Close',
    sections: [
      {
        title: 'Necessary',
        description:
          'A cookie for this choice, and one for notices you have closed. No other is set, and nobody else is asked.',
        linkedCategory: 'necessary',
      },
      {
        title: 'Convenience',
        description:
          'Your last searches stay on your device, so that the search field offers them again. Nobody else is told, and we are not either.',
        linkedCategory: 'preferences',
      },
      {
        title: 'Marketing',
        description:
          'Our marketing service learns which pages you read, so that we write to you about what you came for.',
        linkedCategory: 'marketing',
      },
      {
        title: 'Session recording',
        description: 'A service records how pages are scrolled and clicked, without what you enter.',
        linkedCategory: 'recording',
      },
      {
        description: 'You can change this at any time, by “Privacy choices” at the foot of every page.',
      },
    ],
  },
};
