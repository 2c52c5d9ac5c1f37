import type { DemoNodeOf } from '../../demo-types.ts';

export const continuityPlanner: DemoNodeOf<'product_detail'> = {
  type: 'product_detail',
  key: 'continuity-planner',
  title: { en: 'Continuity Planner', de: 'Continuity Planner' },
  suite: 'suite-business-continuity',
  productSuites: ['business-continuity'],
  industries: ['energy-utilities', 'healthcare', 'banking', 'oeffentlicher-verkehr'],
  tags: ['operational-resilience', 'supplier-outage'],
  created: '2016-11-07T08:00:00Z',
  summary: {
    en: 'Impact analysis, dependencies and plans that open with the first three actions, on a phone, without a network.',
    de: 'Business-Impact-Analyse, Abhängigkeiten und Pläne, die mit den ersten drei Schritten beginnen, auf dem Telefon und ohne Netz.',
  },
  body: {
    en: `The person who needs the plan has not read it, is standing in a corridor and holds a phone at eleven per cent. Continuity Planner is designed for that reader. It works at a desk as well, but the desk was not the hard part.

## From impact to priority

Each service answers six questions: who notices an outage first, after how long it becomes serious, what minimum is enough, which dates make it worse, what has happened before, what does it depend on. The answers use fixed scales, so that a laboratory and a payroll office can be compared. A full analysis of one service takes about forty minutes.

## What a plan looks like

- First screen: three actions, who decides, whom to ring
- Second screen: what to do without the site, the staff, the system or the supplier
- Behind it: dependencies, contacts, forms, and the assumptions on which the plan rests
- At the edge: when it was last used, last exercised and last changed

Contacts are taken from your directory every night. A name that leaves the company disappears from no plan silently; the owner is asked for a successor.

## During an event

A plan becomes a log. Actions are ticked with name and time, messages are sent from the plan, and the situation screen shows for each service how much of its tolerable outage is used up.

## Limits

Offline copies on phones are encrypted and expire after fourteen days without contact. Plans are limited to a length that we are willing to defend: a warning appears at ten screens and stays. Technical recovery procedures belong in the IT team’s runbooks, to which plans link.`,
    de: `Wer den Plan braucht, hat ihn nicht gelesen, steht in einem Flur und hält ein Telefon mit elf Prozent Ladung in der Hand. Für diese Person ist Continuity Planner gemacht. Am Schreibtisch funktioniert er auch, aber der Schreibtisch war nicht der schwierige Teil.

## Von der Auswirkung zur Priorität

Zu jeder Leistung werden sechs Fragen beantwortet: Wer bemerkt einen Ausfall zuerst, ab wann wird es ernst, welches Minimum reicht, welche Termine verschlimmern die Lage, was ist schon vorgekommen, wovon hängt die Leistung ab? Die Antworten folgen festen Skalen, sodass sich ein Labor mit einer Lohnbuchhaltung vergleichen lässt. Für eine Leistung dauert die Analyse etwa vierzig Minuten.

## Wie ein Plan aussieht

- Erster Bildschirm: drei Schritte, wer entscheidet, wen man anruft
- Zweiter Bildschirm: was zu tun ist ohne Standort, ohne Personal, ohne System oder ohne Lieferant
- Dahinter: Abhängigkeiten, Kontakte, Formulare und die Annahmen, auf denen der Plan beruht
- Am Rand: wann er zuletzt benutzt, geübt und geändert wurde

Kontakte werden jede Nacht aus Ihrem Verzeichnis übernommen. Verlässt jemand das Haus, verschwindet der Name nicht stillschweigend aus einem Plan. Die verantwortliche Person wird nach der Nachfolge gefragt.

## Während des Ereignisses

Aus dem Plan wird ein Lagetagebuch. Schritte werden mit Name und Uhrzeit abgehakt, Nachrichten gehen direkt aus dem Plan hinaus, und das Lagebild zeigt für jede Leistung, wie viel der tolerierbaren Ausfallzeit verbraucht ist.

## Grenzen

Offline-Kopien auf Telefonen sind verschlüsselt und laufen nach vierzehn Tagen ohne Verbindung ab. Die Länge der Pläne ist bewusst begrenzt: Ab zehn Bildschirmseiten erscheint ein Hinweis und bleibt stehen. Technische Wiederanlaufverfahren gehören in die Betriebshandbücher der IT, auf die der Plan verweist.`,
  },
  capabilities: [
    {
      title: { en: 'Six questions', de: 'Sechs Fragen' },
      text: {
        en: 'An impact analysis short enough that heads of department answer it themselves.',
        de: 'Eine Impact-Analyse, die kurz genug ist, dass Abteilungsleitungen sie selbst beantworten.',
      },
    },
    {
      title: { en: 'First three actions', de: 'Die ersten drei Schritte' },
      text: {
        en: 'Every plan opens with them, on paper too: the printed version is one sheet.',
        de: 'Damit beginnt jeder Plan, auch auf Papier: Die Druckfassung ist ein Blatt.',
      },
    },
    {
      title: { en: 'Assumptions listed', de: 'Annahmen aufgelistet' },
      text: {
        en: 'What must be true for the plan to work, and when it was last checked.',
        de: 'Was zutreffen muss, damit der Plan trägt, und wann es zuletzt geprüft wurde.',
      },
    },
    {
      title: { en: 'Alerting', de: 'Alarmierung' },
      text: {
        en: 'Text message, call and app in your order, with acknowledgement and deputies.',
        de: 'SMS, Anruf und App in Ihrer Reihenfolge, mit Rückmeldung und Stellvertretung.',
      },
    },
  ],
  platform: 'platform-core',
  facts: [
    {
      label: { en: 'First page', de: 'Erste Seite' },
      value: { en: 'three actions, three numbers', de: 'drei Schritte, drei Nummern' },
    },
    { label: { en: 'Offline', de: 'Offline' }, value: { en: '14 days', de: '14 Tage' } },
    {
      label: { en: 'Alert', de: 'Alarm' },
      value: { en: 'text message, call and app, two carriers', de: 'SMS, Anruf und App, zwei Netze' },
    },
  ],
  resources: ['resource-exercise-script-template', 'resource-impact-tolerance-paper'],
  sections: [
    {
      kind: 'basic',
      body: {
        en: `## The first page of a plan
It has room for this and for nothing else.`,
        de: `## Die erste Seite eines Plans
Darauf ist Platz für Folgendes und für nichts sonst.`,
      },
      paragraphs: [
        {
          kind: 'text_lists',
          lists: [
            {
              heading: { en: 'On the page', de: 'Auf der Seite' },
              style: 'bullets',
              items: [
                {
                  text: {
                    en: 'What has stopped, and how long that may last',
                    de: 'Was steht und wie lange das dauern darf',
                  },
                },
                {
                  text: {
                    en: 'Three actions in the order in which they are done',
                    de: 'Drei Schritte in ihrer Reihenfolge',
                  },
                },
                {
                  text: {
                    en: 'Three telephone numbers, each with a deputy',
                    de: 'Drei Telefonnummern, jede mit Vertretung',
                  },
                },
                {
                  text: {
                    en: 'The date on which somebody last tried it',
                    de: 'Das Datum, an dem es zuletzt jemand ausprobiert hat',
                  },
                },
              ],
            },
            {
              heading: { en: 'Not on the page', de: 'Nicht auf der Seite' },
              style: 'bullets',
              items: [
                { text: { en: 'The purpose of the document', de: 'Der Zweck des Dokuments' } },
                { text: { en: 'An organisation chart', de: 'Ein Organigramm' } },
                {
                  text: {
                    en: 'The names of those who approved it',
                    de: 'Die Namen derer, die es freigegeben haben',
                  },
                },
              ],
            },
          ],
        },
        { kind: 'quotes', quotes: [{ testimonial: 'testimonial-stadtwerke-eschbrunn' }] },
      ],
    },
  ],
};
