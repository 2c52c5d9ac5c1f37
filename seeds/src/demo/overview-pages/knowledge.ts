import type { DemoNodeOf } from '../../demo-types.ts';

/** Lists of what Keelstone publishes. */
export const knowledge: DemoNodeOf<'overview_page'>[] = [
  {
    type: 'overview_page',
    key: 'overview-articles',
    title: { en: 'Articles', de: 'Artikel' },
    created: '2016-02-22T08:00:00Z',
    listedType: 'article',
    summary: {
      en: 'Analysis, guides and notes from the field, by the people who look after the products.',
      de: 'Analysen, Leitfäden und Berichte aus der Praxis, von den Menschen, die unsere Produkte verantworten.',
    },
    body: {
      en: `We write when we have learned something, which is about once or twice a month. Cases are described with the consent of those involved, changed so far that they cannot be recognised. Articles about our own mistakes are marked like all others.`,
      de: `Wir schreiben, wenn wir etwas gelernt haben, also ein- bis zweimal im Monat. Fälle schildern wir mit Einverständnis der Beteiligten und so weit verändert, dass sie nicht zu erkennen sind. Artikel über eigene Fehler stehen zwischen den anderen.`,
    },
    sections: [
      {
        kind: 'form_bar',
        heading: { en: 'Once a month, by letter', de: 'Einmal im Monat als Brief' },
        text: {
          en: 'New articles, corrections to old ones, dates of exercise days.',
          de: 'Neue Artikel, Berichtigungen an alten, Termine der Übungstage.',
        },
        form: 'form-newsletter',
      },
    ],
  },
  {
    type: 'overview_page',
    key: 'overview-resources',
    title: { en: 'Resources & insights', de: 'Wissen & Materialien' },
    created: '2017-01-16T08:00:00Z',
    listedType: 'resource',
    summary: {
      en: 'Checklists, templates, papers and recordings to use as they are. No form in front of them.',
      de: 'Checklisten, Vorlagen, Papiere und Aufzeichnungen zum direkten Gebrauch, ohne Formular davor.',
    },
    body: {
      en: `Everything here may be used, changed and passed on inside your organisation, whether or not you are a customer. We ask for no address. If a template turns out to be wrong somewhere, [write to us](node:contact); the next edition will say what was changed.`,
      de: `Alles hier dürfen Sie in Ihrem Haus verwenden, ändern und weitergeben, ob Sie Kunde sind oder nicht. Eine Adresse verlangen wir nicht. Wenn an einer Vorlage etwas nicht stimmt, [schreiben Sie uns](node:contact). In der nächsten Ausgabe steht, was sich geändert hat.`,
    },
    sections: [
      {
        kind: 'summary_resources',
        heading: { en: 'Most used', de: 'Am häufigsten verwendet' },
        resources: [
          'resource-supplier-outage-playbook',
          'resource-near-miss-form',
          'resource-dora-register-template',
          'resource-claims-reserve-guide',
        ],
      },
      {
        kind: 'form_bar',
        heading: { en: 'On card, for places without a screen', de: 'Auf Karton, für Orte ohne Bildschirm' },
        text: {
          en: 'Three of the checklists exist as a printed card that survives rain and coffee. We send them free of charge.',
          de: 'Drei der Checklisten gibt es als gedruckte Karte, die Regen und Kaffee übersteht. Wir schicken sie kostenlos.',
        },
        form: 'form-printed-checklist',
      },
    ],
  },
  {
    type: 'overview_page',
    key: 'overview-case-studies',
    title: { en: 'Case studies', de: 'Fallstudien' },
    created: '2017-09-18T08:00:00Z',
    listedType: 'case_study',
    summary: {
      en: 'What customers set out to do, what came of it and what they would do differently.',
      de: 'Was Kunden sich vorgenommen haben, was daraus wurde und was sie heute anders machen würden.',
    },
    body: {
      en: `Each case study states its figures with the period they refer to and how they were measured. Customers read the text before it appears and may strike out anything except what went badly.`,
      de: `Jede Fallstudie nennt zu ihren Zahlen den Zeitraum und die Art der Messung. Die Kunden lesen den Text vor der Veröffentlichung und dürfen alles streichen, außer dem, was schlecht lief.`,
    },
    sections: [
      {
        kind: 'basic',
        body: {
          en: `## How we measure
Every figure states its period, its source and who counted. Where a customer could not say what the figure had been before, we say so.`,
          de: `## Wie wir messen
Zu jeder Zahl gehören Zeitraum, Quelle und die Person, die gezählt hat. Wo ein Kunde nicht sagen konnte, wie die Zahl vorher lautete, steht das dabei.`,
        },
        paragraphs: [
          {
            kind: 'text_lists',
            lists: [
              {
                style: 'bullets',
                items: [
                  {
                    text: {
                      en: 'No percentages of fewer than fifty cases.',
                      de: 'Keine Prozentangaben bei weniger als fünfzig Fällen.',
                    },
                  },
                  {
                    text: {
                      en: 'No savings that nobody has booked.',
                      de: 'Keine Einsparungen, die niemand gebucht hat.',
                    },
                  },
                  {
                    text: {
                      en: 'What did not work has a section of its own, always.',
                      de: 'Was nicht funktioniert hat, bekommt immer einen eigenen Abschnitt.',
                    },
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    type: 'overview_page',
    key: 'overview-events',
    title: { en: 'Events', de: 'Veranstaltungen' },
    created: '2016-09-05T08:00:00Z',
    listedType: 'event',
    summary: {
      en: 'Exercise days, clinics and webinars, mostly small. Past events remain listed with what came out of them.',
      de: 'Übungstage, Sprechstunden und Webinare, meist in kleiner Runde. Vergangene bleiben mit ihren Ergebnissen stehen.',
    },
    body: {
      en: `Exercise days have room for 24 participants and fill up about six weeks ahead. Webinars last 45 minutes including questions and are recorded up to the point at which the questions begin, so that people ask them.`,
      de: `An Übungstagen können 24 Personen teilnehmen, ausgebucht sind sie meist sechs Wochen vorher. Webinare dauern mit Fragen 45 Minuten. Aufgezeichnet wird nur bis zum Beginn der Fragen, damit auch welche gestellt werden.`,
    },
    sections: [
      {
        kind: 'form_bar',
        heading: { en: 'Register for a webinar', de: 'Zu einem Webinar anmelden' },
        text: {
          en: 'Forty-five minutes, of which fifteen belong to your questions.',
          de: 'Fünfundvierzig Minuten, von denen fünfzehn Ihren Fragen gehören.',
        },
        form: 'form-webinar-registration',
      },
    ],
  },
];
