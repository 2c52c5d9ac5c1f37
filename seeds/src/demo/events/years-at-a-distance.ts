import type { DemoNodeOf } from '../../demo-types.ts';

/** 2020 to 2024: webinars when nobody travelled, then rooms again. */
export const yearsAtADistance: DemoNodeOf<'event'>[] = [
  {
    key: 'event-webinar-supplier-days-2020',
    type: 'event',
    title: { en: 'Webinar: suppliers, sorted by days', de: 'Webinar: Lieferanten, nach Tagen sortiert' },
    summary: {
      en: 'Nine weeks into the closures: how a hospital and a trolley maker rebuilt their supplier lists around one question.',
      de: 'Neun Wochen nach Beginn der Schließungen: wie ein Krankenhaus und ein Gerätebauer ihre Lieferantenlisten um eine Frage herum neu gebaut haben.',
    },
    created: '2020-04-27T07:00:00Z',
    speakers: ['person-yusuf-demirel'],
    productSuites: ['third-party-risk', 'business-continuity'],
    industries: ['healthcare', 'manufacturing'],
    tags: ['supplier-outage'],
    startsAt: '2020-05-19T08:00:00Z',
    endsAt: '2020-05-19T08:45:00Z',
    timeZone: 'Europe/Berlin',
    onlineUrl: 'https://events.keelstone.example/supplier-days-2020',
    fee: { en: 'Free of charge', de: 'Kostenlos' },
    spokenLanguage: { en: 'German', de: 'Deutsch' },
    body: {
      en: `*If the delivery does not come tomorrow, when do you stop?* Two heads of purchasing told what they heard when they asked this on the shop floor, and what became of the list by annual spend. 310 people listened; 41 asked for the form, which is one column wide.

The background is in [The supplier list in March](node:article-supplier-list-in-march).`,
      de: `*Wenn die Lieferung morgen nicht kommt, wann steht ihr?* Zwei Einkaufsleitungen berichteten, was sie auf diese Frage in der Fertigung zu hören bekamen und was aus der Liste nach Jahresumsatz wurde. 310 Personen hörten zu, 41 baten um das Formular. Es ist eine Spalte breit.

Der Hintergrund steht in [Die Lieferantenliste im März](node:article-supplier-list-in-march).`,
    },
  },
  {
    key: 'event-webinar-after-the-water-2021',
    type: 'event',
    title: { en: 'Webinar: after the water', de: 'Webinar: nach dem Wasser' },
    summary: {
      en: 'Four people from town halls and utilities on what they would store, print and agree upon before the next flood.',
      de: 'Vier Menschen aus Rathäusern und Versorgern darüber, was sie vor dem nächsten Hochwasser lagern, drucken und vereinbaren würden.',
    },
    created: '2021-10-11T07:00:00Z',
    speakers: ['person-tobias-renner', 'person-walther-grimsehl'],
    productSuites: ['business-continuity', 'insurance-exposure'],
    industries: ['public-administration', 'energy-utilities'],
    tags: ['operational-resilience'],
    startsAt: '2021-11-16T09:00:00Z',
    endsAt: '2021-11-16T10:00:00Z',
    timeZone: 'Europe/Berlin',
    onlineUrl: 'https://events.keelstone.example/after-the-water',
    fee: {
      en: 'Free; we asked for a donation to a relief fund instead',
      de: 'Kostenlos; statt einer Gebühr baten wir um eine Spende',
    },
    spokenLanguage: { en: 'German', de: 'Deutsch' },
    body: {
      en: `The four had asked that there be no recording. What they agreed to pass on is a list of eleven points. The first: height is a field. The last: the exercise book with the telephone numbers is sealed and belongs to the plan.

The points are contained in [After the water](node:article-flood-in-july), which was brought up to date after the evening.`,
      de: `Die vier hatten darum gebeten, nicht aufzuzeichnen. Weitergeben dürfen wir eine Liste mit elf Punkten. Der erste: Höhe ist ein Feld. Der letzte: Das Schulheft mit den Telefonnummern wird versiegelt und gehört zum Plan.

Die Punkte stehen in [Nach dem Wasser](node:article-flood-in-july); der Text wurde nach dem Abend ergänzt.`,
    },
  },
  {
    key: 'event-risk-forum-hamburg-2022',
    type: 'event',
    title: { en: 'Keelstone Risk Forum 2022, Hamburg', de: 'Keelstone Risikoforum 2022, Hamburg' },
    summary: {
      en: 'The first Forum in a room again: sixteen talks of twelve minutes, each with something that did not work.',
      de: 'Das erste Forum wieder in einem Raum: sechzehn Vorträge von zwölf Minuten, jeder mit etwas, das nicht funktioniert hat.',
    },
    created: '2022-05-16T07:00:00Z',
    speakers: ['person-imani-okafor', 'person-jonas-achterberg', 'person-marit-solberg'],
    productSuites: ['enterprise-risk', 'business-continuity', 'third-party-risk'],
    industries: ['energy-utilities', 'manufacturing', 'insurance'],
    tags: ['board-reporting', 'operational-resilience', 'supplier-outage'],
    startsAt: '2022-10-06T07:00:00Z',
    endsAt: '2022-10-07T13:00:00Z',
    timeZone: 'Europe/Berlin',
    address: 'Speicherstraße 14, 20457 Hamburg',
    place: { en: 'Fleetspeicher, Hamburg', de: 'Fleetspeicher, Hamburg' },
    fee: { en: '240 euros, 120 for public bodies', de: '240 Euro, 120 für öffentliche Stellen' },
    spokenLanguage: { en: 'German and English', de: 'Deutsch und Englisch' },
    agenda: [
      {
        time: '09:00',
        title: {
          en: 'A winter with less gas, at four companies',
          de: 'Ein Winter mit weniger Gas, in vier Unternehmen',
        },
      },
      {
        time: '11:00',
        title: { en: 'Ranges, and who believed them', de: 'Spannen, und wer sie geglaubt hat' },
      },
      {
        time: '13:30',
        title: { en: 'The foundry behind the supplier', de: 'Die Gießerei hinter dem Lieferanten' },
      },
      {
        time: '15:00',
        title: { en: 'Open hour: plans that were used', de: 'Offene Stunde: Pläne, die benutzt wurden' },
      },
    ],
    body: {
      en: `The subject had been chosen in spring and was overtaken by events: nearly all talks dealt with the coming winter. 164 people came, among them eleven from the four utilities on which most of the others depend. The most useful hour was the lunch.

## What remained

- Three companies bought propane in the following week
- The talk about likelihoods was the best attended and the least believed
- The lift got stuck. The plan for it worked`,
      de: `Das Thema war im Frühjahr gewählt worden und wurde von den Ereignissen überholt: Fast alle Vorträge handelten vom kommenden Winter. 164 Menschen kamen, darunter elf von den vier Versorgern, von denen die meisten anderen abhängen. Die nützlichste Stunde war das Mittagessen.

## Was geblieben ist

- Drei Unternehmen kauften in der Woche darauf Propan
- Der Vortrag über Wahrscheinlichkeiten war der bestbesuchte und der am wenigsten geglaubte
- Der Aufzug blieb stecken. Der Plan dafür hat funktioniert`,
    },
  },
  {
    key: 'event-webinar-confined-space-2023',
    type: 'event',
    title: { en: 'Webinar: the hatch, the gas and the person outside' },
    summary: { en: 'A crew reads seven lines aloud at a real hatch, and two of them do not survive.' },
    created: '2023-10-03T08:00:00Z',
    speakers: ['person-hanna-lehtonen'],
    productSuites: ['health-safety'],
    industries: ['energy-utilities', 'manufacturing', 'construction'],
    tags: ['near-miss', 'culture'],
    startsAt: '2023-11-09T10:00:00Z',
    endsAt: '2023-11-09T10:50:00Z',
    timeZone: 'Europe/London',
    onlineUrl: 'https://events.keelstone.example/confined-space',
    recording: 'resource-webinar-confined-space',
    fee: { en: 'Free of charge' },
    spokenLanguage: { en: 'English' },
    body: {
      en: `Two lines of the checklist did not survive the crew, that is. The webinar was held at a treatment works, with one camera, in the rain. Two hundred and six people watched; nine have since sent us a photograph of a hatch and a question.

The changes went into the [third edition](node:resource-confined-space-checklist).`,
    },
  },
  {
    key: 'event-webinar-depot-2024',
    type: 'event',
    title: { en: 'Webinar: four in the morning at the depot', de: 'Webinar: morgens um vier im Betriebshof' },
    summary: {
      en: 'A report form is introduced to an early shift, without rehearsal and with the engine running.',
      de: 'Ein Meldeformular wird in einer Frühschicht eingeführt, ungeprobt und bei laufendem Motor.',
    },
    created: '2024-05-27T06:00:00Z',
    speakers: ['person-gudrun-eibensteiner'],
    productSuites: ['health-safety', 'incident-claims'],
    industries: ['oeffentlicher-verkehr'],
    tags: ['near-miss', 'culture'],
    startsAt: '2024-07-02T12:00:00Z',
    endsAt: '2024-07-02T12:45:00Z',
    timeZone: 'Europe/Vienna',
    onlineUrl: 'https://events.keelstone.example/depot',
    recording: 'resource-webinar-depot',
    fee: { en: 'Free of charge', de: 'Kostenlos' },
    spokenLanguage: { en: 'German, with English captions', de: 'Deutsch, mit englischen Untertiteln' },
    body: {
      en: `The film had been made during an early shift; the conversation about it took place in the afternoon, with three of the drivers. They were paid for it, on which they had insisted, and rightly.

Most questions came from works councils. The answers are in the last quarter of the [recording](node:resource-webinar-depot).`,
      de: `Der Film war in einer Frühschicht entstanden, das Gespräch darüber fand am Nachmittag statt, mit drei der Fahrer. Sie wurden dafür bezahlt; darauf hatten sie bestanden, und zu Recht.

Die meisten Fragen stellten Betriebsräte. Die Antworten stehen im letzten Viertel der [Aufzeichnung](node:resource-webinar-depot).`,
    },
  },
];
