import type { DemoNodeOf } from '../../demo-types.ts';

export const tannbergPumpen: DemoNodeOf<'case_study'> = {
  key: 'case-tannberg-pumpen',
  type: 'case_study',
  customer: 'Tannberg Pumpen GmbH',
  title: {
    en: 'Tannberg Pumpen: two suppliers, one foundry',
    de: 'Tannberg Pumpen: zwei Lieferanten, eine Gießerei',
  },
  summary: {
    en: 'When a foundry became insolvent, a pump maker found that its second source depended on it too. Since then it has known the chains behind 60 parts.',
    de: 'Als eine Gießerei insolvent wurde, erkannte ein Pumpenhersteller, dass auch seine Zweitquelle von ihr abhing. Seither kennt er die Ketten hinter 60 Teilen.',
  },
  created: '2022-10-11T08:20:00Z',
  productSuites: ['third-party-risk', 'business-continuity'],
  industries: ['manufacturing'],
  tags: ['supplier-outage', 'operational-resilience'],
  results: [
    {
      figure: { en: '17 days', de: '17 Tage' },
      meaning: {
        en: 'of standstill in assembly in 2021, at about 85,000 euros a day',
        de: 'Stillstand in der Montage 2021, rund 85.000 Euro je Tag',
      },
    },
    {
      figure: { en: '7', de: '7' },
      meaning: {
        en: 'names that turned out to stand behind more than one supplier',
        de: 'Namen, die hinter mehr als einem Lieferanten standen',
      },
    },
    {
      figure: { en: '4 hours', de: '4 Stunden' },
      meaning: {
        en: 'from news to a decision in the next outage, in July 2022',
        de: 'von der Nachricht bis zur Entscheidung beim nächsten Ausfall im Juli 2022',
      },
    },
  ],
  body: {
    en: `## The situation

Tannberg Pumpen builds industrial pumps with 430 staff. For the housings of its largest series it had two suppliers, and the audit report of 2019 praised it for that. In September 2021 a foundry filed for insolvency whose name nobody in purchasing had heard. Both suppliers had their housings cast there. Assembly stood still for 17 days.

## What they did

The head of purchasing and a plant engineer chose the 60 parts without which production stops within two weeks. They rang 48 suppliers and asked a single question: whose failure would stop you delivering this to us? The names went into [Supplier Watch](node:supplier-watch) together with place and process. That took seven weeks, at about two hours a day. For the twelve parts with the least stock, operations then wrote a plan of one page each in [Continuity Planner](node:continuity-planner).

## What changed

Seven names occurred more than once, among them a coating plant behind five suppliers. For three parts the company now holds stock for 30 days, for two it pays a second source to stay ready, and for two the management accepted the risk in writing. In July 2022 high water closed the coating plant’s access road. Purchasing knew within an hour which 14 orders were affected, and after four hours it was decided who would be served first. Two customers received their pumps six days late; there was no standstill.

## What did not work

Nine of the 48 suppliers refused to answer, two of them with reference to confidentiality. Those parts are shown as unknown, which purchasing finds more honest than a guess. A financial early-warning score that the company bought in addition rated the insolvent foundry “stable” until the day of the filing; the subscription was cancelled. And the stock for 30 days binds 640,000 euros, which has to be defended again in each budget round.`,
    de: `## Die Ausgangslage

Tannberg Pumpen baut mit 430 Beschäftigten Industriepumpen. Für die Gehäuse der größten Baureihe gab es zwei Lieferanten, was der Auditbericht von 2019 ausdrücklich lobte. Im September 2021 meldete eine Gießerei Insolvenz an, deren Namen im Einkauf niemand kannte. Beide Lieferanten ließen dort gießen. Die Montage stand 17 Tage still.

## Das Vorgehen

Der Leiter Einkauf und eine Werksingenieurin wählten die 60 Teile aus, ohne die die Fertigung binnen zwei Wochen zum Erliegen kommt. Sie riefen 48 Lieferanten an und stellten eine einzige Frage: Wessen Ausfall würde Ihre Lieferung an uns stoppen? Die Namen kamen mit Ort und Verfahren in [Supplier Watch](node:supplier-watch). Das dauerte sieben Wochen bei etwa zwei Stunden am Tag. Für die zwölf Teile mit dem geringsten Bestand schrieb der Betrieb anschließend je einen einseitigen Plan in [Continuity Planner](node:continuity-planner).

## Was sich geändert hat

Sieben Namen kamen mehrfach vor, darunter ein Beschichtungsbetrieb hinter fünf Lieferanten. Für drei Teile hält das Unternehmen nun Bestand für 30 Tage, für zwei bezahlt es eine Zweitquelle für die Bereitschaft, bei zwei hat die Geschäftsführung das Risiko schriftlich akzeptiert. Im Juli 2022 sperrte Hochwasser die Zufahrt zum Beschichtungsbetrieb. Nach einer Stunde wusste der Einkauf, welche 14 Aufträge betroffen waren, nach vier Stunden war entschieden, wer zuerst beliefert wird. Zwei Kunden erhielten ihre Pumpen sechs Tage später; einen Stillstand gab es nicht.

## Was nicht funktioniert hat

Neun der 48 Lieferanten verweigerten die Auskunft, zwei davon unter Verweis auf Vertraulichkeit. Diese Teile erscheinen als unbekannt, was der Einkauf ehrlicher findet als eine Schätzung. Ein zugekauftes Bonitäts-Frühwarnsystem stufte die Gießerei bis zum Tag des Insolvenzantrags als „stabil“ ein; das Abonnement wurde gekündigt. Und der Bestand für 30 Tage bindet 640.000 Euro, die in jeder Budgetrunde neu zu verteidigen sind.`,
  },
  location: { en: 'Germany', de: 'Deutschland' },
  facts: [
    { label: { en: 'Staff', de: 'Beschäftigte' }, value: { en: '430', de: '430' } },
    { label: { en: 'Suppliers asked', de: 'Befragte Lieferanten' }, value: { en: '48', de: '48' } },
    {
      label: { en: 'Parts with a known chain', de: 'Teile mit bekannter Kette' },
      value: { en: '60', de: '60' },
    },
  ],
  products: ['supplier-watch', 'continuity-planner'],
  testimonial: 'testimonial-tannberg',
  sections: [
    {
      kind: 'summary_resources',
      heading: { en: 'From the same field', de: 'Aus demselben Gebiet' },
      resources: ['resource-supplier-outage-playbook', 'resource-concentration-risk-paper'],
    },
  ],
};
