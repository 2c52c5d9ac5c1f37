import type { DemoNodeOf } from '../../demo-types.ts';

export const obligationRegister: DemoNodeOf<'product_detail'> = {
  type: 'product_detail',
  key: 'obligation-register',
  title: { en: 'Obligation Register', de: 'Obligation Register' },
  suite: 'suite-compliance-audit',
  productSuites: ['compliance-audit', 'policy-management'],
  industries: ['banking', 'insurance', 'energy-utilities'],
  tags: ['regulator', 'dora'],
  created: '2017-03-20T08:00:00Z',
  summary: {
    en: 'Lists what your organisation must do, who does it and how you would prove it tomorrow morning.',
    de: 'Verzeichnet, was Ihr Haus tun muss, wer es tut und wie Sie es morgen früh belegen würden.',
  },
  body: {
    en: `A law of two hundred articles contains perhaps forty sentences that oblige your company to do something. Obligation Register holds those forty sentences, in the original wording, each with your reading of it and the name of the person who read it.

## From a text to a duty

Paste a text or take it from your legal content service. The register marks candidate sentences, such as those with *shall* or *must*, and a specialist accepts, splits or rejects them. Accepting takes three entries: what we understand by this, to whom it applies, how often.

## From a duty to proof

A duty is met by one or more controls. A control has an owner, a rhythm and a form of evidence: a document, a figure, a confirmation, or a record that another system delivers. On the due day the owner receives one message with one link. The evidence is filed with the date on which it was given and the period for which it counts.

- The gap list shows duties without controls and controls without recent evidence
- One control may serve many duties, so that nobody proves the same thing twice
- When a text changes, all readings that rest on it are marked for review

## Answering a supervisor

An enquiry gets a file of its own with questions, deadline and contributors. Evidence is attached as it was on the relevant date. What has been sent is sealed and can be read again in three years, when the follow-up comes.

## Limits

Candidate sentences are found by pattern, in English, German, French and Dutch. The register misses duties that hide in tables and definitions; expect to add about one in ten by hand. It gives no legal advice.`,
    de: `Ein Gesetz mit zweihundert Artikeln enthält vielleicht vierzig Sätze, die Ihr Unternehmen zu etwas verpflichten. Obligation Register führt diese vierzig Sätze im Wortlaut, jeweils mit Ihrer Auslegung und dem Namen der Person, von der sie stammt.

## Vom Text zur Pflicht

Sie fügen einen Text ein oder übernehmen ihn aus Ihrem Fachdienst. Das Verzeichnis markiert in Frage kommende Sätze, etwa solche mit *muss*, *hat zu* oder *stellt sicher*. Eine Fachkraft nimmt sie an, teilt sie oder verwirft sie. Zur Annahme gehören drei Angaben: was wir darunter verstehen, für wen es gilt und wie oft.

## Von der Pflicht zum Nachweis

Eine Pflicht wird durch eine oder mehrere Kontrollen erfüllt. Jede Kontrolle hat eine zuständige Person, einen Turnus und eine Form des Nachweises: ein Dokument, eine Zahl, eine Bestätigung oder einen Datensatz aus einem anderen System. Am Stichtag kommt eine Nachricht mit einem Link. Abgelegt wird der Nachweis mit dem Tag, an dem er erbracht wurde, und dem Zeitraum, für den er gilt.

- Die Lückenliste zeigt Pflichten ohne Kontrolle und Kontrollen ohne aktuellen Nachweis
- Eine Kontrolle kann mehreren Pflichten dienen, damit niemand dasselbe zweimal belegt
- Ändert sich ein Text, werden alle darauf gestützten Auslegungen zur Prüfung vorgelegt

## Antworten an die Aufsicht

Jede Anfrage erhält eine eigene Akte mit Fragen, Frist und Beteiligten. Nachweise werden in der Fassung des maßgeblichen Tages beigefügt. Was abgesandt wurde, ist versiegelt und in drei Jahren noch lesbar, wenn die Nachfrage kommt.

## Grenzen

Die Satzerkennung arbeitet mit Mustern, auf Deutsch, Englisch, Französisch und Niederländisch. Pflichten in Tabellen und Begriffsbestimmungen übersieht sie. Rechnen Sie damit, etwa jede zehnte von Hand zu ergänzen. Rechtsberatung leistet das Produkt nicht.`,
  },
  capabilities: [
    {
      title: { en: 'Your reading, on record', de: 'Ihre Auslegung, dokumentiert' },
      text: {
        en: 'Interpretation, author and date stand beside the original sentence.',
        de: 'Auslegung, Verfasser und Datum stehen neben dem Originalsatz.',
      },
    },
    {
      title: { en: 'Evidence when it arises', de: 'Nachweise, wenn sie entstehen' },
      text: {
        en: 'Owners are asked on the day the work is due, with one link and no login detour.',
        de: 'Zuständige werden am Fälligkeitstag gefragt, mit einem Link und ohne Umweg.',
      },
    },
    {
      title: { en: 'Enquiry file', de: 'Akte je Anfrage' },
      text: {
        en: 'Questions, deadlines and the answer as it left the house.',
        de: 'Fragen, Fristen und die Antwort so, wie sie das Haus verlassen hat.',
      },
    },
  ],
  platform: 'platform-core',
  facts: [
    {
      label: { en: 'Content services', de: 'Inhaltsdienste' },
      value: { en: '5 prepared, others as a file', de: '5 vorbereitet, andere als Datei' },
    },
    {
      label: { en: 'Evidence', de: 'Nachweise' },
      value: { en: 'linked, never copied', de: 'verknüpft, nie kopiert' },
    },
    {
      label: { en: 'Usual introduction', de: 'Übliche Einführung' },
      value: { en: '8 weeks for the first regime', de: '8 Wochen für das erste Regelwerk' },
    },
  ],
  resources: [
    'resource-obligation-log-template',
    'resource-regulator-letter-paper',
    'resource-dora-incident-clock',
  ],
  sections: [
    {
      kind: 'basic',
      body: {
        en: `## From an article of law to a task on a Monday`,
        de: `## Vom Artikel zur Aufgabe am Montag`,
      },
      paragraphs: [
        {
          kind: 'text_lists',
          lists: [
            {
              style: 'steps',
              items: [
                {
                  text: {
                    en: 'A text changes. The service you subscribe to says so; a named person reads it.',
                    de: 'Ein Text ändert sich. Der abonnierte Dienst meldet es, eine benannte Person liest ihn.',
                  },
                },
                {
                  text: {
                    en: 'She writes down in one sentence what it means for you. The sentence has her name.',
                    de: 'Sie schreibt in einem Satz auf, was er für Sie bedeutet. Der Satz trägt ihren Namen.',
                  },
                },
                {
                  text: {
                    en: 'The duty gets an owner, a rhythm and the evidence by which one would recognise it.',
                    de: 'Die Pflicht bekommt eine zuständige Person, einen Rhythmus und den Nachweis, an dem man sie erkennt.',
                  },
                },
                {
                  text: {
                    en: 'On the first Monday without evidence, the owner is asked, and from the third week the owner’s manager.',
                    de: 'Fehlt der Nachweis am ersten Montag, wird die zuständige Person gefragt, ab der dritten Woche ihre Leitung.',
                  },
                },
              ],
            },
          ],
        },
        {
          kind: 'related_events',
          heading: { en: 'Where we talk about it', de: 'Wo wir darüber sprechen' },
          events: ['event-webinar-incident-reporting-2027'],
          fillUpTo: 3,
        },
      ],
    },
  ],
};
