import type { DemoNodeOf } from '../../demo-types.ts';

export const supplierWatch: DemoNodeOf<'product_detail'> = {
  type: 'product_detail',
  key: 'supplier-watch',
  title: { en: 'Supplier Watch', de: 'Supplier Watch' },
  suite: 'suite-third-party-risk',
  productSuites: ['third-party-risk', 'business-continuity'],
  industries: ['banking', 'retail', 'manufacturing', 'technology', 'healthcare'],
  tags: ['supplier-outage', 'operational-resilience', 'dora'],
  created: '2018-09-24T08:00:00Z',
  summary: {
    en: 'Shows which of your services stand on which supplier, what has changed there and whom to ring when it stops.',
    de: 'Zeigt, welche Ihrer Leistungen auf welchem Lieferanten ruhen, was sich dort geändert hat und wen Sie bei einem Ausfall anrufen.',
  },
  body: {
    en: `A company with nine hundred suppliers is seriously dependent on about thirty. Purchasing knows them by spend, IT by contract, operations by experience, and the three lists overlap by half. Supplier Watch makes one list, ordered by what would stop.

## The map

Services stand on the left, suppliers on the right, and the lines between them carry a tolerable outage. Choosing a supplier highlights everything that rests on it, directly or through others. Choosing a service shows the shortest chain by which it can fail.

## The record

Each supplier record opens with the emergency number, the contract reference and the name of the person at your end. Below follow fallback, exit plan, assessments and signals. The order is fixed. We were asked to make it configurable and declined, because people look for the number in the same place every time.

- Assessments in three depths, chosen by consequence rather than by spend
- Answers are kept by the supplier and confirmed each year, so they need not be typed again
- Probes check an endpoint of your choice every two minutes and alert your operations desk
- Pairs of suppliers that share an address, an owner or a sub-contractor are listed

## When it stops

One button opens an outage: affected services, time left for each, fallback with its last test, log. Plans in [Continuity Planner](node:continuity-planner) open at the right page.

## Limits

Sub-suppliers are known only as far as suppliers declare them or contracts oblige them to. The map marks where knowledge ends. Probes test reachability and one expected answer, no more. Financial data comes from a provider under your own contract.`,
    de: `Ein Unternehmen mit neunhundert Lieferanten ist von etwa dreißig ernsthaft abhängig. Der Einkauf kennt sie nach Umsatz, die IT nach Vertrag, der Betrieb aus Erfahrung, und die drei Listen decken sich zur Hälfte. Supplier Watch macht daraus eine Liste, geordnet nach dem, was stillstünde.

## Die Landkarte

Links stehen Leistungen, rechts Lieferanten, und die Linien dazwischen tragen eine tolerierbare Ausfallzeit. Wählen Sie einen Lieferanten, leuchtet alles auf, was auf ihm ruht, unmittelbar oder über andere. Wählen Sie eine Leistung, erscheint die kürzeste Kette, über die sie ausfallen kann.

## Der Datensatz

Jeder Datensatz beginnt mit der Notrufnummer, dem Vertragszeichen und dem Namen der zuständigen Person in Ihrem Haus. Darunter folgen Rückfalllösung, Ausstiegsplan, Prüfungen und Signale. Die Reihenfolge steht fest. Wir wurden gebeten, sie konfigurierbar zu machen, und haben abgelehnt: Wer die Nummer sucht, sucht sie immer an derselben Stelle.

- Prüfungen in drei Tiefen, gewählt nach den Folgen und nicht nach dem Umsatz
- Antworten pflegt der Lieferant selbst und bestätigt sie jährlich, statt sie neu einzutippen
- Sonden prüfen alle zwei Minuten einen Endpunkt Ihrer Wahl und alarmieren Ihre Leitstelle
- Lieferantenpaare mit gemeinsamer Anschrift, gemeinsamem Eigentümer oder Unterauftragnehmer werden aufgelistet

## Wenn er ausfällt

Ein Knopf eröffnet den Ausfall: betroffene Leistungen, Restzeit für jede, Rückfalllösung mit letztem Test, Protokoll. Die Pläne im [Continuity Planner](node:continuity-planner) öffnen sich an der richtigen Stelle.

## Grenzen

Unterauftragnehmer sind nur so weit bekannt, wie Lieferanten sie angeben oder Verträge dazu verpflichten. Die Karte markiert, wo das Wissen endet. Sonden prüfen Erreichbarkeit und eine erwartete Antwort, mehr nicht. Finanzdaten stammen aus einem Dienst, den Sie selbst beziehen.`,
  },
  capabilities: [
    {
      title: { en: 'Dependency map', de: 'Karte der Abhängigkeiten' },
      text: {
        en: 'From supplier to service and back, through as many tiers as are declared.',
        de: 'Vom Lieferanten zur Leistung und zurück, über so viele Stufen, wie bekannt sind.',
      },
    },
    {
      title: { en: 'Emergency number first', de: 'Notrufnummer zuerst' },
      text: {
        en: 'On every record, in the same place, readable by the shift lead and on a phone.',
        de: 'In jedem Datensatz an derselben Stelle, auch für die Schichtleitung und auf dem Telefon lesbar.',
      },
    },
    {
      title: { en: 'Shared points of failure', de: 'Gemeinsame Schwachstellen' },
      text: {
        en: 'Suppliers meant as fallback for each other that would fail together.',
        de: 'Lieferanten, die einander ersetzen sollen und doch gemeinsam ausfielen.',
      },
    },
    {
      title: { en: 'Register export', de: 'Export des Informationsregisters' },
      text: {
        en: 'The register of information under DORA, with a check of the mandatory fields before submission.',
        de: 'Das Informationsregister nach DORA, mit Prüfung der Pflichtfelder vor der Einreichung.',
      },
    },
  ],
  platform: 'platform-core',
  facts: [
    { label: { en: 'Suppliers', de: 'Lieferanten' }, value: { en: 'up to 60,000', de: 'bis zu 60.000' } },
    {
      label: { en: 'Depth of chain', de: 'Tiefe der Kette' },
      value: { en: 'as far as somebody has told you', de: 'so weit, wie es Ihnen jemand gesagt hat' },
    },
    {
      label: { en: 'Register export', de: 'Registerexport' },
      value: { en: 'checked before submission', de: 'vor der Einreichung geprüft' },
    },
    {
      label: { en: 'Usual introduction', de: 'Übliche Einführung' },
      value: { en: '9 weeks', de: '9 Wochen' },
    },
  ],
  resources: [
    'resource-supplier-outage-playbook',
    'resource-dora-register-template',
    'resource-concentration-risk-paper',
  ],
  sections: [
    {
      kind: 'tabbed_billboard',
      heading: { en: 'What it looks at', de: 'Worauf es schaut' },
      tabs: [
        {
          label: { en: 'Services', de: 'Leistungen' },
          heading: { en: 'From your promise outwards', de: 'Von Ihrem Versprechen nach außen' },
          body: {
            en: `Which of your services hangs on whom, and for how long it could do without. A supplier who carries nothing gets one line.`,
            de: `Welche Ihrer Leistungen an wem hängt und wie lange es ohne geht. Wer nichts trägt, bekommt eine Zeile.`,
          },
          pictureOf: 'supplier-watch',
        },
        {
          label: { en: 'Pairs', de: 'Paare' },
          heading: { en: 'What fails together', de: 'Was gemeinsam ausfällt' },
          body: {
            en: `Same building, same owner, same cloud region, same foundry. The list is short and unwelcome.`,
            de: `Dasselbe Gebäude, derselbe Eigentümer, dieselbe Cloud-Region, dieselbe Gießerei. Die Liste ist kurz und unbeliebt.`,
          },
          pictureOf: 'case-tannberg-pumpen',
          link: {
            title: { en: 'How Tannberg found its foundry', de: 'Wie Tannberg seine Gießerei fand' },
            node: 'case-tannberg-pumpen',
          },
        },
        {
          label: { en: 'Signals', de: 'Signale' },
          heading: { en: 'News with a duty to decide', de: 'Nachrichten mit Pflicht zur Entscheidung' },
          body: {
            en: `Accounts filed late, three missed deliveries, a contact who no longer answers. Somebody must accept, ask or act, and the choice is kept.`,
            de: `Verspäteter Jahresabschluss, drei verfehlte Lieferungen, eine Ansprechpartnerin, die nicht mehr antwortet. Jemand muss hinnehmen, nachfragen oder handeln, und die Wahl bleibt stehen.`,
          },
          pictureOf: 'article-the-fourth-party',
        },
      ],
    },
    {
      kind: 'media',
      heading: { en: 'To see, and to begin with', de: 'Zum Ansehen und zum Anfangen' },
      layout: 'text',
      items: [
        {
          media: 'remote-supplier-panel',
          caption: {
            en: 'Three heads of purchasing on the day a supplier went quiet.',
            de: 'Drei Fachleute über den Tag, an dem ein Lieferant verstummte.',
          },
        },
        {
          media: 'file-supplier-register',
          caption: {
            en: 'A spreadsheet to start with, sorted by days and not by spend.',
            de: 'Eine Tabelle für den Anfang, nach Tagen sortiert und nicht nach Umsatz.',
          },
        },
      ],
    },
  ],
};
