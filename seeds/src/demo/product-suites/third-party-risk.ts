import type { DemoNodeOf } from '../../demo-types.ts';

export const thirdPartyRisk: DemoNodeOf<'product_suite'> = {
  type: 'product_suite',
  key: 'suite-third-party-risk',
  title: { en: 'Third-Party Risk', de: 'Drittparteienrisiko' },
  accent: 'ochre',
  products: ['supplier-watch', 'contract-checks'],
  productSuites: ['third-party-risk'],
  industries: ['banking', 'insurance', 'retail', 'manufacturing', 'technology'],
  tags: ['supplier-outage', 'dora', 'operational-resilience'],
  created: '2018-09-10T08:00:00Z',
  summary: {
    en: 'Which supplier carries which of your services, what happens when it stops, and whether the contract lets you do anything about it.',
    de: 'Welcher Lieferant welche Ihrer Leistungen trägt, was bei seinem Ausfall geschieht und ob der Vertrag Ihnen dann Handlungsspielraum lässt.',
  },
  body: {
    en: `Most supplier files answer the question of whether a company looked reputable on the day it was approved. On the day it fails, the questions are different. Which of our services stop? How long have we got? Whom do we ring, and does the contract oblige them to pick up?

Third-Party Risk starts from your services and works outwards. Each supplier is attached to what it carries, with the tolerable outage, the fallback and the telephone number beside it. A supplier that carries nothing important gets a short file, and that is deliberate.

## What the suite covers

- Suppliers, sub-suppliers and the services that depend on them
- Assessments whose depth follows the consequences of an outage
- Signals: late reports, financial filings, incidents, missed service levels
- Contract clauses checked against your own list and against regulatory lists
- Exit plans, with the date on which each was last tried

## How the two products divide the work

[Supplier Watch](node:supplier-watch) keeps the map and the signals. [Contract Checks](node:contract-checks) reads the agreements: audit rights, notice periods, sub-contracting, data return. Both use the same supplier record, and both feed the register of information that financial firms must submit under DORA.

## Where it ends

The suite does not give a supplier a credit score and does not scan its network. It accepts such ratings from services you subscribe to and shows their date, because a rating without a date is a rumour. Purchasing, ordering and signing stay in the systems you have.`,
    de: `Die meisten Lieferantenakten beantworten die Frage, ob ein Unternehmen am Tag seiner Freigabe seriös wirkte. Am Tag seines Ausfalls stellen sich andere Fragen. Welche unserer Leistungen stehen still? Wie viel Zeit haben wir? Wen rufen wir an, und muss dort laut Vertrag jemand abheben?

Drittparteienrisiko geht von Ihren Leistungen aus und arbeitet sich nach außen vor. Jeder Lieferant hängt an dem, was er trägt, samt tolerierbarer Ausfallzeit, Rückfalllösung und Telefonnummer. Wer nichts Wichtiges trägt, bekommt eine kurze Akte. Das ist Absicht.

## Was die Produktfamilie umfasst

- Lieferanten, Unterauftragnehmer und die Leistungen, die von ihnen abhängen
- Prüfungen, deren Tiefe sich nach den Folgen eines Ausfalls richtet
- Signale: verspätete Berichte, Jahresabschlüsse, Vorfälle, verfehlte Servicevereinbarungen
- Vertragsklauseln im Abgleich mit eigenen und aufsichtlichen Listen
- Ausstiegspläne mit dem Datum der letzten Erprobung

## Wie sich die beiden Produkte die Arbeit teilen

[Supplier Watch](node:supplier-watch) führt die Landkarte und die Signale. [Contract Checks](node:contract-checks) liest die Verträge: Prüfrechte, Kündigungsfristen, Unterbeauftragung, Datenrückgabe. Beide arbeiten auf demselben Lieferantendatensatz, und beide speisen das Informationsregister, das Finanzunternehmen nach DORA einreichen müssen.

## Wo sie aufhört

Die Produktfamilie vergibt keine Bonitätsnoten und durchsucht keine fremden Netze. Sie übernimmt solche Bewertungen aus Diensten, die Sie abonniert haben, und zeigt deren Datum. Eine Bewertung ohne Datum ist ein Gerücht. Einkauf, Bestellung und Unterschrift bleiben in Ihren vorhandenen Systemen.`,
  },
  contact: 'person-yusuf-demirel',
  caseStudies: ['case-tannberg-pumpen', 'case-bankhaus-oderthal'],
  outcomes: [
    {
      title: {
        en: 'Thirty suppliers instead of three thousand',
        de: 'Dreißig Lieferanten statt dreitausend',
      },
      text: {
        en: 'Depth follows consequence: those you would miss within a day get the attention.',
        de: 'Die Tiefe folgt den Folgen: Aufmerksamkeit bekommt, wer binnen eines Tages fehlen würde.',
      },
    },
    {
      title: { en: 'Pairs that fail together', de: 'Paare, die gemeinsam ausfallen' },
      text: {
        en: 'Shared addresses, owners and sub-contractors are found before the day.',
        de: 'Gemeinsame Anschriften, Eigentümer und Unterauftragnehmer fallen vorher auf.',
      },
    },
    {
      title: { en: 'A register as a by-product', de: 'Ein Register als Nebenprodukt' },
      text: {
        en: 'What looking after suppliers produces is what the supervisor asks for.',
        de: 'Was bei der Betreuung der Lieferanten entsteht, ist das, wonach die Aufsicht fragt.',
      },
    },
  ],
  sections: [
    {
      kind: 'featured_text',
      heading: {
        en: 'The second supplier in the same building',
        de: 'Der Ersatzlieferant im selben Gebäude',
      },
      body: {
        en: `Two suppliers are not a fallback if they share a data centre, a road or an owner. Supplier Watch compares addresses, parent companies and declared sub-contractors, and lists the pairs that fail together. At most firms the first list has between five and fifteen entries. Nobody has yet been pleased to see it, and nobody has asked for it to be hidden.`,
        de: `Zwei Lieferanten sind keine Absicherung, wenn sie sich ein Rechenzentrum, eine Zufahrt oder einen Eigentümer teilen. Supplier Watch vergleicht Anschriften, Mutterunternehmen und angegebene Unterauftragnehmer und listet die Paare auf, die gemeinsam ausfallen. Meist stehen auf der ersten Liste fünf bis fünfzehn Einträge. Gefreut hat sich darüber noch niemand, ausblenden wollte sie aber auch niemand.`,
      },
      pictureOf: 'supplier-watch',
      link: { title: { en: 'See Supplier Watch', de: 'Supplier Watch ansehen' }, node: 'supplier-watch' },
    },
    {
      kind: 'summary_resources',
      heading: { en: 'To take with you', de: 'Zum Mitnehmen' },
      resources: ['resource-supplier-outage-playbook', 'resource-dora-register-template'],
    },
    {
      kind: 'summary_content',
      heading: { en: 'From practice', de: 'Aus der Praxis' },
      nodes: ['case-tannberg-pumpen', 'article-friday-1640', 'article-the-fourth-party'],
    },
    {
      kind: 'tabbed_billboard',
      heading: { en: 'One supplier, three days', de: 'Ein Lieferant, drei Tage' },
      tabs: [
        {
          label: { en: 'Ordinary day', de: 'Alltag' },
          heading: { en: 'A short file, kept current', de: 'Eine kurze Akte, aktuell gehalten' },
          body: {
            en: `What it carries, how long we can do without, whom to ring. Three lines, confirmed twice a year by the person who places the orders.`,
            de: `Was er trägt, wie lange es ohne ihn geht, wen man anruft. Drei Zeilen, zweimal im Jahr bestätigt von der Person, die dort bestellt.`,
          },
          pictureOf: 'supplier-watch',
        },
        {
          label: { en: 'Bad news', de: 'Schlechte Nachricht' },
          heading: { en: 'A signal that somebody must read', de: 'Ein Signal, das jemand lesen muss' },
          body: {
            en: `The annual accounts are late for the second time. The owner of the service decides: accept, ask, or prepare the exit. *Noted* is not one of the choices.`,
            de: `Der Jahresabschluss kommt zum zweiten Mal zu spät. Wer die Leistung verantwortet, entscheidet: hinnehmen, nachfragen oder den Ausstieg vorbereiten. *Zur Kenntnis genommen* steht nicht zur Wahl.`,
          },
          pictureOf: 'contract-checks',
        },
        {
          label: { en: 'The day', de: 'Der Tag' },
          heading: { en: 'Hour zero', de: 'Stunde null' },
          body: {
            en: `Which services stop, in which order, and which fallback was last tried when. The playbook opens from the same page.`,
            de: `Welche Leistungen in welcher Reihenfolge stehen und welcher Rückfall zuletzt wann erprobt wurde. Der Ablaufplan öffnet sich von derselben Seite.`,
          },
          pictureOf: 'continuity-planner',
          link: {
            title: { en: 'The first 72 hours', de: 'Die ersten 72 Stunden' },
            node: 'resource-supplier-outage-playbook',
          },
        },
      ],
    },
  ],
};
