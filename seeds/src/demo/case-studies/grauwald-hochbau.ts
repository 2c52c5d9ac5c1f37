import type { DemoNodeOf } from '../../demo-types.ts';

export const grauwaldHochbau: DemoNodeOf<'case_study'> = {
  key: 'case-grauwald-hochbau',
  type: 'case_study',
  customer: 'Grauwald Hochbau AG',
  title: {
    en: 'Grauwald Hochbau: permits that know about one another',
    de: 'Grauwald Hochbau: Arbeitsfreigaben, die voneinander wissen',
  },
  summary: {
    en: 'On 14 sites a building contractor replaced paper permits with a shared board. The gain was not speed, but the 118 conflicts that became visible.',
    de: 'Auf 14 Baustellen ersetzte ein Bauunternehmen Erlaubnisscheine aus Papier durch eine gemeinsame Tafel. Der Gewinn lag nicht im Tempo, sondern in 118 sichtbar gewordenen Konflikten.',
  },
  created: '2026-05-05T07:00:00Z',
  productSuites: ['health-safety', 'insurance-exposure'],
  industries: ['construction'],
  tags: ['near-miss', 'culture'],
  results: [
    {
      figure: { en: '118', de: '118' },
      meaning: {
        en: 'conflicts between two permits, noticed before work began, in one year',
        de: 'Konflikte zwischen zwei Freigaben, in einem Jahr vor Arbeitsbeginn erkannt',
      },
    },
    {
      figure: { en: '14 min', de: '14 min' },
      meaning: {
        en: 'to issue a permit, two more than on paper',
        de: 'für das Ausstellen einer Freigabe, zwei mehr als auf Papier',
      },
    },
    {
      figure: { en: '3 to 0', de: '3 auf 0' },
      meaning: {
        en: 'fires after hot work, 2024 and 2025',
        de: 'Brände nach Feuerarbeiten, 2024 und 2025',
      },
    },
  ],
  body: {
    en: `## The situation

Grauwald Hochbau builds offices and hospitals, with 900 staff and up to 60 subcontractors on 14 sites. In 2024 there were three small fires after hot work. In each case there had been a permit, properly signed. In the third case a welder worked above a room in which a second firm was varnishing, also with a permit. The two sheets hung in two site cabins.

## What they did

The head of safety tried out [Permit Board](node:permit-board) from January 2025 on one hospital site, and from April on all of them. Each permit has a place on the floor plan and a time; where two overlap, or lie above one another, the second can be issued only once both issuers have talked. Foremen fill it in on a tablet in six languages. The fire watch after hot work is confirmed on the spot, by scanning a code at the place of work. The contractors’ all-risks insurer was shown the plan beforehand; in return for a lower deductible it receives the current value of each site from [Exposure Map](node:exposure-map) every month.

## What changed

In one year 11,400 permits were issued and 118 conflicts noticed. The commonest were hot work above storage, lifting above walkways, and two firms in the same shaft. There was no fire after hot work in 2025; the company puts that down to luck as well, for one year proves little. The insurer lowered the deductible for fire from 100,000 to 50,000 euros.

## What did not work

Issuing takes 14 minutes instead of 12, and the site managers had been promised the opposite. In two basements there was no reception, so that permits could be released there only on the paper set until repeaters were fitted for 4,000 euros. During the first three months one site issued every permit for the whole building, to get round the conflicts. It came out when 40 permits overlapped on one day, and the rule since then is one room or one shaft for each permit.`,
    de: `## Die Ausgangslage

Grauwald Hochbau errichtet Bürogebäude und Kliniken, mit 900 Beschäftigten und bis zu 60 Nachunternehmen auf 14 Baustellen. 2024 kam es nach Feuerarbeiten zu drei kleinen Bränden. Jedes Mal gab es einen ordnungsgemäß unterschriebenen Erlaubnisschein. Im dritten Fall schweißte ein Betrieb über einem Raum, in dem ein zweiter lackierte, ebenfalls mit Schein. Die beiden Scheine hingen in zwei Baucontainern.

## Das Vorgehen

Der Leiter Arbeitssicherheit erprobte [Permit Board](node:permit-board) ab Januar 2025 auf einer Klinikbaustelle, ab April auf allen. Jede Freigabe hat einen Ort auf dem Grundriss und eine Zeit; überschneiden sich zwei oder liegen sie übereinander, lässt sich die zweite erst ausstellen, wenn beide Ausstellenden miteinander gesprochen haben. Die Poliere füllen sie am Tablet in sechs Sprachen aus. Die Brandwache nach Feuerarbeiten wird vor Ort bestätigt, durch Scannen eines Codes am Arbeitsplatz. Der Bauleistungsversicherer kannte das Vorhaben vorab; als Gegenleistung für einen niedrigeren Selbstbehalt erhält er jeden Monat den aktuellen Wert jeder Baustelle aus [Exposure Map](node:exposure-map).

## Was sich geändert hat

In einem Jahr wurden 11.400 Freigaben ausgestellt und 118 Konflikte erkannt. Am häufigsten waren Feuerarbeiten über Lagerflächen, Hebearbeiten über Laufwegen und zwei Betriebe im selben Schacht. Nach Feuerarbeiten brannte es 2025 nicht; das Unternehmen schreibt das auch dem Glück zu, denn ein Jahr beweist wenig. Der Versicherer senkte den Selbstbehalt für Feuer von 100.000 auf 50.000 Euro.

## Was nicht funktioniert hat

Das Ausstellen dauert 14 statt 12 Minuten; versprochen war den Bauleitungen das Gegenteil. In zwei Untergeschossen gab es keinen Empfang; dort blieb nur der Papiersatz, bis für 4.000 Euro Funkverstärker eingebaut waren. Eine Baustelle stellte in den ersten drei Monaten jede Freigabe für das ganze Gebäude aus, um die Konflikte zu umgehen. Es fiel auf, als sich an einem Tag 40 Freigaben überschnitten; seither gilt je Freigabe ein Raum oder ein Schacht.`,
  },
  location: { en: 'Southern Germany', de: 'Süddeutschland' },
  facts: [
    { label: { en: 'Staff', de: 'Beschäftigte' }, value: { en: '900', de: '900' } },
    { label: { en: 'Sites', de: 'Baustellen' }, value: { en: '14', de: '14' } },
    {
      label: { en: 'Subcontractors', de: 'Nachunternehmen' },
      value: { en: 'up to 60 at a time', de: 'bis zu 60 gleichzeitig' },
    },
    { label: { en: 'Customer since', de: 'Kunde seit' }, value: { en: '2024', de: '2024' } },
  ],
  products: ['permit-board', 'exposure-map'],
  testimonial: 'testimonial-grauwald',
  sections: [
    {
      kind: 'summary_resources',
      heading: { en: 'For your own sites', de: 'Für Ihre Baustellen' },
      resources: ['resource-permit-handover-template', 'resource-near-miss-form'],
    },
    {
      kind: 'media',
      heading: { en: 'Where permits met', de: 'Wo sich Freigaben trafen' },
      layout: 'wide',
      items: [
        {
          media: 'case-grauwald-hochbau',
          caption: {
            en: 'Each line is a level of equal permit density in one week of construction, drawn from 212 permits.',
            de: 'Jede Linie verbindet gleiche Dichte an Freigaben in einer Bauwoche, gezeichnet aus 212 Scheinen.',
          },
        },
      ],
    },
  ],
};
