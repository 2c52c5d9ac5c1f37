import type { DemoForm } from '../../demo-form.ts';
import { email, name, organisation, origin } from './usual-fields.ts';

export const newsletter: DemoForm = {
  key: 'form-newsletter',
  title: { en: 'The monthly letter', de: 'Der Monatsbrief' },
  submitLabel: { en: 'Subscribe', de: 'Abonnieren' },
  fields: [
    email,
    {
      kind: 'radio',
      name: 'edition',
      label: { en: 'Edition', de: 'Ausgabe' },
      isRequired: true,
      options: [
        { value: 'en', label: { en: 'English', de: 'Englisch' } },
        { value: 'de', label: { en: 'German', de: 'Deutsch' } },
      ],
    },
    {
      kind: 'checkbox',
      name: 'agreement',
      label: { en: 'Agreement', de: 'Einwilligung' },
      isRequired: true,
      text: {
        en: 'Send me the letter once a month. I can end this with the link in every letter; see [Privacy](node:privacy).',
        de: 'Schicken Sie mir den Brief einmal im Monat. Ich kann ihn über den Link in jedem Brief abbestellen, siehe [Datenschutz](node:privacy).',
      },
    },
  ],
  hiddenFields: origin('newsletter'),
  note: {
    en: 'One letter a month: what we wrote, what we got wrong, and the dates of exercise days. We do not record who opens it.',
    de: 'Ein Brief im Monat: was wir geschrieben haben, worin wir uns geirrt haben und wann Übungstage stattfinden. Wer ihn öffnet, zeichnen wir nicht auf.',
  },
  confirmation: {
    message: {
      en: '**One more step.** We have sent you a message with a link. Only when you follow it are you on the list; otherwise we forget the address after three days.',
      de: '**Ein Schritt fehlt noch.** Wir haben Ihnen eine Nachricht mit einem Link geschickt. Erst wenn Sie ihm folgen, stehen Sie auf der Liste; sonst vergessen wir die Adresse nach drei Tagen.',
    },
  },
};

export const webinarRegistration: DemoForm = {
  key: 'form-webinar-registration',
  title: { en: 'Register for the next webinar', de: 'Zum nächsten Webinar anmelden' },
  submitLabel: { en: 'Register', de: 'Anmelden' },
  fields: [
    name,
    email,
    organisation,
    {
      kind: 'select',
      name: 'webinar',
      label: { en: 'Webinar', de: 'Webinar' },
      isRequired: true,
      options: [
        {
          value: 'incident-reporting-2027',
          label: {
            en: '21 January 2027: one incident, two reporting duties (German)',
            de: '21. Januar 2027: ein Vorfall, zwei Meldepflichten (Deutsch)',
          },
        },
        {
          value: 'first-register-2027',
          label: {
            en: '25 February 2027: the first hundred days of a risk register (English)',
            de: '25. Februar 2027: die ersten hundert Tage eines Risikoregisters (Englisch)',
          },
        },
      ],
    },
    {
      kind: 'textarea',
      name: 'question',
      label: { en: 'A question for the speakers', de: 'Eine Frage an die Vortragenden' },
      help: {
        en: 'Questions sent in advance are answered first, without your name.',
        de: 'Vorab eingesandte Fragen werden zuerst beantwortet, ohne Ihren Namen.',
      },
      maxLength: 800,
    },
    {
      kind: 'checkbox',
      name: 'captions',
      label: { en: 'Captions', de: 'Untertitel' },
      text: {
        en: 'I need live captions. We order them for every webinar for which at least one person asks.',
        de: 'Ich brauche Untertitel in Echtzeit. Wir bestellen sie, sobald eine Person darum bittet.',
      },
    },
  ],
  hiddenFields: origin('webinar'),
  keepDays: 90,
  note: {
    en: 'We send the link on the day before. The list of participants is deleted three months after the event; see [Privacy](node:privacy).',
    de: 'Den Link schicken wir am Vortag. Die Teilnahmeliste wird drei Monate nach der Veranstaltung gelöscht, siehe [Datenschutz](node:privacy).',
  },
  confirmation: { redirect: 'page-registration-received' },
};

export const printedChecklist: DemoForm = {
  key: 'form-printed-checklist',
  title: { en: 'A printed checklist by post', de: 'Eine gedruckte Checkliste per Post' },
  submitLabel: { en: 'Send me the card', de: 'Karte anfordern' },
  fields: [
    {
      kind: 'select',
      name: 'card',
      label: { en: 'Which one?', de: 'Welche?' },
      isRequired: true,
      options: [
        {
          value: 'first-hour',
          label: {
            en: 'The first hour of a serious incident',
            de: 'Die erste Stunde eines schweren Vorfalls',
          },
        },
        {
          value: 'near-miss',
          label: { en: 'Near miss: seven questions', de: 'Beinahe-Unfall: sieben Fragen' },
        },
        {
          value: 'supplier-outage',
          label: {
            en: 'Supplier outage: the first 72 hours',
            de: 'Lieferantenausfall: die ersten 72 Stunden',
          },
        },
      ],
    },
    {
      kind: 'number',
      name: 'copies',
      label: { en: 'How many copies?', de: 'Wie viele Stück?' },
      isRequired: true,
      min: 1,
      max: 200,
    },
    name,
    organisation,
    {
      kind: 'text',
      name: 'street',
      label: { en: 'Street and number', de: 'Straße und Hausnummer' },
      isRequired: true,
      autocomplete: 'street-address',
      maxLength: 160,
    },
    {
      kind: 'text',
      name: 'town',
      label: { en: 'Postal code and town', de: 'Postleitzahl und Ort' },
      isRequired: true,
      maxLength: 120,
    },
    {
      kind: 'text',
      name: 'country',
      label: { en: 'Country', de: 'Land' },
      isRequired: true,
      autocomplete: 'country-name',
      maxLength: 80,
    },
    email,
  ],
  hiddenFields: origin('printed-checklist'),
  keepDays: 30,
  note: {
    en: 'The same text can be read on this site without giving an address. The printed card is for places where a telephone is no use. Your address is deleted once the parcel has been delivered; see [Privacy](node:privacy).',
    de: 'Denselben Text können Sie auf dieser Website ohne Angabe einer Adresse lesen. Die Karte ist für Orte gedacht, an denen ein Telefon nichts nützt. Ihre Adresse löschen wir, sobald die Sendung zugestellt ist, siehe [Datenschutz](node:privacy).',
  },
  confirmation: {
    message: {
      en: '**It goes into the post on Friday.** We pack once a week. Cards for up to fifty people arrive as a letter, more as a parcel.',
      de: '**Am Freitag geht die Sendung zur Post.** Wir packen einmal in der Woche. Bis zu fünfzig Karten kommen als Brief, mehr als Paket.',
    },
  },
};
