import type { DemoNodeOf } from '../../demo-types.ts';

/** Lists of people: our own, and those who speak for customers. */
export const voices: DemoNodeOf<'overview_page'>[] = [
  {
    type: 'overview_page',
    key: 'overview-people',
    title: { en: 'People', de: 'Menschen' },
    created: '2016-02-08T10:00:00Z',
    children: [
      'person-marit-solberg',
      'person-jonas-achterberg',
      'person-imani-okafor',
      'person-tobias-renner',
      'person-clara-whitcombe',
      'person-yusuf-demirel',
      'person-hanna-lehtonen',
      'person-rosa-valdivieso',
      'person-peter-nakamura',
      'person-eleanor-strand',
    ],
    summary: {
      en: 'Ten of our 142 colleagues: those who answer for a product, a method or a promise.',
      de: 'Zehn von 142: die Kolleginnen und Kollegen, die für ein Produkt, eine Methode oder eine Zusage einstehen.',
    },
    body: {
      en: `Every method in our products has a name attached to it. If you think that a form asks the wrong question, these are the people to tell. Eleven of us worked in risk, claims, audit or safety before joining; they are called practitioners here and have the last word on what a product asks of its users.`,
      de: `Hinter jeder Methode in unseren Produkten steht ein Name. Wenn Sie finden, dass ein Formular das Falsche fragt, sind dies die richtigen Ansprechpersonen. Elf von uns haben vorher in Risiko, Schaden, Revision oder Arbeitsschutz gearbeitet. Sie haben das letzte Wort darüber, was ein Produkt von den Menschen verlangt, die es benutzen.`,
    },
    sections: [
      {
        kind: 'featured_text',
        heading: { en: 'Who answers when you ring', de: 'Wer antwortet, wenn Sie anrufen' },
        body: {
          en: `Customer success has 31 people in four places. Each customer has two of them by name, so that one may be on holiday. If you ring the duty desk at night, you reach an engineer, not a switchboard.`,
          de: `Die Kundenbetreuung hat 31 Personen an vier Orten. Jeder Kunde kennt zwei davon beim Namen, damit eine in Urlaub gehen kann. Wer nachts den Bereitschaftsdienst anruft, erreicht jemanden aus der Entwicklung und keine Vermittlung.`,
        },
        link: { title: { en: 'All telephone numbers', de: 'Alle Telefonnummern' }, node: 'contact' },
      },
    ],
  },
  {
    type: 'overview_page',
    key: 'overview-testimonials',
    title: { en: 'What customers say', de: 'Kundenstimmen' },
    created: '2018-03-12T08:00:00Z',
    listedType: 'testimonial',
    summary: {
      en: 'Sentences from people who use the products at work, with their names and in their words.',
      de: 'Sätze von Menschen, die mit unseren Produkten arbeiten, mit Namen und in ihren Worten.',
    },
    body: {
      en: `We ask two questions after the first year: what is different, and what still annoys you? Answers to the second go to the product council every month. Answers to both may appear here.`,
      de: `Nach dem ersten Jahr stellen wir zwei Fragen: Was ist anders, und was ärgert Sie noch? Die Antworten auf die zweite gehen jeden Monat an den Produktrat. Veröffentlicht werden Antworten auf beide.`,
    },
    sections: [
      {
        kind: 'endorsement_bar',
        heading: {
          en: 'Organisations that let us print their words',
          de: 'Organisationen, deren Worte wir drucken dürfen',
        },
        items: [
          { name: 'Stadtwerke Eschbrunn', logo: 'logo-stadtwerke-eschbrunn' },
          { name: 'Northmere Water', logo: 'logo-northmere-water' },
          { name: 'St Orrin Hospitals Trust', logo: 'logo-st-orrin-hospitals' },
          { name: 'Tannberg Pumpen', logo: 'logo-tannberg-pumpen' },
          { name: 'Hochschule Rauental', logo: 'logo-hochschule-rauental' },
          { name: 'Bankhaus Oderthal', logo: 'logo-bankhaus-oderthal' },
          { name: 'Fennick Fibre', logo: 'logo-fennick-fibre' },
        ],
      },
    ],
  },
];
