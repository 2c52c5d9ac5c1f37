import type { Messages } from '../../language-definition.ts';

export const mail: Messages['mail'] = {
  password: {
    subject: (brand) => `Neues Passwort für ${brand}`,
    paragraph: (brand) =>
      `Jemand, sehr wahrscheinlich Sie, hat ein neues Passwort für Ihr Konto bei ${brand} angefordert. Der Link gilt einmal und eine Stunde lang.`,
    button: 'Neues Passwort wählen',
    note: 'Wenn Sie es nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  },
  invitation: {
    subject: (brand) => `Ihr Konto bei ${brand}`,
    paragraph: (name, inviter, brand) =>
      `Guten Tag, ${name}. ${inviter ?? 'Die Administration'} hat Ihnen ein Konto bei ${brand} eingerichtet, wo die Website geschrieben wird. Wählen Sie ein Passwort, und es kann losgehen. Der Link gilt einmal und eine Woche lang.`,
    button: 'Passwort wählen',
    note: 'Nach einer Woche erhalten Sie auf der Anmeldeseite unter „Passwort vergessen?“ einen neuen Link.',
  },
  reviewRequested: {
    subject: (title) => `Zur Prüfung: ${title}`,
    paragraph: (title, by) => `${by ?? 'Jemand'} bittet um die Prüfung von „${title}“.`,
    button: 'Lesen',
  },
  published: {
    subject: (title) => `Veröffentlicht: ${title}`,
    paragraph: (title, by) =>
      `„${title}“, von Ihnen zur Prüfung gegeben, wurde veröffentlicht${by ? ` (${by})` : ''}.`,
    button: 'Öffnen',
  },
  sentBack: {
    subject: (title) => `Zurückgegeben: ${title}`,
    paragraph: (title, by) =>
      `${by ?? 'Jemand'} hat „${title}“ zurückgegeben, von Ihnen zur Prüfung gegeben.`,
    button: 'Bearbeiten',
  },
  planDone: {
    subject: (title) => `Wie geplant erledigt: ${title}`,
    paragraph: (title, action) => `Ihr Plan für „${title}“ wurde ausgeführt: ${action}.`,
    button: 'Öffnen',
  },
  planFailed: {
    subject: (title) => `Nicht wie geplant erledigt: ${title}`,
    paragraph: (title, action) => `Ihr Plan für „${title}“ wurde nicht ausgeführt: ${action}.`,
    button: 'Öffnen',
  },
  planActions: { publish: 'veröffentlichen', unpublish: 'zurückziehen', archive: 'archivieren' },
  submissions: {
    subject: (count) => (count === 1 ? 'Eine neue Einsendung' : `${count} neue Einsendungen`),
    paragraph: 'Besucher haben diese Formulare abgeschickt. Was sie schrieben, steht nur im CMS.',
    line: (title, count) => `${title}: ${count}`,
    button: 'Lesen',
  },
  form: {
    team: (title: string) =>
      `Diese Adresse steht im Formular „${title}“. Wer es bearbeitet, kann sie herausnehmen.`,
    sender: (title: string) =>
      `Jemand, vermutlich Sie, hat das Formular „${title}“ mit dieser Adresse abgeschickt. Wenn Sie das nicht waren, müssen Sie nichts tun.`,
  },
  untitled: 'eine Seite ohne Titel',
  chosen: 'Welche Nachrichten Sie erhalten, wählen Sie in Ihrem Konto.',
};
