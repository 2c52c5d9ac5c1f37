import type { DemoNodeOf } from '../../demo-types.ts';

export const operationalResilience: DemoNodeOf<'solution'> = {
  type: 'solution',
  key: 'solution-operational-resilience',
  title: { en: 'Operational resilience', de: 'Betriebliche Resilienz' },
  products: ['continuity-planner', 'exercise-room', 'supplier-watch', 'incident-desk'],
  productSuites: ['business-continuity', 'third-party-risk', 'incident-claims'],
  industries: ['banking', 'insurance', 'energy-utilities'],
  tags: ['operational-resilience', 'supplier-outage', 'regulator'],
  created: '2021-09-13T08:00:00Z',
  summary: {
    en: 'Know which services must not stop, how long they may, and what you would do on the day, with evidence from tests and real events.',
    de: 'Wissen, welche Leistungen nicht ausfallen dürfen, wie lange es höchstens geht und was Sie dann tun würden, belegt durch Tests und echte Ereignisse.',
  },
  body: {
    en: `Operational resilience begins with an unpopular meeting. Twelve heads of department each have a critical service. Somebody must establish that there are five. The remainder of the programme depends on that meeting and on whether its result is written down with reasons.

## The problem

Continuity plans are kept by department, contracts by purchasing, systems by IT and incidents by whoever was on duty. A service crosses all four. Its weakest part is regularly found by an outage, because nobody else has the whole chain in view.

## How customers proceed

1. **Choose the services.** Few, named from the client’s point of view, each with a tolerance in hours and the harm that follows beyond it.
2. **Draw the chain.** People, sites, systems and suppliers for each service, with shared parts marked.
3. **Test the tolerance.** Small exercises every month, one severe scenario a year, and an honest note where the tolerance was exceeded.
4. **Learn from events.** Every real disruption is held against the tolerance, including those that stayed just below it.

## What the products contribute

[Continuity Planner](node:continuity-planner) holds services, tolerances and plans. [Supplier Watch](node:supplier-watch) continues the chain outside the house. [Exercise Room](node:exercise-room) provides the tests, and [Incident Desk](node:incident-desk) the events. Together they produce a self-assessment in which each statement has a date.

## What to expect

The first five services take about four months with a part-time team of three. The most laborious part is agreeing on tolerances; the software is of little help with that, though it does remember what was agreed.`,
    de: `Betriebliche Resilienz beginnt mit einer unbeliebten Sitzung. Zwölf Abteilungsleitungen haben jeweils eine kritische Leistung. Jemand muss feststellen, dass es fünf sind. Von dieser Sitzung hängt der Rest des Vorhabens ab, und davon, ob ihr Ergebnis mit Begründung festgehalten wird.

## Das Problem

Notfallpläne liegen bei den Abteilungen, Verträge im Einkauf, Systeme in der IT und Vorfälle bei denen, die gerade Dienst hatten. Eine Leistung berührt alle vier. Ihre schwächste Stelle findet meist der Ausfall selbst, weil sonst niemand die ganze Kette überblickt.

## Wie unsere Kunden vorgehen

1. **Leistungen auswählen.** Wenige, aus Sicht der Kundschaft benannt, jede mit einer Toleranz in Stunden und dem Schaden, der danach eintritt.
2. **Die Kette zeichnen.** Personal, Standorte, Systeme und Lieferanten je Leistung, gemeinsam genutzte Teile gekennzeichnet.
3. **Die Toleranz prüfen.** Kleine Übungen jeden Monat, ein schweres Szenario im Jahr und ein ehrlicher Vermerk, wo die Toleranz überschritten wurde.
4. **Aus Ereignissen lernen.** Jede echte Störung wird an der Toleranz gemessen, auch jene, die knapp darunter blieb.

## Was die Produkte beitragen

[Continuity Planner](node:continuity-planner) führt Leistungen, Toleranzen und Pläne. [Supplier Watch](node:supplier-watch) setzt die Kette außerhalb des Hauses fort. [Exercise Room](node:exercise-room) liefert die Tests, [Incident Desk](node:incident-desk) die Ereignisse. Zusammen ergibt das eine Selbsteinschätzung, in der jede Aussage ein Datum trägt.

## Womit Sie rechnen sollten

Die ersten fünf Leistungen brauchen etwa vier Monate mit drei Personen in Teilzeit. Am mühsamsten ist die Einigung auf Toleranzen. Dabei hilft Software wenig. Immerhin merkt sie sich, worauf man sich geeinigt hat.`,
  },
  situations: [
    {
      title: { en: 'A supervisor asks for your tolerances', de: 'Die Aufsicht fragt nach Ihren Toleranzen' },
      text: {
        en: 'You have recovery times for 140 systems and none for a service.',
        de: 'Sie haben Wiederanlaufzeiten für 140 Systeme und keine für eine Leistung.',
      },
    },
    {
      title: {
        en: 'The plan worked, the customers noticed nothing of it',
        de: 'Der Plan ging auf, die Kunden merkten nichts davon',
      },
      text: {
        en: 'Systems were back in four hours; payments stayed away for two days.',
        de: 'Nach vier Stunden liefen die Systeme, die Zahlungen blieben zwei Tage aus.',
      },
    },
  ],
  caseStudies: ['case-marchmont-building-society', 'case-st-orrin-hospitals'],
  resources: ['resource-impact-tolerance-paper', 'resource-supplier-outage-playbook'],
  sections: [
    {
      kind: 'summary_resources',
      heading: { en: 'A first exercise for this month', de: 'Eine erste Übung für diesen Monat' },
      resources: ['resource-supplier-outage-playbook'],
    },
    {
      kind: 'summary_content',
      heading: { en: 'From practice', de: 'Aus der Praxis' },
      nodes: ['article-an-exercise-that-failed-usefully', 'case-st-orrin-hospitals'],
    },
  ],
};
