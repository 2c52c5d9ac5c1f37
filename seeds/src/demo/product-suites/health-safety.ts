import type { DemoNodeOf } from '../../demo-types.ts';

export const healthSafety: DemoNodeOf<'product_suite'> = {
  type: 'product_suite',
  key: 'suite-health-safety',
  title: { en: 'Health, Safety & Environment', de: 'Arbeitsschutz, Gesundheit & Umwelt' },
  accent: 'moss',
  products: ['hazard-walk', 'permit-board'],
  productSuites: ['health-safety'],
  industries: ['manufacturing', 'construction', 'energy-utilities', 'transport-logistics', 'healthcare'],
  tags: ['near-miss', 'culture'],
  created: '2019-05-20T08:00:00Z',
  summary: {
    en: 'Site walks, near misses and permits to work, built for people wearing gloves and answered by people who have the authority to act.',
    de: 'Begehungen, Beinahe-Unfälle und Erlaubnisscheine, gemacht für Menschen mit Handschuhen und beantwortet von Menschen mit Befugnis.',
  },
  body: {
    en: `People report hazards as long as something happens afterwards. Once three reports have gone unanswered, the fourth is not made, and the statistics improve. A site that reports nothing is either very safe or very quiet, and the figures alone do not tell you which.

Health, Safety & Environment is arranged around the answer. A report takes under a minute and reaches a named person. That person must reply to whoever made it before the report can be closed, even if the reply is no.

## What the suite covers

- Walks and inspections with your own checklists, offline, with photographs
- Near misses and unsafe conditions, by name or anonymously
- Risk assessments by task, with the measures in their legal order of preference
- Permits to work: hot work, confined spaces, heights, isolation
- Environmental events: spills, emissions, waste, with the reporting duties of each site

## How the two products divide the work

[Hazard Walk](node:hazard-walk) is for everybody on site. [Permit Board](node:permit-board) is for those who release dangerous work, and shows on one screen what is being done where, who is inside and what must not happen at the same time.

## Where it ends

Statutory accident reports are prepared with all the required data, but a responsible person sends them. The suite is no substitute for gas detection, for locks on a breaker or for a conversation at the start of the shift. It does not rank sites by number of reports. We are asked for that several times a year and decline each time.`,
    de: `Gefahren werden gemeldet, solange danach etwas geschieht. Bleiben drei Meldungen ohne Antwort, unterbleibt die vierte, und die Statistik wird besser. Ein Standort ohne Meldungen ist entweder sehr sicher oder sehr still. Aus den Zahlen allein geht das nicht hervor.

Arbeitsschutz, Gesundheit & Umwelt ist um die Antwort herum gebaut. Eine Meldung dauert keine Minute und erreicht eine namentlich benannte Person. Diese muss antworten, bevor sich die Meldung schließen lässt, auch wenn die Antwort Nein lautet.

## Was die Produktfamilie umfasst

- Begehungen und Prüfungen mit eigenen Checklisten, offline und mit Fotos
- Beinahe-Unfälle und unsichere Zustände, mit Namen oder anonym
- Gefährdungsbeurteilungen je Tätigkeit, Maßnahmen nach dem STOP-Prinzip
- Erlaubnisscheine: Feuerarbeiten, enge Räume, Arbeiten in der Höhe, Freischaltung
- Umweltereignisse: Austritte, Emissionen, Abfälle, mit den Meldepflichten des Standorts

## Wie sich die beiden Produkte die Arbeit teilen

[Hazard Walk](node:hazard-walk) ist für alle auf dem Gelände da. [Permit Board](node:permit-board) richtet sich an jene, die gefährliche Arbeiten freigeben, und zeigt auf einem Bildschirm, was wo geschieht, wer sich im Behälter befindet und was nicht gleichzeitig stattfinden darf.

## Wo sie aufhört

Unfallanzeigen an Berufsgenossenschaft und Behörde werden vollständig vorbereitet, abgesandt werden sie von einer verantwortlichen Person. Die Produktfamilie ersetzt weder Gaswarngeräte noch das Schloss am Schalter noch das Gespräch zu Schichtbeginn. Eine Rangliste der Standorte nach Zahl der Meldungen gibt es nicht. Darum werden wir mehrmals im Jahr gebeten und lehnen jedes Mal ab.`,
  },
  contact: 'person-hanna-lehtonen',
  caseStudies: ['case-grauwald-hochbau', 'case-northmere-water', 'case-hollin-vale-brewery'],
  outcomes: [
    {
      title: { en: 'Reports, and answers to them', de: 'Meldungen und Antworten darauf' },
      text: {
        en: 'The median time to an answer is the first figure worth looking at.',
        de: 'Die mittlere Zeit bis zur Antwort ist die erste Zahl, die sich anzusehen lohnt.',
      },
    },
    {
      title: { en: 'Permits that know each other', de: 'Freigaben, die voneinander wissen' },
      text: {
        en: 'Welding above varnish is noticed before the welder climbs.',
        de: 'Schweißen über Lack fällt auf, bevor jemand auf die Leiter steigt.',
      },
    },
    {
      title: { en: 'Silence made visible', de: 'Sichtbare Stille' },
      text: {
        en: 'Places that stopped reporting are visited, not praised.',
        de: 'Wo die Meldungen aufgehört haben, geht jemand hin. Gelobt wird dafür niemand.',
      },
    },
  ],
  sections: [
    {
      kind: 'basic',
      body: {
        en: `## What the first ninety days usually look like

1. One department, one checklist and the report form on the wall as a QR code.
2. The manager answers every report in person for four weeks. Reports double. That is the intended effect.
3. The first measures are finished and shown at the place they concern.
4. The second department asks to be next.`,
        de: `## Wie die ersten neunzig Tage meist verlaufen

1. Eine Abteilung, eine Checkliste und das Meldeformular als QR-Code an der Wand.
2. Die Leitung beantwortet vier Wochen lang jede Meldung persönlich. Die Zahl der Meldungen verdoppelt sich. So ist es gedacht.
3. Die ersten Maßnahmen sind abgeschlossen und werden dort gezeigt, wo sie hingehören.
4. Die zweite Abteilung fragt, wann sie an der Reihe ist.`,
      },
    },
    {
      kind: 'summary_resources',
      heading: { en: 'Put it on the wall', de: 'Für die Wand' },
      resources: ['resource-near-miss-form'],
    },
    {
      kind: 'summary_content',
      heading: { en: 'From practice', de: 'Aus der Praxis' },
      nodes: ['case-grauwald-hochbau', 'case-northmere-water', 'article-near-miss-214'],
    },
    {
      kind: 'basic',
      body: {
        en: `## Thirty-six seconds for the start of a shift`,
        de: `## Sechsunddreißig Sekunden für den Schichtbeginn`,
      },
      paragraphs: [
        {
          kind: 'media',
          items: [
            {
              media: 'recording-near-miss',
              caption: {
                en: 'In English; the transcript is in both languages.',
                de: 'Gesprochen auf Englisch, Abschrift in beiden Sprachen.',
              },
            },
          ],
        },
        {
          kind: 'banners',
          banners: [
            {
              heading: { en: 'Seven questions on a card', de: 'Sieben Fragen auf einer Karte' },
              text: { en: 'Printed, waterproof, free of charge.', de: 'Gedruckt, wasserfest, kostenlos.' },
              link: { title: { en: 'Ask for cards', de: 'Karten anfordern' }, node: 'landing-printed-cards' },
              pictureOf: 'landing-printed-cards',
            },
          ],
        },
      ],
    },
  ],
};
