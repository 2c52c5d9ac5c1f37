import type { DemoNodeOf } from '../../demo-types.ts';

export const supplierOversight: DemoNodeOf<'solution'> = {
  type: 'solution',
  key: 'solution-supplier-oversight',
  title: { en: 'Supplier oversight', de: 'Lieferantenüberwachung' },
  products: ['supplier-watch', 'contract-checks', 'continuity-planner'],
  productSuites: ['third-party-risk', 'business-continuity'],
  industries: ['retail', 'manufacturing', 'technology', 'healthcare'],
  tags: ['supplier-outage', 'data-quality'],
  created: '2019-11-25T08:00:00Z',
  summary: {
    en: 'Fewer questionnaires, better questions, and a plan for the thirty suppliers whose failure you would feel within a day.',
    de: 'Weniger Fragebögen, bessere Fragen und ein Plan für die dreißig Lieferanten, deren Ausfall Sie binnen eines Tages spüren würden.',
  },
  body: {
    en: `A questionnaire with 280 questions reaches a supplier with four employees. It comes back with 280 times *yes*. It is filed, and the supplier counts as assessed. The exercise has cost two people a week and has told nobody anything.

## The problem

Oversight is spread evenly, because even treatment looks fair and is easy to audit. Risk is not spread evenly. The supplier of the building pass system stops a factory sooner than the supplier of half its raw material.

## How customers proceed

1. **Sort by consequence.** Which services stop, and when does that begin to hurt? Spend plays no part at this stage.
2. **Ask according to depth.** Most suppliers receive ten questions. About thirty receive a visit.
3. **Look at the pairs.** Which two suppliers, meant to replace one another, depend on the same third?
4. **Write the fallback down** with its real capacity and the day on which it was last tried.
5. **Listen between assessments.** Late deliveries, new owners, departing contacts and unreachable support say more than a yearly form.

## What the products contribute

[Supplier Watch](node:supplier-watch) holds map, record and signals. [Contract Checks](node:contract-checks) shows whether you have the right to be told. [Continuity Planner](node:continuity-planner) links each fallback to a plan that can be exercised.

## What to expect

The sorting takes three workshops and ends in an argument about payroll, which everybody forgets. The number of questionnaires falls by about two thirds. Somebody will ask whether that is allowed. In most regimes proportionality is not merely allowed but required, and the register keeps your reasoning for the day when an auditor asks.`,
    de: `Ein Fragebogen mit 280 Fragen geht an einen Lieferanten mit vier Beschäftigten. Er kommt mit 280-mal *Ja* zurück. Er wird abgelegt, und der Lieferant gilt als geprüft. Das hat zwei Menschen eine Woche gekostet, und klüger ist niemand.

## Das Problem

Überwacht wird gleichmäßig, weil Gleichbehandlung gerecht wirkt und sich leicht prüfen lässt. Das Risiko ist nicht gleichmäßig verteilt. Der Anbieter der Zutrittskontrolle legt ein Werk schneller still als der Lieferant der halben Rohstoffmenge.

## Wie unsere Kunden vorgehen

1. **Nach Folgen sortieren.** Welche Leistungen stehen still, und ab wann tut es weh? Das Einkaufsvolumen spielt hier keine Rolle.
2. **Nach Tiefe fragen.** Die meisten Lieferanten erhalten zehn Fragen. Etwa dreißig erhalten Besuch.
3. **Paare betrachten.** Welche zwei Lieferanten, die einander ersetzen sollen, hängen an demselben dritten?
4. **Die Rückfalllösung aufschreiben**, mit ihrer tatsächlichen Kapazität und dem Tag der letzten Erprobung.
5. **Zwischen den Prüfungen hinhören.** Verspätete Lieferungen, neue Eigentümer, wechselnde Ansprechpartner und ein unerreichbarer Support sagen mehr als ein Jahresformular.

## Was die Produkte beitragen

[Supplier Watch](node:supplier-watch) führt Karte, Datensatz und Signale. [Contract Checks](node:contract-checks) zeigt, ob Sie ein Recht auf Auskunft haben. [Continuity Planner](node:continuity-planner) verbindet jede Rückfalllösung mit einem Plan, der sich üben lässt.

## Womit Sie rechnen sollten

Das Sortieren braucht drei Workshops und endet im Streit über die Lohnabrechnung, die alle vergessen. Die Zahl der Fragebögen sinkt um rund zwei Drittel. Jemand wird fragen, ob das zulässig ist. Die meisten Regelwerke erlauben Verhältnismäßigkeit nicht nur, sie verlangen sie. Ihre Begründung liegt im Register, falls die Revision danach fragt.`,
  },
  situations: [
    {
      title: {
        en: 'Four thousand suppliers, one questionnaire',
        de: 'Viertausend Lieferanten, ein Fragebogen',
      },
      text: {
        en: 'The florist has answered. The payroll provider has not.',
        de: 'Der Florist hat geantwortet. Die Lohnabrechnung nicht.',
      },
    },
    {
      title: { en: 'Two sources, one foundry', de: 'Zwei Quellen, eine Gießerei' },
      text: {
        en: 'The second supplier was chosen for price, and so was its own.',
        de: 'Den Zweitlieferanten hat der Preis bestimmt, und dessen Lieferanten auch.',
      },
    },
  ],
  caseStudies: ['case-tannberg-pumpen'],
  resources: ['resource-supplier-outage-playbook', 'resource-concentration-risk-paper'],
  sections: [
    {
      kind: 'summary_resources',
      heading: { en: 'For the day itself', de: 'Für den Tag selbst' },
      resources: ['resource-supplier-outage-playbook'],
    },
    {
      kind: 'summary_content',
      heading: { en: 'From practice', de: 'Aus der Praxis' },
      nodes: ['case-tannberg-pumpen', 'article-the-fourth-party'],
    },
  ],
};
