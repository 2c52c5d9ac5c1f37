/** Mails to staff, in the language of their account. A title is that of a page, and may be in another language. */
export const mail = {
  password: {
    subject: (brand: string) => `Choose a new password for ${brand}`,
    paragraph: (brand: string) =>
      `Somebody, most likely you, has asked for a new password for your account at ${brand}. The link below works once, for an hour.`,
    button: 'Choose a new password',
    note: 'If it was not you, there is nothing to do: your password stays as it is.',
  },
  invitation: {
    subject: (brand: string) => `Your account at ${brand}`,
    paragraph: (name: string, inviter: string | null, brand: string) =>
      `Hello ${name}. ${inviter ?? 'An administrator'} has made an account for you at ${brand}, where the website is written. Choose a password, and you are in. The link works once, for a week.`,
    button: 'Choose your password',
    note: 'After a week, choose “Forgot password?” on the log-in page to get a new link.',
  },
  reviewRequested: {
    subject: (title: string) => `To review: ${title}`,
    paragraph: (title: string, by: string | null) => `${by ?? 'Somebody'} asks for a review of “${title}”.`,
    button: 'Read it',
  },
  published: {
    subject: (title: string) => `Published: ${title}`,
    paragraph: (title: string, by: string | null) =>
      `${by ? `${by} has published` : 'The CMS has published'} “${title}”, which you sent to review.`,
    button: 'Open it',
  },
  sentBack: {
    subject: (title: string) => `Sent back: ${title}`,
    paragraph: (title: string, by: string | null) =>
      `${by ?? 'Somebody'} has sent back “${title}”, which you sent to review.`,
    button: 'Work on it',
  },
  planDone: {
    subject: (title: string) => `Done as planned: ${title}`,
    paragraph: (title: string, action: string) => `What you planned for “${title}” was done: ${action}.`,
    button: 'Open it',
  },
  planFailed: {
    subject: (title: string) => `Not done as planned: ${title}`,
    paragraph: (title: string, action: string) => `What you planned for “${title}” was not done: ${action}.`,
    button: 'Open it',
  },
  planActions: { publish: 'publish', unpublish: 'unpublish', archive: 'archive' },
  submissions: {
    subject: (count: number) => (count === 1 ? 'A new submission' : `${count} new submissions`),
    paragraph: 'Visitors have sent these forms. What they wrote is in the CMS only.',
    line: (title: string, count: number) => `${title}: ${count}`,
    button: 'Read them',
  },
  form: {
    team: (title: string) =>
      `This address is listed in the form “${title}”. Whoever edits it can take the address out.`,
    sender: (title: string) =>
      `Somebody, most likely you, has sent the form “${title}” with this address. If it was not you, there is nothing to do.`,
  },
  untitled: 'a page without a title',
  chosen: 'In your account, you choose which messages you get.',
};
