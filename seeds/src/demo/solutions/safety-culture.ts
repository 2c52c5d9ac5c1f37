import type { DemoNodeOf } from '../../demo-types.ts';

export const safetyCulture: DemoNodeOf<'solution'> = {
  type: 'solution',
  key: 'solution-safety-culture',
  title: { en: 'Safety culture', de: 'Sicherheitskultur' },
  products: ['hazard-walk', 'incident-desk', 'permit-board'],
  productSuites: ['health-safety', 'incident-claims'],
  industries: ['manufacturing', 'construction', 'transport-logistics', 'energy-utilities'],
  tags: ['near-miss', 'culture'],
  created: '2020-06-22T08:00:00Z',
  summary: {
    en: 'Culture is what happens to the person who reports. Start there, and measure answers instead of accidents.',
    de: 'Kultur ist, was mit der Person geschieht, die meldet. Beginnen Sie dort und messen Sie Antworten statt Unfälle.',
  },
  body: {
    en: `A board at the gate says *412 days without an accident*. On day 413 a fitter cuts his hand and goes to his own doctor, because nobody wants to be the one who turns the board back to zero. The board has measured what it asked for.

## The problem

Accidents are rare on most sites, and rare numbers move by chance. Managing by them rewards silence. What can be influenced from day to day is earlier in the chain: hazards seen, hazards reported, reports answered.

## How customers proceed

1. **Take the counter down.** This costs nothing and is noticed by everyone.
2. **Make reporting easy** where the work is done, in the languages spoken there, by name or without.
3. **Answer everything in person**, within a week, including with a reasoned no.
4. **Show what has changed** at the place itself, with a date.
5. **Look at silence** as closely as at accidents. Departments which stop reporting are visited.

## What the products contribute

[Hazard Walk](node:hazard-walk) takes in reports and enforces the answer. [Incident Desk](node:incident-desk) handles what did go wrong, with causes beyond *lack of attention*. [Permit Board](node:permit-board) covers the work in which a mistake cannot be taken back.

## What to expect

Reports double within three months, and the severity recorded rises with them. Explain that to management beforehand. The median time to an answer is the first figure that becomes meaningful, after some six weeks. Accident figures follow after two years, if at all visibly. A consultant’s maturity level is not part of the product.`,
    de: `Auf einer Tafel am Werkstor steht *412 Tage unfallfrei*. Am 413. Tag schneidet sich ein Schlosser in die Hand und geht zum Hausarzt, weil niemand schuld sein möchte, wenn die Tafel wieder auf null springt. Die Tafel hat gemessen, wonach sie gefragt hat.

## Das Problem

Unfälle sind an den meisten Standorten selten, und seltene Zahlen schwanken zufällig. Wer danach steuert, belohnt Schweigen. Beeinflussen lässt sich im Alltag, was früher in der Kette liegt: erkannte Gefahren, gemeldete Gefahren, beantwortete Meldungen.

## Wie unsere Kunden vorgehen

1. **Die Tafel abnehmen.** Das kostet nichts, und alle bemerken es.
2. **Das Melden erleichtern**, dort, wo gearbeitet wird, in den Sprachen, die dort gesprochen werden, mit oder ohne Namen.
3. **Alles persönlich beantworten**, binnen einer Woche, auch mit einem begründeten Nein.
4. **Zeigen, was sich geändert hat**, am Ort selbst und mit Datum.
5. **Stille so ernst nehmen wie Unfälle.** Abteilungen, die nicht mehr melden, bekommen Besuch.

## Was die Produkte beitragen

[Hazard Walk](node:hazard-walk) nimmt Meldungen auf und besteht auf der Antwort. [Incident Desk](node:incident-desk) bearbeitet, was tatsächlich schiefging, mit Ursachen jenseits von *Unachtsamkeit*. [Permit Board](node:permit-board) gilt Arbeiten, bei denen sich ein Fehler nicht zurücknehmen lässt.

## Womit Sie rechnen sollten

Binnen drei Monaten verdoppeln sich die Meldungen, und mit ihnen steigt die erfasste Schwere. Erklären Sie das der Geschäftsleitung vorher. Als erste Zahl wird nach etwa sechs Wochen die mittlere Zeit bis zur Antwort aussagekräftig. Die Unfallzahlen folgen nach zwei Jahren, wenn überhaupt sichtbar. Einen Reifegrad vergibt das Produkt nicht.`,
  },
  situations: [
    {
      title: {
        en: 'A year without accidents, and an uneasy feeling',
        de: 'Ein Jahr ohne Unfälle und ein ungutes Gefühl',
      },
      text: { en: 'There are hardly any near misses either.', de: 'Beinahe-Unfälle gibt es auch kaum.' },
    },
    {
      title: { en: 'Everybody knew about the valve', de: 'Von dem Ventil wussten alle' },
      text: {
        en: 'Three people had considered it dangerous, and none of them reported it.',
        de: 'Drei hielten es für gefährlich, gemeldet hat es keiner.',
      },
    },
  ],
  caseStudies: ['case-northmere-water', 'case-grauwald-hochbau'],
  resources: ['resource-near-miss-form', 'resource-near-miss-counts-paper'],
  sections: [
    {
      kind: 'summary_resources',
      heading: { en: 'Begin tomorrow', de: 'Morgen anfangen' },
      resources: ['resource-near-miss-form'],
    },
    {
      kind: 'summary_content',
      heading: { en: 'From practice', de: 'Aus der Praxis' },
      nodes: ['case-northmere-water', 'article-the-rate-that-stopped-moving', 'article-just-quickly'],
    },
    {
      kind: 'endorsement_bar',
      heading: {
        en: 'Organisations that answer reports in person',
        de: 'Organisationen, die Meldungen persönlich beantworten',
      },
      items: [
        { name: 'Northmere Water', logo: 'logo-northmere-water' },
        { name: 'Verkehrsbetriebe Brennfeld', logo: 'logo-verkehrsbetriebe-brennfeld' },
        { name: 'Grauwald Hochbau' },
        { name: 'Traunseer Linien' },
        { name: 'Stadtwerke Eschbrunn', logo: 'logo-stadtwerke-eschbrunn' },
      ],
    },
  ],
};
