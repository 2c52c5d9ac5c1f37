import type { Language } from '@keelstone/model';
import type { AuditAction, AuditChannel } from '../../audit/audit-entry.ts';

type Words = {
  heading: string;
  intro: string;
  administratorsOnly: string;
  person: string;
  everybody: string;
  action: string;
  allActions: string;
  day: string;
  show: string;
  clear: string;
  caption: string;
  columns: readonly [
    time: string,
    person: string,
    action: string,
    subject: string,
    languages: string,
    way: string,
  ];
  nothing: string;
  older: string;
  newest: string;
  language: string;
  /** Who did it, where nobody was logged in. */
  system: string;
  stranger: string;
  unknownAccount: string;
  settings: string;
  submissions: string;
  fields(names: readonly string[]): string;
  role(role: string): string;
  revision(id: number, asDraft: boolean): string;
  planned(action: string, at: string): string;
  because(action: string): string;
  plannedRevision(id: number): string;
  writer(name: string): string;
  count(count: number): string;
  channels: Record<AuditChannel, string>;
  actions: Record<AuditAction, string>;
};

const en: Words = {
  heading: 'Audit trail',
  intro: 'Who changed what visitors see, and who logged in. Nobody can change an entry.',
  administratorsOnly: 'The audit trail is read by administrators only. Ask one of them.',
  person: 'Person',
  everybody: 'Everybody',
  action: 'Action',
  allActions: 'All actions',
  day: 'Day',
  show: 'Show',
  clear: 'Show all',
  caption: 'Entries, the newest first. Times and days are UTC.',
  columns: ['Time', 'Person', 'Action', 'What', 'Languages', 'Way'],
  nothing: 'There are no such entries.',
  older: 'Older entries',
  newest: 'Newest entries',
  language: 'Language of this page',
  system: 'The CMS',
  stranger: 'Nobody logged in',
  unknownAccount: 'an account that does not exist',
  settings: 'Site settings',
  submissions: 'Submissions',
  fields: (names) => `Fields: ${names.join(', ')}`,
  role: (role) => `Role: ${role}`,
  revision: (id, asDraft) => `Revision ${id}${asDraft ? ', as a draft' : ''}`,
  planned: (action, at) => `${action}, at ${at}`,
  because: (action) => `Because the page was changed: ${action}`,
  plannedRevision: (id) => `Revision ${id}, as planned`,
  writer: (name) => `Written by ${name}`,
  count: (count) => `${count} in all`,
  channels: { admin: 'Admin', api: 'API', plan: 'Plan', system: 'CMS' },
  actions: {
    publish: 'Published',
    archive: 'Archived',
    unpublish: 'Unpublished',
    restore: 'Revision restored',
    schedule: 'Planned',
    unschedule: 'Plan cancelled',
    void_plan: 'Plan voided',
    create: 'Added',
    change: 'Changed',
    trash: 'Moved to trash',
    untrash: 'Restored from trash',
    delete: 'Deleted for good',
    import: 'Imported',
    export: 'Exported',
    log_in: 'Logged in',
    log_in_failed: 'Log-in failed',
    lock_out: 'Account locked',
    unlock: 'Account unlocked',
    log_out: 'Logged out',
    password_change: 'Password changed',
  },
};

const de: Words = {
  heading: 'Protokoll',
  intro: 'Wer geändert hat, was Besucher sehen, und wer sich angemeldet hat. Niemand kann Einträge ändern.',
  administratorsOnly: 'Das Protokoll lesen nur Administratoren. Bitte wenden Sie sich an sie.',
  person: 'Person',
  everybody: 'Alle',
  action: 'Vorgang',
  allActions: 'Alle Vorgänge',
  day: 'Tag',
  show: 'Anzeigen',
  clear: 'Alles anzeigen',
  caption: 'Einträge, die neuesten zuerst. Zeiten und Tage in UTC.',
  columns: ['Zeit', 'Person', 'Vorgang', 'Was', 'Sprachen', 'Weg'],
  nothing: 'Solche Einträge gibt es nicht.',
  older: 'Ältere Einträge',
  newest: 'Neueste Einträge',
  language: 'Sprache dieser Seite',
  system: 'Das CMS',
  stranger: 'Niemand angemeldet',
  unknownAccount: 'ein Konto, das es nicht gibt',
  settings: 'Einstellungen der Website',
  submissions: 'Einsendungen',
  fields: (names) => `Felder: ${names.join(', ')}`,
  role: (role) => `Rolle: ${role}`,
  revision: (id, asDraft) => `Fassung ${id}${asDraft ? ', als Entwurf' : ''}`,
  planned: (action, at) => `${action}, um ${at}`,
  because: (action) => `Wegen einer Änderung der Seite: ${action}`,
  plannedRevision: (id) => `Fassung ${id}, wie geplant`,
  writer: (name) => `Geschrieben von ${name}`,
  count: (count) => `${count} insgesamt`,
  channels: { admin: 'Verwaltung', api: 'API', plan: 'Plan', system: 'CMS' },
  actions: {
    publish: 'Veröffentlicht',
    archive: 'Archiviert',
    unpublish: 'Zurückgezogen',
    restore: 'Fassung wiederhergestellt',
    schedule: 'Geplant',
    unschedule: 'Plan aufgehoben',
    void_plan: 'Plan hinfällig',
    create: 'Hinzugefügt',
    change: 'Geändert',
    trash: 'In den Papierkorb gelegt',
    untrash: 'Aus dem Papierkorb geholt',
    delete: 'Endgültig gelöscht',
    import: 'Eingelesen',
    export: 'Ausgeführt',
    log_in: 'Angemeldet',
    log_in_failed: 'Anmeldung gescheitert',
    lock_out: 'Konto gesperrt',
    unlock: 'Konto entsperrt',
    log_out: 'Abgemeldet',
    password_change: 'Kennwort geändert',
  },
};

/** What the page says, in either language. */
export const AUDIT_WORDS: Record<Language, Words> = { en, de };
export type AuditWords = Words;
