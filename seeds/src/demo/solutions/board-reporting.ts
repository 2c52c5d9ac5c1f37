import type { DemoNodeOf } from '../../demo-types.ts';

export const boardReporting: DemoNodeOf<'solution'> = {
  type: 'solution',
  key: 'solution-board-reporting',
  title: { en: 'Reporting risk to the board', de: 'Risikoberichte an den Vorstand' },
  products: ['risk-register', 'scenario-workbench', 'audit-fieldbook'],
  productSuites: ['enterprise-risk', 'compliance-audit'],
  industries: ['banking', 'insurance', 'energy-utilities', 'education'],
  tags: ['board-reporting', 'data-quality'],
  created: '2022-02-14T08:00:00Z',
  summary: {
    en: 'Six pages that lead to decisions, in place of sixty that lead to a vote of thanks.',
    de: 'Sechs Seiten, die zu Entscheidungen führen, statt sechzig, für die man Ihnen dankt.',
  },
  body: {
    en: `The risk report is item nine on an agenda with eleven items. It has 64 pages and a heat map on which four dots have moved by a millimetre. There are no questions. The minutes say *noted*. Three months’ work has produced one word.

## The problem

Reports are assembled to be complete, because gaps are criticised and length is not. A board can decide perhaps three things about risk in a quarter. It has to find them by itself.

## How customers proceed

1. **Begin with decisions.** Page one states what the board is asked to decide, with alternatives and their cost.
2. **Report change.** What has moved since last time, and because of which event.
3. **Report breaches.** Limits that were passed, and what followed, as agreed beforehand.
4. **Report ignorance.** Ratings that have expired, controls without evidence, suppliers without a tested fallback.
5. **Put everything else in an annex** that is correct, linked and unread.

## What the products contribute

[Risk Register](node:risk-register) supplies changes, breaches and gaps without a data call, as they stand on the reporting date. [Scenario Workbench](node:scenario-workbench) gives ranges for the decisions on page one. [Audit Fieldbook](node:audit-fieldbook) adds overdue measures, from a line that does not report to the one that writes the report.

## What to expect

The first short report will meet with suspicion. Offer the long one as an annex for two quarters and count how often it is opened; the product can tell you. By the third quarter questions are about page one. Preparation falls from around fifteen working days to four, most of which go into writing six good pages.`,
    de: `Der Risikobericht ist Punkt neun einer Tagesordnung mit elf Punkten. Er hat 64 Seiten und eine Heatmap, auf der vier Punkte um einen Millimeter gewandert sind. Fragen gibt es keine. Im Protokoll steht *zur Kenntnis genommen*. Drei Monate Arbeit haben drei Wörter ergeben.

## Das Problem

Berichte werden auf Vollständigkeit angelegt, denn Lücken werden gerügt, Länge nicht. Ein Vorstand kann im Quartal vielleicht drei Dinge über Risiken entscheiden. Finden muss er sie selbst.

## Wie unsere Kunden vorgehen

1. **Mit den Entscheidungen beginnen.** Auf Seite eins steht, worüber zu entscheiden ist, mit Alternativen und ihren Kosten.
2. **Über Veränderung berichten.** Was sich seit dem letzten Mal bewegt hat und durch welches Ereignis.
3. **Über Verletzungen berichten.** Welche Grenzwerte überschritten wurden und was daraufhin wie vereinbart geschah.
4. **Über Unwissen berichten.** Abgelaufene Bewertungen, Kontrollen ohne Nachweis, Lieferanten ohne erprobte Rückfalllösung.
5. **Alles Übrige in den Anhang**: richtig, verlinkt und ungelesen.

## Was die Produkte beitragen

[Risk Register](node:risk-register) liefert Veränderungen, Verletzungen und Lücken ohne Abfragerunde, zum Berichtsstichtag. [Scenario Workbench](node:scenario-workbench) gibt Bandbreiten für die Entscheidungen auf Seite eins. [Audit Fieldbook](node:audit-fieldbook) ergänzt überfällige Maßnahmen, aus einer Linie, die nicht der berichtenden untersteht.

## Womit Sie rechnen sollten

Der erste kurze Bericht wird Misstrauen wecken. Bieten Sie den langen zwei Quartale lang als Anhang an und zählen Sie, wie oft er geöffnet wird. Das Produkt kann es Ihnen sagen. Im dritten Quartal gelten die Fragen der Seite eins. Der Aufwand sinkt von rund fünfzehn Arbeitstagen auf vier, und die gehen größtenteils in sechs gute Seiten.`,
  },
  situations: [
    {
      title: { en: 'Sixty pages, one vote of thanks', de: 'Sechzig Seiten, ein Dank' },
      text: {
        en: 'The report is correct. It leads to nothing.',
        de: 'Der Bericht stimmt. Er führt zu nichts.',
      },
    },
    {
      title: { en: '“Is this number higher than last time?”', de: '„Ist diese Zahl höher als letztes Mal?“' },
      text: {
        en: 'It is the only question, because it is the only one the table answers.',
        de: 'Es ist die einzige Frage, weil die Tabelle nur diese beantwortet.',
      },
    },
  ],
  caseStudies: ['case-glaswerke-ahrental', 'case-fennick-fibre', 'case-wexcombe-council'],
  resources: ['resource-board-risk-report-paper', 'resource-webinar-three-scenarios'],
  sections: [
    {
      kind: 'summary_content',
      heading: { en: 'Read on', de: 'Weiterlesen' },
      nodes: [
        'article-two-pages-before-the-forty',
        'article-risk-appetite-in-one-sentence',
        'person-imani-okafor',
      ],
    },
    {
      kind: 'basic',
      body: { en: `## A question that helps`, de: `## Eine Frage, die hilft` },
      paragraphs: [
        { kind: 'quotes', quotes: [{ testimonial: 'testimonial-ahrental' }] },
        {
          kind: 'related_resources',
          resources: ['resource-ranges-paper', 'resource-scenario-sheet'],
          fillUpTo: 3,
        },
      ],
    },
  ],
};
