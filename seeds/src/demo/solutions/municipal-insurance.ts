import type { DemoNodeOf } from '../../demo-types.ts';

export const municipalInsurance: DemoNodeOf<'solution'> = {
  type: 'solution',
  key: 'solution-municipal-insurance',
  title: { en: 'Insurance for towns and districts', de: 'Versicherung für Städte und Landkreise' },
  products: ['exposure-map', 'programme-renewal', 'claims-ledger', 'incident-desk'],
  productSuites: ['insurance-exposure', 'incident-claims'],
  industries: ['public-administration', 'oeffentlicher-verkehr', 'education'],
  tags: ['claims-reserve', 'data-quality'],
  created: '2024-05-13T08:00:00Z',
  summary: {
    en: 'Schools, fire engines, pavements and a theatre: what a town owns, what it is liable for and what a deductible would really cost.',
    de: 'Schulen, Löschfahrzeuge, Gehwege und ein Theater: was einer Kommune gehört, wofür sie haftet und was ein Selbstbehalt wirklich kosten würde.',
  },
  body: {
    en: `A town of 80,000 people owns about four hundred buildings, among them three castles, a sewage works and a sports hall that is on no list because two departments each thought it belonged to the other. The hall was insured. Nobody knew for how much until the roof came off.

## The problem

Values lie with building management, vehicles with the depot, claims with the legal office and policies with the treasury. Tenders for insurance follow public procurement rules and leave no time to look for anything. Insurers price what is missing, or they do not offer at all.

## How customers proceed

1. **One list of objects**, from the asset accounts, checked against the map and against the caretakers’ memory.
2. **Values with a method.** An index for most, an inspection for the twenty largest, monuments by restoration cost.
3. **Claims in one book**: pavements, trees, winter service, school accidents, vehicles.
4. **Deductibles from history.** What would the last ten years have cost with 5,000, 25,000 or 100,000 euros retained?
5. **Tender documents** from the same data, with the bidders’ questions answered once.

## What the products contribute

[Exposure Map](node:exposure-map) keeps the list and shows what shares a flood plain. [Claims Ledger](node:claims-ledger) and [Incident Desk](node:incident-desk) keep the book, including damage reports by citizens. [Programme Renewal](node:programme-renewal) prepares the tender.

## What to expect

The list takes one summer. Some objects will appear twice and a few for the first time. Tender documents that used to need six months are ready in six weeks. The sports hall has an owner.`,
    de: `Einer Stadt mit 80.000 Menschen gehören etwa vierhundert Gebäude, darunter drei Schlösser, ein Klärwerk und eine Sporthalle, die auf keiner Liste steht, weil zwei Ämter sie jeweils dem anderen zurechneten. Versichert war die Halle. Mit welcher Summe, wusste niemand, bis das Dach weg war.

## Das Problem

Die Werte liegen bei der Gebäudewirtschaft, die Fahrzeuge beim Bauhof, die Schäden im Rechtsamt und die Verträge in der Kämmerei. Ausschreibungen folgen dem Vergaberecht und lassen keine Zeit zum Suchen. Fehlende Angaben preisen die Versicherer ein, oder sie bieten gar nicht erst an.

## Wie unsere Kunden vorgehen

1. **Eine Objektliste**, aus der Anlagenbuchhaltung, abgeglichen mit der Karte und dem Gedächtnis der Hausmeister.
2. **Werte mit Methode.** Index für die meisten, Besichtigung für die zwanzig größten, Denkmäler nach Wiederherstellungskosten.
3. **Schäden in einem Buch**: Gehwege, Bäume, Winterdienst, Schulunfälle, Fahrzeuge.
4. **Selbstbehalte aus der Erfahrung.** Was hätten die letzten zehn Jahre bei 5.000, 25.000 oder 100.000 Euro Eigentragung gekostet?
5. **Vergabeunterlagen** aus demselben Bestand, mit einmal beantworteten Bieterfragen.

## Was die Produkte beitragen

[Exposure Map](node:exposure-map) führt die Liste und zeigt, was im selben Überschwemmungsgebiet liegt. [Claims Ledger](node:claims-ledger) und [Incident Desk](node:incident-desk) führen das Schadenbuch, einschließlich der Meldungen von Bürgerinnen und Bürgern. [Programme Renewal](node:programme-renewal) bereitet die Ausschreibung vor.

## Womit Sie rechnen sollten

Die Liste braucht einen Sommer. Manche Objekte tauchen doppelt auf, einige zum ersten Mal. Vergabeunterlagen, die früher ein halbes Jahr beanspruchten, liegen nach sechs Wochen vor. Die Sporthalle hat ein zuständiges Amt.`,
  },
  situations: [
    {
      title: { en: 'The list is older than the sports hall', de: 'Die Liste ist älter als die Sporthalle' },
      text: {
        en: 'It was indexed every year and checked in none.',
        de: 'Sie wurde jedes Jahr indexiert und in keinem geprüft.',
      },
    },
    {
      title: { en: 'One offer, and it is high', de: 'Ein Angebot, und es ist hoch' },
      text: {
        en: 'Bidders price what they do not know.',
        de: 'Bieter kalkulieren ein, was sie nicht wissen.',
      },
    },
  ],
  caseStudies: ['case-landkreis-weidenau'],
  resources: ['resource-renewal-timetable', 'resource-flood-exposure-paper'],
  sections: [
    {
      kind: 'summary_content',
      heading: { en: 'Products in this solution', de: 'Produkte dieser Lösung' },
      nodes: ['exposure-map', 'incident-desk', 'suite-insurance-exposure'],
    },
    {
      kind: 'summary_content',
      heading: { en: 'From practice', de: 'Aus der Praxis' },
      nodes: ['article-a-city-renews-its-insurance', 'article-two-spreadsheets-one-building'],
    },
    {
      kind: 'basic',
      body: { en: `## From a district`, de: `## Aus einem Landkreis` },
      paragraphs: [{ kind: 'quotes', quotes: [{ testimonial: 'testimonial-weidenau' }] }],
    },
  ],
};
