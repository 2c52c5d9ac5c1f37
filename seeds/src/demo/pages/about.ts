import type { DemoNodeOf } from '../../demo-types.ts';

export const about: DemoNodeOf<'page'> = {
  type: 'page',
  key: 'about',
  title: { en: 'About Keelstone', de: 'Über Keelstone' },
  created: '2016-01-04T09:00:00Z',
  tags: ['culture'],
  summary: {
    en: 'A software company of 142 people in Hamburg, Leeds, Trondheim and Vienna, owned by those who work in it.',
    de: 'Ein Softwareunternehmen mit 142 Beschäftigten in Hamburg, Leeds, Trondheim und Wien, im Eigentum derer, die dort arbeiten.',
  },
  body: {
    en: `A keelstone is a flat stone laid in the bottom of a small boat. It does nothing on a calm day. It is the reason why the boat comes upright again.

[Marit Solberg](node:person-marit-solberg) and [Jonas Achterberg](node:person-jonas-achterberg) founded the company in Hamburg in 2011, after a crane accident whose inquiry took eleven months because four firms had kept four logs. The first product was a claims register for four harbour operators. Three of them are still customers. The fourth was bought by one of the three.

## How we work

- **Practitioners decide what products ask of people.** Eleven colleagues come from claims, audit, safety, continuity and supervision. Nothing is released without one of their names on it.
- **We publish our own bad days.** Each outage gets a report with causes and measures on the [security page](node:security).
- **We say where a product ends.** Those paragraphs are the most read on our site.
- **Prices are by size of organisation, not by number of reports.** Nobody should hesitate to report because it costs something.

## Who owns it

Eighty-one per cent of the shares belong to employees, the rest to the founders. There are no outside investors and no plans to look for any. Profits of the past five years were used for one acquisition, the step to a second data centre and a bonus that was the same for everybody.

## In figures

212 customers in fourteen countries, 142 employees, sixteen products. In 2025 our systems took in 3.1 million reports, of which 71 per cent were near misses or hazards. We regard the last figure as the most important one on this page.`,
    de: `Ein Keelstone, ein Kielstein, ist ein flacher Stein am Boden eines kleinen Bootes. Bei ruhigem Wetter tut er nichts. Seinetwegen richtet sich das Boot wieder auf.

[Marit Solberg](node:person-marit-solberg) und [Jonas Achterberg](node:person-jonas-achterberg) haben das Unternehmen 2011 in Hamburg gegründet, nach einem Kranunfall, dessen Untersuchung elf Monate dauerte, weil vier Firmen vier Protokolle geführt hatten. Das erste Produkt war ein Schadenregister für vier Hafenbetriebe. Drei davon sind bis heute Kunden. Den vierten hat einer der drei übernommen.

## Wie wir arbeiten

- **Leute aus der Praxis entscheiden, was Produkte von Menschen verlangen.** Elf Kolleginnen und Kollegen kommen aus Schaden, Revision, Arbeitsschutz, Notfallplanung und Aufsicht. Ohne einen ihrer Namen wird nichts freigegeben.
- **Wir veröffentlichen unsere eigenen schlechten Tage.** Zu jeder Störung steht ein Bericht mit Ursachen und Maßnahmen auf der Seite [Sicherheit](node:security).
- **Wir sagen, wo ein Produkt aufhört.** Diese Absätze sind die meistgelesenen unserer Website.
- **Der Preis richtet sich nach der Größe der Organisation, nicht nach der Zahl der Meldungen.** Niemand soll zögern, weil Melden etwas kostet.

## Wem es gehört

Einundachtzig Prozent der Anteile gehören den Beschäftigten, der Rest den beiden Gründern. Fremde Investoren gibt es nicht, und wir suchen keine. Die Gewinne der letzten fünf Jahre flossen in eine Übernahme, den Schritt zum zweiten Rechenzentrum und eine Prämie, die für alle gleich hoch war.

## In Zahlen

212 Kunden in vierzehn Ländern, 142 Beschäftigte, sechzehn Produkte. 2025 gingen in unseren Systemen 3,1 Millionen Meldungen ein, davon 71 Prozent Beinahe-Unfälle oder Gefahren. Die letzte Zahl halten wir für die wichtigste auf dieser Seite.`,
  },
  showsContents: true,
  sections: [
    {
      kind: 'summary_content',
      heading: { en: 'People to know', de: 'Menschen, die Sie kennen sollten' },
      nodes: ['person-marit-solberg', 'person-jonas-achterberg', 'person-imani-okafor'],
    },
    {
      kind: 'links_list',
      heading: { en: 'What we have in writing', de: 'Was wir schriftlich haben' },
      links: [
        {
          title: { en: 'Security and availability', de: 'Sicherheit und Verfügbarkeit' },
          node: 'security',
          description: {
            en: 'Every outage of the past year, with its cause.',
            de: 'Jede Störung des letzten Jahres mit ihrer Ursache.',
          },
        },
        {
          title: { en: 'Careers', de: 'Stellen' },
          node: 'careers',
          description: { en: 'Open posts, with salary bands.', de: 'Freie Stellen mit Gehaltsbändern.' },
        },
        {
          title: { en: 'Accessibility', de: 'Barrierefreiheit' },
          node: 'accessibility',
          description: {
            en: 'What works, what does not yet, and whom to tell.',
            de: 'Was funktioniert, was noch nicht, und wem Sie es sagen können.',
          },
        },
        {
          title: { en: 'What customers say', de: 'Kundenstimmen' },
          node: 'overview-testimonials',
          description: {
            en: 'Two sentences each, printed as they came.',
            de: 'Je zwei Sätze, gedruckt, wie sie kamen.',
          },
        },
      ],
    },
    {
      kind: 'accordion',
      heading: { en: 'Questions we are asked at dinner', de: 'Fragen, die man uns beim Abendessen stellt' },
      allowsSeveralOpen: true,
      allowsAllClosed: true,
      items: [
        {
          title: { en: 'Do you read what customers report?', de: 'Lesen Sie, was Kunden melden?' },
          body: {
            en: `No. Our administrators cannot open protected sections, and for the rest they need a reason, a second person and a time limit, all of which the customer can see. Marit reads one file a week. The customer chooses it and sends it to her.`,
            de: `Nein. Geschützte Bereiche kann unsere Administration nicht öffnen. Für alles andere braucht sie einen Grund, eine zweite Person und eine Frist, und der Kunde sieht alle drei. Marit liest jede Woche eine Akte. Welche das ist, entscheidet der Kunde, und er schickt sie ihr.`,
          },
        },
        {
          title: { en: 'Why have you not been bought?', de: 'Warum wurden Sie noch nicht gekauft?' },
          body: {
            en: `Because the owners work here, and selling would mean explaining it at the coffee machine. There have been four offers. The letters hang in the corridor on the third floor.`,
            de: `Weil die Eigentümer hier arbeiten und einen Verkauf an der Kaffeemaschine erklären müssten. Vier Angebote gab es. Die Briefe hängen im Flur im dritten Stock.`,
          },
        },
        {
          title: { en: 'What was your worst decision?', de: 'Was war Ihre schlechteste Entscheidung?' },
          body: {
            en: `The library of ready-made risks of 2017. Customers imported three hundred entries and stopped thinking. We removed it after nine months and apologised to those who had paid for the import. The second worst was the [Fax Bridge](node:product-fax-bridge), which we kept for four years too long.`,
            de: `Die Bibliothek fertiger Risiken von 2017. Kunden importierten dreihundert Einträge und hörten auf zu denken. Nach neun Monaten haben wir sie entfernt und uns bei denen entschuldigt, die für den Import bezahlt hatten. Auf Platz zwei steht die [Fax Bridge](node:product-fax-bridge), die wir vier Jahre zu lang behalten haben.`,
          },
        },
      ],
    },
    {
      kind: 'media',
      heading: { en: 'Marks we survey by', de: 'Unsere Vermessungspunkte' },
      layout: 'gallery',
      items: [
        {
          media: 'about',
          caption: { en: 'The company, drawn as a survey sheet.', de: 'Das Unternehmen als Messtischblatt.' },
        },
        {
          media: 'platform-core',
          caption: {
            en: 'The platform: few lines, close together.',
            de: 'Die Plattform: wenige Linien, dicht beieinander.',
          },
        },
        {
          media: 'suite-incident-claims',
          caption: {
            en: 'Incident & Claims, where the company began.',
            de: 'Vorfälle & Schäden, womit das Unternehmen begann.',
          },
        },
      ],
    },
  ],
};
