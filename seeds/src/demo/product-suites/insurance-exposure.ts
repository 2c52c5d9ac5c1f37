import type { DemoNodeOf } from '../../demo-types.ts';

export const insuranceExposure: DemoNodeOf<'product_suite'> = {
  type: 'product_suite',
  key: 'suite-insurance-exposure',
  title: { en: 'Insurance & Exposure', de: 'Versicherung & Exponierung' },
  accent: 'peat',
  products: ['exposure-map', 'programme-renewal'],
  productSuites: ['insurance-exposure'],
  industries: ['construction', 'manufacturing', 'public-administration', 'retail', 'insurance'],
  tags: ['claims-reserve', 'data-quality'],
  created: '2017-11-13T08:00:00Z',
  summary: {
    en: 'What you own, where it stands, what it is worth and which policy would pay for it, kept current between renewals.',
    de: 'Was Sie besitzen, wo es steht, was es wert ist und welcher Vertrag dafür aufkäme, aktuell auch zwischen zwei Erneuerungen.',
  },
  body: {
    en: `Every autumn a spreadsheet goes out to sixty sites. It asks for rebuilding values, floor areas and sprinklers. It comes back in December in sixty dialects, and the renewal is negotiated on last year’s numbers plus three per cent. Underwriters notice, and they price what they cannot see.

Insurance & Exposure keeps values and locations up to date during the year, as by-products of work that is done anyway: a purchase, a lease, an inspection, a claim.

## What the suite covers

- Buildings, contents, vehicles, stock and income at risk, by location
- Values with source, date and method, and indexation that can be checked
- Accumulation: what stands within reach of one fire, flood or outage
- Policies, layers, deductibles and insured entities in one structure
- Renewal submissions, brokers’ questions and allocation of premium to units

## How the two products divide the work

[Exposure Map](node:exposure-map) answers what is at risk and where. [Programme Renewal](node:programme-renewal) answers how it is insured and at what price, and takes its loss history from [Claims Ledger](node:claims-ledger) instead of from an insurer’s portal.

## Where it ends

We are neither a broker nor an insurer and take commission from neither. The suite calculates no probabilities of storm or earthquake; it exports locations in the common formats and takes modelling results back in. Values remain your own estimate. The suite merely makes it visible when an estimate is older than the roof.`,
    de: `Jeden Herbst geht eine Tabelle an sechzig Standorte. Sie fragt nach Neubauwerten, Flächen und Sprinklern. Im Dezember kommt sie in sechzig Dialekten zurück, und verhandelt wird mit den Vorjahreszahlen plus drei Prozent. Versicherer merken das und verlangen einen Preis für alles, was sie nicht sehen.

Versicherung & Exponierung hält Werte und Standorte unterjährig aktuell, als Nebenergebnis von Arbeit, die ohnehin anfällt: ein Kauf, ein Mietvertrag, eine Begehung, ein Schaden.

## Was die Produktfamilie umfasst

- Gebäude, Inhalt, Fahrzeuge, Vorräte und Ertragsausfall je Standort
- Werte mit Quelle, Datum und Methode sowie nachvollziehbarer Indexierung
- Kumule: was in Reichweite eines Brandes, eines Hochwassers oder eines Ausfalls steht
- Verträge, Layer, Selbstbehalte und mitversicherte Gesellschaften in einer Struktur
- Unterlagen für die Erneuerung, Rückfragen der Makler und Umlage der Prämie

## Wie sich die beiden Produkte die Arbeit teilen

[Exposure Map](node:exposure-map) beantwortet, was wo auf dem Spiel steht. [Programme Renewal](node:programme-renewal) beantwortet, wie und zu welchem Preis es versichert ist. Den Schadenverlauf bezieht es aus [Claims Ledger](node:claims-ledger) und nicht aus dem Portal eines Versicherers.

## Wo sie aufhört

Wir sind weder Makler noch Versicherer und nehmen von beiden keine Provision. Wahrscheinlichkeiten für Sturm oder Erdbeben berechnet die Produktfamilie nicht. Sie gibt Standorte in den üblichen Formaten aus und liest Modellergebnisse wieder ein. Die Werte bleiben Ihre eigene Schätzung. Sichtbar wird nur, wann eine Schätzung älter ist als das Dach.`,
  },
  sections: [
    {
      kind: 'summary_content',
      heading: { en: 'In use for', de: 'Im Einsatz für' },
      nodes: ['solution-municipal-insurance', 'solution-claims-cost'],
    },
  ],
};
