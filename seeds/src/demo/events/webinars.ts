import type { DemoNodeOf } from '../../demo-types.ts';

export const webinars: DemoNodeOf<'event'>[] = [
  {
    key: 'event-webinar-remote-claims-2021',
    type: 'event',
    title: { en: 'Webinar: assessing damage without a visit' },
    summary: {
      en: 'After a year of video calls instead of visits, two claims managers compare first reserves with what was paid in the end.',
    },
    created: '2021-04-12T08:00:00Z',
    startsAt: '2021-05-20T10:00:00Z',
    endsAt: '2021-05-20T11:00:00Z',
    timeZone: 'Europe/London',
    onlineUrl: 'https://events.keelstone.example/remote-claims',
    productSuites: ['incident-claims'],
    industries: ['insurance', 'technology'],
    tags: ['claims-reserve', 'data-quality'],
    body: {
      en: `In spring 2020 claims teams stopped driving to policyholders within a week. This hour looked at what they learned from 1,260 cases assessed by video, and which of them they would visit again today.

## Questions we put to both speakers

- Which kinds of damage can be judged from pictures, and which cannot?
- How far was the first reserve from the final payment?
- What do policyholders find harder than we expected?
- Does a video call make fraud easier or harder?

## For whom

Claims handlers, loss adjusters and the finance staff who depend on their first figures. No knowledge of our software is needed; examples from [Claims Ledger](node:claims-ledger) take four minutes of the hour.

## Recording

A [recording with chapters](node:resource-webinar-remote-claims) is available. The 212 participants asked 48 questions; 17 were answered on the spot, the other 31 in writing.`,
    },
    speakers: ['person-clara-whitcombe'],
    fee: { en: 'Free of charge' },
    spokenLanguage: { en: 'English' },
    recording: 'resource-webinar-remote-claims',
    sections: [
      {
        kind: 'summary_resources',
        heading: { en: 'To watch and read' },
        resources: ['resource-webinar-remote-claims', 'resource-claims-reserve-guide'],
      },
    ],
  },
  {
    key: 'event-webinar-dora-register-2024',
    type: 'event',
    title: {
      en: 'Webinar: the register of information, field by field',
      de: 'Webinar: das Informationsregister, Feld für Feld',
    },
    summary: {
      en: 'Held three months before DORA began to apply: which fields of the register cause errors, and how three institutions fill them.',
      de: 'Drei Monate vor dem Geltungsbeginn von DORA: welche Felder des Registers Fehler verursachen und wie drei Institute sie füllen.',
    },
    created: '2024-08-26T07:30:00Z',
    startsAt: '2024-10-17T08:00:00Z',
    endsAt: '2024-10-17T09:15:00Z',
    timeZone: 'Europe/Berlin',
    onlineUrl: 'https://events.keelstone.example/dora-register',
    productSuites: ['third-party-risk', 'compliance-audit'],
    industries: ['banking', 'insurance'],
    tags: ['dora', 'regulator', 'data-quality'],
    body: {
      en: `A register of information is a set of linked tables, and most errors arise at the links. In 75 minutes three institutions showed their own: a savings bank with 70 providers, a life insurer with 240 and a payment institution with 31.

## What was covered

- Starting from business functions rather than from a list of contracts
- Identifiers for providers that have none
- Substitutability, stated in months
- Subcontractors: where the chain may end
- Reading an error list from a test submission

## Preparation

Participants brought one contract and filled in one row of the [register template](node:resource-dora-register-template) during the webinar. Of 164 rows sent to us afterwards, 97 lacked the function and 58 the notice period of the provider.

## Afterwards

The [recording](node:resource-webinar-dora-register) has captions in both languages. The checks shown run in [Supplier Watch](node:supplier-watch) before each export.`,
      de: `Ein Informationsregister besteht aus verknüpften Tabellen, und die meisten Fehler entstehen an den Verknüpfungen. In 75 Minuten zeigten drei Institute ihr eigenes: eine Sparkasse mit 70 Dienstleistern, ein Lebensversicherer mit 240 und ein Zahlungsinstitut mit 31.

## Behandelte Themen

- Ausgangspunkt Geschäftsfunktion statt Vertragsliste
- Kennungen für Dienstleister, die keine haben
- Ersetzbarkeit, angegeben in Monaten
- Unterauftragnehmer: wo die Kette enden darf
- Die Fehlerliste einer Testabgabe lesen

## Vorbereitung

Die Teilnehmenden brachten einen Vertrag mit und füllten während des Webinars eine Zeile der [Registervorlage](node:resource-dora-register-template) aus. Von 164 Zeilen, die uns danach erreichten, fehlte bei 97 die Funktion und bei 58 die Kündigungsfrist des Dienstleisters.

## Im Nachgang

Die [Aufzeichnung](node:resource-webinar-dora-register) hat Untertitel in beiden Sprachen. Die gezeigten Prüfungen laufen in [Supplier Watch](node:supplier-watch) vor jedem Export.`,
    },
    speakers: ['person-yusuf-demirel'],
    fee: { en: 'Free of charge', de: 'Kostenlos' },
    spokenLanguage: { en: 'German, with English captions', de: 'Deutsch, mit englischen Untertiteln' },
    recording: 'resource-webinar-dora-register',
    sections: [
      {
        kind: 'summary_resources',
        heading: { en: 'Recording and template', de: 'Aufzeichnung und Vorlage' },
        resources: ['resource-webinar-dora-register', 'resource-dora-register-template'],
      },
    ],
  },
  {
    key: 'event-webinar-renewal-2026',
    type: 'event',
    title: { en: 'Webinar: a renewal submission an underwriter can price' },
    summary: {
      en: 'A former property underwriter and an insurance manager go through one submission, page by page, and say where the price is made.',
    },
    created: '2026-07-20T09:00:00Z',
    startsAt: '2026-09-24T14:00:00Z',
    endsAt: '2026-09-24T15:00:00Z',
    timeZone: 'Europe/London',
    onlineUrl: 'https://events.keelstone.example/renewal-submission',
    productSuites: ['insurance-exposure'],
    industries: ['retail', 'construction', 'transport-logistics'],
    tags: ['data-quality'],
    body: {
      en: `The submission on screen belonged to an invented logistics group with 57 warehouses. Its figures were modelled on real ones, including the mistakes.

## What the hour covered

- The first page: what an underwriter looks for in the ninety seconds it gets
- Values: why a flat increase of six per cent on every site costs more than it saves
- Losses: three lines on each large case, and why silence is read as bad news
- Improvements: how to show a sprinkler that was fitted in March
- Accumulation: the three warehouses on one estuary that nobody had added up

## Result

Ninety-three participants estimated the premium before and after the corrections. The median fell by eleven per cent, with no change in the buildings.

The working plan behind the submission is the [timetable of 120 days](node:resource-renewal-timetable). The maps came from [Exposure Map](node:exposure-map), the task list from [Programme Renewal](node:programme-renewal). We did not record this session, because the underwriter spoke freely about former cases.`,
    },
    speakers: ['person-clara-whitcombe'],
    fee: { en: 'Free of charge' },
    spokenLanguage: { en: 'English' },
  },
  {
    key: 'event-webinar-incident-reporting-2027',
    type: 'event',
    title: {
      en: 'Webinar: one incident, two reporting duties',
      de: 'Webinar: ein Vorfall, zwei Meldepflichten',
    },
    summary: {
      en: 'An outage at a shared IT provider sets off reports to the financial supervisor and to the data protection authority. We play it through, hour by hour.',
      de: 'Ein Ausfall beim gemeinsamen IT-Dienstleister löst Meldungen an die Finanzaufsicht und an die Datenschutzbehörde aus. Wir spielen den Fall Stunde für Stunde durch.',
    },
    created: '2026-10-27T08:15:00Z',
    startsAt: '2027-01-21T09:00:00Z',
    endsAt: '2027-01-21T10:00:00Z',
    timeZone: 'Europe/Berlin',
    onlineUrl: 'https://events.keelstone.example/incident-reporting-2027',
    registrationUrl: 'https://events.keelstone.example/incident-reporting-2027/register',
    productSuites: ['incident-claims', 'compliance-audit'],
    industries: ['banking', 'insurance', 'technology'],
    tags: ['dora', 'regulator', 'supplier-outage'],
    body: {
      en: `At 02:10 on a Saturday a provider’s storage fails; at 07:40 the bank learns of it from its customers. From then on two clocks run, and they do not start at the same moment.

## What we play through

- **Awareness**: who in the organisation has to know before the organisation knows?
- **Classification**: which thresholds can be checked at eight on a Saturday morning, and by whom?
- **Initial notification** within four hours of classification, with half the fields empty
- **Personal data**: when the 72 hours of the data protection rules begin
- **Contradictions**: two reports on the same event must not tell two stories

## For whom

Incident leads, compliance officers and data protection officers in banks, insurers and their IT providers. The webinar is held in German with English captions.

## Bring along

The [incident clock](node:resource-dora-incident-clock) with your own thresholds filled in. We show the log in [Incident Desk](node:incident-desk), but the exercise works with paper and a wall clock. Places are limited to 300, and questions may be sent in until 14 January.`,
      de: `Samstag, 02:10 Uhr: Beim Dienstleister fällt der Speicher aus. Um 07:40 Uhr erfährt die Bank davon, und zwar von ihren Kunden. Von da an laufen zwei Fristen, und sie beginnen nicht im selben Augenblick.

## Was wir durchspielen

- **Kenntnis**: Wer im Haus muss es wissen, damit das Haus es weiß?
- **Einstufung**: Welche Schwellenwerte lassen sich samstags um acht prüfen, und von wem?
- **Erstmeldung** innerhalb von vier Stunden nach der Einstufung, mit zur Hälfte leeren Feldern
- **Personenbezogene Daten**: Wann beginnen die 72 Stunden nach der Datenschutz-Grundverordnung?
- **Widersprüche**: Zwei Meldungen zum selben Ereignis dürfen nicht zwei Geschichten erzählen

## Für wen

Vorfallleitungen, Compliance-Beauftragte und Datenschutzbeauftragte bei Banken, Versicherern und ihren IT-Dienstleistern. Das Webinar findet auf Deutsch statt, mit englischen Untertiteln.

## Was Sie mitbringen

Die [Meldefristen](node:resource-dora-incident-clock) mit Ihren eigenen Schwellenwerten. Wir zeigen das Protokoll in [Incident Desk](node:incident-desk); die Übung gelingt aber auch mit Papier und Wanduhr. Die Teilnahme ist auf 300 Plätze begrenzt, Fragen nehmen wir bis zum 14. Januar entgegen.`,
    },
    speakers: ['person-eleanor-strand', 'person-yusuf-demirel'],
    fee: { en: 'Free of charge', de: 'Kostenlos' },
    spokenLanguage: { en: 'German, with English captions', de: 'Deutsch, mit englischen Untertiteln' },
    agenda: [
      {
        time: '10:00',
        title: { en: 'Saturday, 02:10 to 07:40', de: 'Samstag, 2:10 bis 7:40 Uhr' },
        text: {
          en: 'Who has to know before the organisation knows?',
          de: 'Wer muss es wissen, damit das Haus es weiß?',
        },
      },
      {
        time: '10:15',
        title: { en: 'Classification at eight in the morning', de: 'Einstufung morgens um acht' },
      },
      { time: '10:30', title: { en: 'Two reports, one story', de: 'Zwei Meldungen, eine Geschichte' } },
      { time: '10:45', title: { en: 'Questions', de: 'Fragen' } },
    ],
    sections: [
      {
        kind: 'summary_resources',
        heading: { en: 'To prepare', de: 'Zur Vorbereitung' },
        resources: ['resource-dora-incident-clock', 'resource-first-hour-checklist'],
      },
      {
        kind: 'form_bar',
        heading: { en: 'Register', de: 'Anmelden' },
        text: {
          en: 'Three hundred places; the link comes on the day before.',
          de: 'Dreihundert Plätze; der Link kommt am Vortag.',
        },
        form: 'form-webinar-registration',
      },
    ],
  },
];
