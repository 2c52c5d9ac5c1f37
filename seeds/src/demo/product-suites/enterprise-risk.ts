import type { DemoNodeOf } from '../../demo-types.ts';

export const enterpriseRisk: DemoNodeOf<'product_suite'> = {
  type: 'product_suite',
  key: 'suite-enterprise-risk',
  title: { en: 'Enterprise Risk', de: 'Unternehmensrisiko' },
  accent: 'heather',
  products: ['risk-register', 'scenario-workbench'],
  productSuites: ['enterprise-risk'],
  industries: ['banking', 'insurance', 'energy-utilities', 'manufacturing', 'education'],
  tags: ['board-reporting', 'data-quality'],
  created: '2016-06-13T08:00:00Z',
  summary: {
    en: 'A risk register that changes when the facts change, and scenarios that give the board a range to argue about instead of a colour.',
    de: 'Ein Risikoregister, das sich mit den Tatsachen ändert, und Szenarien, die dem Vorstand eine Bandbreite zur Diskussion geben statt einer Farbe.',
  },
  body: {
    en: `In many companies the register is updated four times a year, in the week before it is read. The ratings hardly move. When a loss occurs, it turns out to have been in the register all along, rated amber, with an owner who had left.

Enterprise Risk ties each entry to things that move by themselves: incidents, overdue controls, supplier signals, exposure values. When one of them changes, the owner is asked whether the rating still holds. Leaving it as it is counts as an answer, provided it comes with a reason.

## What the suite covers

- A register of causes, events and consequences, with controls where they act
- Ratings with a reason and an expiry date
- Appetite as limits that can be breached, with what follows from a breach
- Scenarios with frequency, range of loss and the assumptions behind both
- Reports for board, committee and business unit from the same data

## How the two products divide the work

[Risk Register](node:risk-register) is for everyone who owns a risk. It takes ten minutes a month. [Scenario Workbench](node:scenario-workbench) is for the few risks that deserve a number, usually between eight and fifteen, and for the people who have to defend that number.

## Where it ends

The suite does not model market or credit risk; banks and insurers have proper systems for that and can bring the results in as indicators. It also contains no library of ready-made risks. We tried one in 2017. Customers imported three hundred entries and stopped thinking, so we took it out.`,
    de: `In vielen Unternehmen wird das Register viermal im Jahr aktualisiert, jeweils in der Woche, bevor es gelesen wird. Die Bewertungen bewegen sich kaum. Tritt ein Verlust ein, stand er die ganze Zeit darin, gelb bewertet, unter dem Namen einer Person, die das Haus verlassen hat.

Unternehmensrisiko verknüpft jeden Eintrag mit Größen, die sich von selbst bewegen: Vorfälle, überfällige Kontrollen, Lieferantensignale, Versicherungswerte. Ändert sich eine davon, werden die Zuständigen gefragt, ob die Bewertung noch gilt. Sie stehen zu lassen ist zulässig, wenn ein Grund dabeisteht.

## Was die Produktfamilie umfasst

- Ein Register aus Ursachen, Ereignissen und Folgen, mit Kontrollen dort, wo sie wirken
- Bewertungen mit Begründung und Ablaufdatum
- Risikoappetit als Grenzwerte, die überschritten werden können, samt den Folgen
- Szenarien mit Häufigkeit, Schadenbandbreite und den Annahmen dahinter
- Berichte für Vorstand, Ausschuss und Geschäftsbereich aus demselben Datenbestand

## Wie sich die beiden Produkte die Arbeit teilen

Das [Risk Register](node:risk-register) ist für alle da, die ein Risiko verantworten. Es kostet sie zehn Minuten im Monat. Die [Scenario Workbench](node:scenario-workbench) gilt den wenigen Risiken, die eine Zahl verdienen, meist acht bis fünfzehn, und den Menschen, die diese Zahl vertreten müssen.

## Wo sie aufhört

Markt- und Kreditrisiken modelliert die Produktfamilie nicht. Banken und Versicherer haben dafür eigene Systeme, deren Ergebnisse sich als Kennzahlen übernehmen lassen. Einen Katalog fertiger Risiken gibt es ebenfalls nicht. 2017 hatten wir einen. Kunden übernahmen dreihundert Einträge und hörten auf nachzudenken, also haben wir ihn wieder entfernt.`,
  },
  contact: 'person-imani-okafor',
  caseStudies: ['case-glaswerke-ahrental', 'case-fennick-fibre', 'case-pennard-university'],
  outcomes: [
    {
      title: { en: 'A range instead of a colour', de: 'Eine Spanne statt einer Farbe' },
      text: {
        en: 'The board argues about assumptions, which can be checked, and no longer about red.',
        de: 'Der Vorstand streitet über Annahmen, die sich prüfen lassen, nicht mehr über Rot.',
      },
    },
    {
      title: { en: 'Ten minutes a month', de: 'Zehn Minuten im Monat' },
      text: {
        en: 'That is what a risk owner gives. The rest arrives from incidents, audits and suppliers.',
        de: 'So viel gibt, wer ein Risiko verantwortet. Der Rest kommt aus Vorfällen, Prüfungen und von Lieferanten.',
      },
    },
    {
      title: { en: 'Limits with consequences', de: 'Grenzen mit Folgen' },
      text: {
        en: 'What happens after a breach was agreed before it.',
        de: 'Was nach einer Überschreitung geschieht, war vorher vereinbart.',
      },
    },
  ],
  sections: [
    {
      kind: 'featured_text',
      heading: { en: 'A range, not a colour', de: 'Eine Bandbreite statt einer Farbe' },
      body: {
        en: `‘Amber’ ends a conversation. ‘Between 0.8 and 6 million euros, about once in nine years, and half of that depends on one warehouse’ begins one. The Workbench shows the range, the assumptions in order of weight and the three that nobody has checked.`,
        de: `„Gelb“ beendet ein Gespräch. „Zwischen 0,8 und 6 Millionen Euro, etwa alle neun Jahre, und die Hälfte davon hängt an einem Lager“ beginnt eines. Die Workbench zeigt die Bandbreite, die Annahmen nach ihrem Gewicht und jene drei, die noch niemand geprüft hat.`,
      },
      pictureOf: 'scenario-workbench',
      link: {
        title: { en: 'See Scenario Workbench', de: 'Scenario Workbench ansehen' },
        node: 'scenario-workbench',
      },
    },
    {
      kind: 'summary_content',
      heading: { en: 'Read on', de: 'Weiterlesen' },
      nodes: ['solution-board-reporting', 'article-risk-appetite-in-one-sentence', 'person-imani-okafor'],
    },
    {
      kind: 'basic',
      body: {
        en: `## Words we use, and what we mean
Most quarrels about registers are about words. These are ours; you may set your own.`,
        de: `## Wörter, die wir verwenden, und was wir meinen
Über Register streitet man meist wegen der Wörter. Das sind unsere, Sie können eigene festlegen.`,
      },
      paragraphs: [
        {
          kind: 'text_lists',
          lists: [
            {
              style: 'terms',
              items: [
                {
                  title: { en: 'Risk', de: 'Risiko' },
                  text: {
                    en: 'An event that may happen, with what it would do to something we have promised.',
                    de: 'Ein mögliches Ereignis und was es mit etwas machen würde, das wir versprochen haben.',
                  },
                },
                {
                  title: { en: 'Owner', de: 'Zuständige Person' },
                  text: {
                    en: 'Somebody with a budget that could change the risk. Never a committee.',
                    de: 'Jemand mit einem Budget, das am Risiko etwas ändern kann. Nie ein Gremium.',
                  },
                },
                {
                  title: { en: 'Appetite', de: 'Risikoappetit' },
                  text: {
                    en: 'A limit which can be breached, and a sentence saying what follows.',
                    de: 'Eine Grenze, die überschritten werden kann, und ein Satz darüber, was dann folgt.',
                  },
                },
                {
                  title: { en: 'Rating', de: 'Bewertung' },
                  text: {
                    en: 'An estimate with a date. It expires.',
                    de: 'Eine Schätzung mit Datum. Sie läuft ab.',
                  },
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};
