import type { DemoNodeOf } from '../../demo-types.ts';

export const riskRegister: DemoNodeOf<'product_detail'> = {
  type: 'product_detail',
  key: 'risk-register',
  title: { en: 'Risk Register', de: 'Risk Register' },
  suite: 'suite-enterprise-risk',
  productSuites: ['enterprise-risk'],
  industries: ['banking', 'energy-utilities', 'manufacturing', 'education', 'public-administration'],
  tags: ['board-reporting', 'data-quality'],
  created: '2016-06-27T08:00:00Z',
  summary: {
    en: 'A register in which ratings expire, reasons are kept and owners are asked when the facts have moved.',
    de: 'Ein Register, in dem Bewertungen ablaufen, Gründe erhalten bleiben und Zuständige gefragt werden, wenn sich die Tatsachen ändern.',
  },
  body: {
    en: `Nobody reads a register of four hundred risks, including the people who wrote it. Ratings are copied from quarter to quarter, because changing one raises questions and leaving it raises none. Risk Register reverses that incentive in one respect: a rating has an expiry date, and renewing it requires a sentence.

## The entry

An entry is a short chain: because of this, that may happen, which would lead to the following. Controls are attached to the link on which they act. This sounds pedantic. It is also how people discover that all five of their controls act after the event.

## The ten-minute month

Owners receive one message a month with the entries that need them, and why: a rating expires, a control has failed, three incidents point to this cause, a limit has been passed. Each can be answered with *still right*, *changed* or *not mine*. The last answer is taken seriously and starts a handover.

- Limits are defined as quantities that can be exceeded, with the consequence named in advance
- Indicators arrive from other Keelstone products or through [Keelstone Connect](node:platform-connect)
- Any past state of the register can be called up, with ratings and reasons as they were
- Workshops have a view of their own for estimating silently first and discussing afterwards

## The report

The board sees what has changed, what has breached a limit and what nobody has looked at. The heat map exists, on the last page, because many committees want it.

## Limits

A register performs well up to 5,000 active entries; beyond about 500 we will ask what they are for. Ratings on ordinal scales are never multiplied. If you need arithmetic, use [Scenario Workbench](node:scenario-workbench).`,
    de: `Ein Register mit vierhundert Risiken liest niemand, auch die nicht, die es geschrieben haben. Bewertungen werden von Quartal zu Quartal übernommen, weil jede Änderung Fragen auslöst und Untätigkeit keine. Risk Register kehrt das an einer Stelle um: Bewertungen haben ein Ablaufdatum, und wer sie verlängert, schreibt einen Satz dazu.

## Der Eintrag

Ein Eintrag ist eine kurze Kette: Wegen dieser Ursache kann jenes eintreten, mit folgenden Auswirkungen. Kontrollen hängen an dem Glied, an dem sie wirken. Das klingt pedantisch. Auf diese Weise stellt man allerdings fest, dass alle fünf Kontrollen erst nach dem Ereignis greifen.

## Zehn Minuten im Monat

Zuständige erhalten monatlich eine Nachricht mit den Einträgen, die sie brauchen, und dem Anlass: Eine Bewertung läuft ab, eine Kontrolle hat versagt, drei Vorfälle deuten auf diese Ursache, ein Grenzwert ist überschritten. Zur Antwort stehen *gilt weiter*, *geändert* und *nicht meins*. Die letzte Antwort wird ernst genommen und leitet eine Übergabe ein.

- Grenzwerte sind Größen, die überschritten werden können; die Folge steht vorher fest
- Kennzahlen kommen aus anderen Keelstone-Produkten oder über [Keelstone Connect](node:platform-connect)
- Jeder frühere Stand lässt sich aufrufen, mit den damaligen Bewertungen und Begründungen
- Für Workshops gibt es eine Ansicht, in der zuerst still geschätzt und danach gesprochen wird

## Der Bericht

Der Vorstand sieht, was sich geändert hat, was einen Grenzwert verletzt und was niemand mehr angesehen hat. Die Heatmap gibt es auch, auf der letzten Seite, weil viele Gremien sie wünschen.

## Grenzen

Bis 5.000 aktive Einträge arbeitet das Register flüssig. Ab etwa 500 fragen wir, wozu. Ordinale Bewertungen werden nie multipliziert. Wer rechnen will, nimmt die [Scenario Workbench](node:scenario-workbench).`,
  },
  capabilities: [
    {
      title: { en: 'Ratings that expire', de: 'Bewertungen mit Ablaufdatum' },
      text: {
        en: 'Each has a date after which it is shown as unknown rather than as amber.',
        de: 'Danach gilt die Bewertung als unbekannt und nicht mehr als gelb.',
      },
    },
    {
      title: { en: 'Prompted by facts', de: 'Anstoß durch Tatsachen' },
      text: {
        en: 'Incidents, controls and indicators ask the owner to look again.',
        de: 'Vorfälle, Kontrollen und Kennzahlen fordern zur erneuten Prüfung auf.',
      },
    },
    {
      title: { en: 'Silent estimate first', de: 'Erst still schätzen' },
      text: {
        en: 'A workshop view that shows the spread of opinions before the loudest one.',
        de: 'Eine Workshop-Ansicht zeigt zuerst die Streuung der Meinungen, dann die lauteste.',
      },
    },
  ],
  platform: 'platform-core',
  facts: [
    {
      label: { en: 'Time for an owner', de: 'Zeit je Verantwortlichen' },
      value: { en: '10 minutes a month', de: '10 Minuten im Monat' },
    },
    {
      label: { en: 'Ratings', de: 'Bewertungen' },
      value: { en: 'with a date of expiry', de: 'mit Verfallsdatum' },
    },
    { label: { en: 'Ready-made risks', de: 'Fertige Risiken' }, value: { en: 'none', de: 'keine' } },
  ],
  resources: ['resource-board-risk-report-paper', 'resource-webinar-three-scenarios'],
  sections: [
    {
      kind: 'basic',
      body: {
        en: `## Where the facts come from
An owner confirms; most of what changes arrives from elsewhere.`,
        de: `## Woher die Tatsachen kommen
Wer ein Risiko verantwortet, bestätigt. Das meiste, was sich ändert, kommt von anderswo.`,
      },
      paragraphs: [
        {
          kind: 'cards',
          cards: [
            {
              heading: { en: 'Incidents', de: 'Vorfälle' },
              text: {
                en: 'What happened counts against the rating, by date.',
                de: 'Was geschehen ist, zählt gegen die Bewertung, nach Datum.',
              },
              link: { title: { en: 'Incident Desk', de: 'Incident Desk' }, node: 'incident-desk' },
            },
            {
              heading: { en: 'Suppliers', de: 'Lieferanten' },
              text: {
                en: 'A tested fallback lowers a rating; an untested one does not.',
                de: 'Ein erprobter Rückfall senkt die Bewertung, ein unerprobter nicht.',
              },
              link: { title: { en: 'Supplier Watch', de: 'Supplier Watch' }, node: 'supplier-watch' },
            },
            {
              heading: { en: 'Duties', de: 'Pflichten' },
              text: {
                en: 'Controls without evidence appear beside the risk they were to reduce.',
                de: 'Kontrollen ohne Nachweis stehen neben dem Risiko, das sie mindern sollten.',
              },
              link: {
                title: { en: 'Obligation Register', de: 'Obligation Register' },
                node: 'obligation-register',
              },
            },
          ],
        },
      ],
    },
  ],
};
