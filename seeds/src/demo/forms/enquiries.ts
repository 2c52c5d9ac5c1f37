import type { DemoForm } from '../../demo-form.ts';
import { email, name, organisation, origin } from './usual-fields.ts';

export const contact: DemoForm = {
  key: 'form-contact',
  title: { en: 'Write to us', de: 'Schreiben Sie uns' },
  submitLabel: { en: 'Send the message', de: 'Nachricht senden' },
  fields: [
    name,
    email,
    organisation,
    {
      kind: 'phone',
      name: 'phone',
      label: { en: 'Telephone', de: 'Telefon' },
      help: {
        en: 'Only if you would like to be called back.',
        de: 'Nur wenn Sie einen Rückruf wünschen.',
      },
    },
    {
      kind: 'select',
      name: 'subject',
      label: { en: 'What is it about?', de: 'Worum geht es?' },
      isRequired: true,
      options: [
        { value: 'products', label: { en: 'Products and prices', de: 'Produkte und Preise' } },
        { value: 'support', label: { en: 'We are a customer', de: 'Wir sind Kunde' } },
        { value: 'article', label: { en: 'An article or template', de: 'Ein Artikel oder eine Vorlage' } },
        { value: 'work', label: { en: 'Working at Keelstone', de: 'Arbeiten bei Keelstone' } },
        { value: 'other', label: { en: 'Something else', de: 'Etwas anderes' } },
      ],
    },
    {
      kind: 'textarea',
      name: 'message',
      label: { en: 'Your message', de: 'Ihre Nachricht' },
      help: {
        en: 'Please leave out names of injured people and anything else that is not yours to tell.',
        de: 'Bitte nennen Sie keine Namen von Verletzten und nichts, was andere Ihnen anvertraut haben.',
      },
      isRequired: true,
      maxLength: 4000,
    },
  ],
  hiddenFields: origin('contact'),
  note: {
    en: 'A person reads this and answers within one working day. We delete correspondence that leads to nothing after twelve months; see [Privacy](node:privacy).',
    de: 'Das liest ein Mensch und antwortet binnen eines Arbeitstages. Schriftwechsel ohne weitere Folgen löschen wir nach zwölf Monaten, siehe [Datenschutz](node:privacy).',
  },
  confirmation: {
    message: {
      en: '**Your message has arrived.** You will have an answer within one working day. If it is not yet the final one, it will say when to expect that.\n\nIf something is happening right now and you are a customer, ring the duty desk instead: **+49 40 66969 112**.',
      de: '**Ihre Nachricht ist angekommen.** Binnen eines Arbeitstages erhalten Sie eine Antwort. Ist sie noch nicht endgültig, steht darin, wann die endgültige kommt.\n\nWenn gerade etwas geschieht und Sie Kunde sind, rufen Sie bitte den Bereitschaftsdienst an: **+49 40 66969 112**.',
    },
  },
};

export const walkThrough: DemoForm = {
  key: 'form-walk-through',
  title: {
    en: 'Request a walk-through with your own incident',
    de: 'Einen Rundgang mit Ihrem eigenen Vorfall anfragen',
  },
  submitLabel: { en: 'Ask for a date', de: 'Termin anfragen' },
  fields: [
    name,
    email,
    { ...organisation, isRequired: true },
    {
      kind: 'number',
      name: 'people',
      label: { en: 'People in the organisation', de: 'Beschäftigte in der Organisation' },
      help: {
        en: 'Roughly. Our prices depend on it, so we may as well ask now.',
        de: 'Ungefähr. Danach richten sich unsere Preise, deshalb fragen wir gleich.',
      },
      min: 1,
      max: 500_000,
    },
    {
      kind: 'checkboxes',
      name: 'topics',
      label: { en: 'What should we look at?', de: 'Was sollen wir uns ansehen?' },
      options: [
        { value: 'incidents', label: { en: 'Incidents and claims', de: 'Vorfälle und Schäden' } },
        { value: 'compliance', label: { en: 'Duties and audit', de: 'Pflichten und Revision' } },
        { value: 'suppliers', label: { en: 'Suppliers', de: 'Lieferanten' } },
        { value: 'continuity', label: { en: 'Plans and exercises', de: 'Pläne und Übungen' } },
        { value: 'risk', label: { en: 'Risk register and board', de: 'Risikoregister und Vorstand' } },
        { value: 'safety', label: { en: 'Site safety', de: 'Arbeitsschutz' } },
        { value: 'policies', label: { en: 'Policies', de: 'Richtlinien' } },
        { value: 'insurance', label: { en: 'Values and insurance', de: 'Werte und Versicherung' } },
      ],
    },
    {
      kind: 'radio',
      name: 'language',
      label: { en: 'In which language?', de: 'In welcher Sprache?' },
      isRequired: true,
      options: [
        { value: 'en', label: { en: 'English', de: 'Englisch' } },
        { value: 'de', label: { en: 'German', de: 'Deutsch' } },
        { value: 'no', label: { en: 'Norwegian', de: 'Norwegisch' } },
      ],
    },
    {
      kind: 'textarea',
      name: 'incident',
      label: { en: 'The incident, in a few lines', de: 'Der Vorfall in wenigen Zeilen' },
      help: {
        en: 'Names removed. You can also send it later.',
        de: 'Ohne Namen. Sie können ihn auch später schicken.',
      },
      maxLength: 3000,
    },
  ],
  hiddenFields: origin('walk-through'),
  keepDays: 30,
  note: {
    en: 'A practitioner leads the conversation, not somebody from sales. What you send and what we build from it is deleted after thirty days; see [Privacy](node:privacy).',
    de: 'Das Gespräch führt eine Fachperson, niemand aus dem Vertrieb. Was Sie schicken und was wir daraus bauen, wird nach dreißig Tagen gelöscht, siehe [Datenschutz](node:privacy).',
  },
  confirmation: {
    message: {
      en: '**Thank you. We will suggest three dates by tomorrow evening.** The first is usually within ten working days. Until then, choose an event from the past two years that nobody enjoyed.',
      de: '**Vielen Dank. Bis morgen Abend schlagen wir Ihnen drei Termine vor.** Der erste liegt meist innerhalb von zehn Arbeitstagen. Suchen Sie bis dahin ein Ereignis der letzten zwei Jahre aus, das niemandem Freude gemacht hat.',
    },
  },
};
