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
  contact: 'person-clara-whitcombe',
  caseStudies: ['case-landkreis-weidenau', 'case-karrow-logistics', 'case-pellow-and-dace'],
  outcomes: [
    {
      title: { en: 'Values with a date', de: 'Werte mit Datum' },
      text: {
        en: 'Every sum insured says where it comes from and how old it is.',
        de: 'Jede Versicherungssumme sagt, woher sie kommt und wie alt sie ist.',
      },
    },
    {
      title: { en: 'Accumulation you find first', de: 'Kumule, die Sie zuerst finden' },
      text: {
        en: 'What shares a river, a transformer or a roof, before the underwriter draws the circle.',
        de: 'Was sich Fluss, Trafo oder Dach teilt, bevor der Underwriter den Kreis zieht.',
      },
    },
    {
      title: { en: 'A renewal without archaeology', de: 'Eine Erneuerung ohne Archäologie' },
      text: {
        en: 'The submission is ready in days, because it was kept up in between.',
        de: 'Die Unterlagen sind in Tagen fertig, weil sie zwischendurch gepflegt wurden.',
      },
    },
  ],
  sections: [
    {
      kind: 'summary_content',
      heading: { en: 'In use for', de: 'Im Einsatz für' },
      nodes: ['solution-municipal-insurance', 'solution-claims-cost'],
    },
    {
      kind: 'basic',
      body: {
        en: `## The first hundred and twenty days
What a first renewal with the suite looks like, counted backwards from the date on the policy.`,
        de: `## Die ersten hundertzwanzig Tage
Wie eine erste Erneuerung mit der Produktfamilie abläuft, rückwärts gezählt vom Datum auf der Police.`,
      },
      paragraphs: [
        {
          kind: 'text_lists',
          lists: [
            {
              style: 'steps',
              items: [
                {
                  title: { en: 'Day 120', de: 'Tag 120' },
                  text: {
                    en: 'Locations imported; duplicates shown side by side and settled by telephone.',
                    de: 'Standorte übernommen; Dubletten stehen nebeneinander und werden am Telefon geklärt.',
                  },
                },
                {
                  title: { en: 'Day 90', de: 'Tag 90' },
                  text: {
                    en: 'Each site confirms its own sheet in a quarter of an hour.',
                    de: 'Jeder Standort bestätigt sein eigenes Blatt in einer Viertelstunde.',
                  },
                },
                {
                  title: { en: 'Day 60', de: 'Tag 60' },
                  text: {
                    en: 'Losses with a sentence each; large ones with what has changed since.',
                    de: 'Schäden mit je einem Satz; große mit dem, was seither anders ist.',
                  },
                },
                {
                  title: { en: 'Day 30', de: 'Tag 30' },
                  text: {
                    en: 'The market asks; nine of ten answers are in the question book.',
                    de: 'Der Markt fragt; neun von zehn Antworten stehen im Fragenbuch.',
                  },
                },
              ],
            },
          ],
        },
        {
          kind: 'related_resources',
          resources: ['resource-renewal-timetable', 'resource-flood-exposure-paper'],
          fillUpTo: 4,
        },
      ],
    },
    {
      kind: 'endorsement_bar',
      heading: { en: 'Renewed with it this year', de: 'Damit in diesem Jahr erneuert' },
      items: [
        { name: 'Karrow Logistics', logo: 'logo-karrow-logistics' },
        { name: 'Lindmoor Mutual', logo: 'logo-lindmoor-mutual' },
        { name: 'Landkreis Weidenau' },
        { name: 'Grauwald Hochbau' },
      ],
    },
  ],
};
