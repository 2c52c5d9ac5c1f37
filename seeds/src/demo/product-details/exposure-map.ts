import type { DemoNodeOf } from '../../demo-types.ts';

export const exposureMap: DemoNodeOf<'product_detail'> = {
  type: 'product_detail',
  key: 'exposure-map',
  title: { en: 'Exposure Map', de: 'Exposure Map' },
  suite: 'suite-insurance-exposure',
  productSuites: ['insurance-exposure', 'business-continuity'],
  industries: ['construction', 'manufacturing', 'public-administration', 'retail'],
  tags: ['data-quality'],
  created: '2017-11-27T08:00:00Z',
  summary: {
    en: 'Every location with its values, their age and their source, and what stands within reach of the same event.',
    de: 'Jeder Standort mit seinen Werten, deren Alter und Quelle, und allem, was in Reichweite desselben Ereignisses steht.',
  },
  body: {
    en: `Ask a company with sixty sites what the buildings are worth and you receive a total to the nearest euro. Ask when the values were set, and by whom, and the precision goes. Exposure Map shows both answers on the same line.

## Locations

A location has an address, coordinates, buildings and a plan. Values for building, contents, stock and income stand beside their date, method and source. Old values fade on the map, literally: after three years without confirmation the marker turns grey. Some risk managers have used that screen, without comment, in budget meetings.

## Accumulation

Draw a circle, a flood line or the area behind a substation, and the map adds up what lies within it. Stored zones are watched: if a new lease raises the total above your limit, a message is sent before the policy is affected rather than after the renewal.

- Own zones, official flood zones and the supply areas of utilities
- Sums by event, by policy and by insured company
- Distance between units and fire compartments, where plans are on file

## Keeping it current

Purchases above a threshold come from the finance system. Inspections by insurers and from [Hazard Walk](node:hazard-walk) update construction and protection. Twice a year each site confirms its own sheet, in about fifteen minutes, and sees what it confirmed last time.

## Limits

Exposure Map holds up to 50,000 locations. Flood zones are those published by the authorities and are only as recent as their edition, which is shown. There is no catastrophe model; locations are exported in common schemas for your broker’s. Indexation follows construction price indices by country and is a correction, not a valuation.`,
    de: `Fragt man ein Unternehmen mit sechzig Standorten, was die Gebäude wert sind, erhält man eine Summe auf den Euro genau. Fragt man, wann und von wem die Werte festgesetzt wurden, ist es mit der Genauigkeit vorbei. Exposure Map zeigt beide Antworten in derselben Zeile.

## Standorte

Ein Standort hat Anschrift, Koordinaten, Gebäude und einen Plan. Werte für Gebäude, Inhalt, Vorräte und Ertrag stehen neben Datum, Methode und Quelle. Alte Werte verblassen im Wortsinn: Nach drei Jahren ohne Bestätigung wird die Markierung grau. Mancher Risikomanager hat diesen Bildschirm schon kommentarlos in der Budgetsitzung gezeigt.

## Kumule

Zeichnen Sie einen Kreis, eine Hochwasserlinie oder das Gebiet hinter einem Umspannwerk, und die Karte zählt zusammen, was darin liegt. Gespeicherte Zonen werden überwacht. Hebt ein neuer Mietvertrag die Summe über Ihre Grenze, kommt die Nachricht, bevor der Vertrag betroffen ist, und nicht erst nach der Erneuerung.

- Eigene Zonen, amtliche Überschwemmungsgebiete und Versorgungsgebiete
- Summen je Ereignis, je Vertrag und je mitversicherter Gesellschaft
- Abstände zwischen Komplexen und Brandabschnitten, soweit Pläne vorliegen

## Aktuell bleiben

Anschaffungen ab einem Schwellenwert kommen aus dem Finanzsystem. Besichtigungen der Versicherer und Rundgänge aus [Hazard Walk](node:hazard-walk) aktualisieren Bauart und Schutz. Zweimal im Jahr bestätigt jeder Standort sein eigenes Blatt, in etwa fünfzehn Minuten, und sieht dabei, was er beim letzten Mal bestätigt hat.

## Grenzen

Exposure Map führt bis zu 50.000 Standorte. Überschwemmungsgebiete entsprechen den amtlichen Veröffentlichungen und sind so aktuell wie deren angezeigter Stand. Ein Naturgefahrenmodell gibt es nicht; Standorte werden in üblichen Schemata für Ihren Makler ausgegeben. Die Indexierung folgt den Baupreisindizes der Länder. Sie ist eine Korrektur, keine Bewertung.`,
  },
  capabilities: [
    {
      title: { en: 'Value with date and source', de: 'Wert mit Datum und Quelle' },
      text: {
        en: 'No figure without method, author and age.',
        de: 'Keine Zahl ohne Methode, Verfasser und Alter.',
      },
    },
    {
      title: { en: 'Watched zones', de: 'Überwachte Zonen' },
      text: {
        en: 'A message as soon as values in one zone pass your limit.',
        de: 'Eine Nachricht, sobald die Werte in einer Zone Ihre Grenze überschreiten.',
      },
    },
    {
      title: { en: 'Confirmation by site', de: 'Bestätigung durch den Standort' },
      text: {
        en: 'Fifteen minutes twice a year instead of a spreadsheet in autumn.',
        de: 'Zweimal im Jahr fünfzehn Minuten statt einer Tabelle im Herbst.',
      },
    },
  ],
  platform: 'platform-core',
  facts: [
    { label: { en: 'Locations', de: 'Standorte' }, value: { en: 'up to 50,000', de: 'bis zu 50.000' } },
    {
      label: { en: 'Zones', de: 'Zonen' },
      value: {
        en: 'official flood maps, with their edition',
        de: 'amtliche Hochwasserkarten mit Ausgabestand',
      },
    },
    {
      label: { en: 'Confirmation', de: 'Bestätigung' },
      value: { en: 'twice a year, 15 minutes a site', de: 'zweimal im Jahr, 15 Minuten je Standort' },
    },
  ],
  resources: ['resource-flood-exposure-paper', 'resource-renewal-timetable'],
  sections: [
    {
      kind: 'summary_content',
      heading: { en: 'From practice', de: 'Aus der Praxis' },
      nodes: ['case-pellow-and-dace', 'article-forty-centimetres'],
    },
    {
      kind: 'media',
      heading: { en: 'Three ways to stand in the same place', de: 'Drei Arten, am selben Ort zu stehen' },
      layout: 'gallery',
      items: [
        {
          media: 'exposure-map',
          caption: { en: 'By height: what the river reaches.', de: 'Nach Höhe: was der Fluss erreicht.' },
        },
        {
          media: 'suite-insurance-exposure',
          caption: { en: 'By value: what one fire reaches.', de: 'Nach Wert: was ein Feuer erreicht.' },
        },
        {
          media: 'supplier-watch',
          caption: {
            en: 'By supply: what one transformer reaches.',
            de: 'Nach Versorgung: was ein Trafo erreicht.',
          },
        },
      ],
    },
  ],
};
