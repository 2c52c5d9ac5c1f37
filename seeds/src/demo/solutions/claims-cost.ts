import type { DemoNodeOf } from '../../demo-types.ts';

export const claimsCost: DemoNodeOf<'solution'> = {
  type: 'solution',
  key: 'solution-claims-cost',
  title: { en: 'Lower cost of claims', de: 'Schadenkosten senken' },
  products: ['claims-ledger', 'incident-desk', 'programme-renewal'],
  productSuites: ['incident-claims', 'insurance-exposure'],
  industries: ['retail', 'transport-logistics', 'public-administration', 'insurance'],
  tags: ['claims-reserve', 'data-quality'],
  created: '2018-11-19T08:00:00Z',
  summary: {
    en: 'Most of what a claim costs beyond the injury is time: late notice, late decisions, late reserves. All three can be measured.',
    de: 'Was ein Schaden über die Verletzung hinaus kostet, ist meist Zeit: späte Meldung, späte Entscheidung, späte Rückstellung. Alle drei lassen sich messen.',
  },
  body: {
    en: `Two claims for the same broken wrist. One is reported the same day, with photographs of the step, and settled in ten weeks. The other is reported after 34 days by a solicitor’s letter, when the step has been repaired. It costs three times as much. The wrist is the same.

## The problem

Self-insured companies and those with high deductibles pay for delay themselves, but they see it only as an average per claim. The average hides the few files that decide the year and the many small ones that wait.

## How customers proceed

1. **Measure the three delays**: event to report, report to first contact, first contact to decision on liability.
2. **Shorten the first.** A report form at the place where things happen does more than any training.
3. **Review reserves by reason.** Large steps upwards are read together once a month. The aim is to learn what was knowable earlier.
4. **Close what is finished.** In a neglected portfolio, one open file in six has had nothing left to do for a year.
5. **Take the figures to the market** at the next renewal, with the history behind them.

## What the products contribute

[Incident Desk](node:incident-desk) shortens the first delay and preserves the evidence. [Claims Ledger](node:claims-ledger) measures the others and asks for reasons. [Programme Renewal](node:programme-renewal) turns the result into a retention that suits the portfolio.

## What to expect

In the first six months reserves usually rise, because files are looked at properly for the first time. Prepare your finance director. Closures follow in the second half of the year, and comparisons of cost are meaningful after about eighteen months. Anyone who promises you a percentage before having read your files has not read your files.`,
    de: `Zwei Schäden, dieselbe Handgelenksfraktur. Der eine wird am selben Tag gemeldet, mit Fotos der Stufe, und ist nach zehn Wochen reguliert. Der andere kommt nach 34 Tagen als Anwaltsschreiben, da ist die Stufe längst repariert. Er kostet das Dreifache. Das Handgelenk ist dasselbe.

## Das Problem

Unternehmen mit Eigentragung oder hohem Selbstbehalt bezahlen Verzögerungen selbst, sehen sie aber nur als Durchschnitt je Schaden. Der Durchschnitt verdeckt die wenigen Akten, die über das Jahr entscheiden, und die vielen kleinen, die warten.

## Wie unsere Kunden vorgehen

1. **Drei Verzögerungen messen**: vom Ereignis zur Meldung, von der Meldung zum ersten Kontakt, vom Kontakt zur Entscheidung über die Haftung.
2. **Die erste verkürzen.** Ein Meldeformular am Ort des Geschehens bewirkt mehr als jede Schulung.
3. **Rückstellungen nach Begründung prüfen.** Große Erhöhungen werden einmal im Monat gemeinsam gelesen, um zu erkennen, was früher absehbar war.
4. **Abschließen, was erledigt ist.** In einem vernachlässigten Bestand ist bei jeder sechsten offenen Akte seit einem Jahr nichts mehr zu tun.
5. **Mit den Zahlen an den Markt gehen**, bei der nächsten Erneuerung und mit dem Verlauf dahinter.

## Was die Produkte beitragen

[Incident Desk](node:incident-desk) verkürzt die erste Verzögerung und sichert Beweise. [Claims Ledger](node:claims-ledger) misst die anderen und verlangt Gründe. [Programme Renewal](node:programme-renewal) leitet daraus einen Selbstbehalt ab, der zum Bestand passt.

## Womit Sie rechnen sollten

Im ersten halben Jahr steigen die Rückstellungen meist, weil die Akten erstmals gründlich gelesen werden. Bereiten Sie Ihre Finanzleitung darauf vor. In der zweiten Jahreshälfte folgen die Abschlüsse, und Kostenvergleiche sind nach etwa achtzehn Monaten aussagekräftig. Wer Ihnen vorher einen Prozentsatz verspricht, hat Ihre Akten nicht gelesen.`,
  },
  situations: [
    {
      title: { en: 'Reserves rise every December', de: 'Jeden Dezember steigen die Rückstellungen' },
      text: {
        en: 'The files are read once a year, shortly before somebody else reads them.',
        de: 'Die Akten werden einmal im Jahr gelesen, kurz bevor es jemand anderes tut.',
      },
    },
    {
      title: { en: 'Notice arrives after three weeks', de: 'Die Anzeige kommt nach drei Wochen' },
      text: {
        en: 'By then the floor is dry and the witness has changed jobs.',
        de: 'Bis dahin ist der Boden trocken und der Zeuge woanders beschäftigt.',
      },
    },
  ],
  caseStudies: ['case-verkehrsbetriebe-brennfeld', 'case-lindmoor-mutual'],
  resources: ['resource-claims-reserve-guide', 'resource-webinar-remote-claims'],
  sections: [
    {
      kind: 'summary_resources',
      heading: { en: 'The method in writing', de: 'Die Methode zum Nachlesen' },
      resources: ['resource-claims-reserve-guide'],
    },
    {
      kind: 'summary_content',
      heading: { en: 'From practice', de: 'Aus der Praxis' },
      nodes: ['case-verkehrsbetriebe-brennfeld', 'article-subrogation-is-a-diary-problem'],
    },
  ],
};
