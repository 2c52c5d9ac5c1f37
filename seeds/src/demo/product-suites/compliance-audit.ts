import type { DemoNodeOf } from '../../demo-types.ts';

export const complianceAudit: DemoNodeOf<'product_suite'> = {
  type: 'product_suite',
  key: 'suite-compliance-audit',
  title: { en: 'Compliance & Audit', de: 'Compliance & Revision' },
  accent: 'slate',
  products: ['obligation-register', 'audit-fieldbook'],
  productSuites: ['compliance-audit'],
  industries: ['banking', 'insurance', 'energy-utilities', 'healthcare'],
  tags: ['regulator', 'dora', 'data-quality'],
  created: '2017-03-06T09:00:00Z',
  summary: {
    en: 'Every duty with an owner, every finding with a date, and an answer to the supervisor that does not take six weeks to assemble.',
    de: 'Jede Pflicht mit Zuständigen, jede Feststellung mit Frist und eine Antwort an die Aufsicht, deren Zusammenstellung keine sechs Wochen dauert.',
  },
  body: {
    en: `The letter from the supervisor is two pages long and polite. It asks for evidence that five controls were in operation between March and September. Somebody then spends six weeks asking for e-mails, because the controls existed in September and the evidence exists in mailboxes.

Compliance & Audit connects three things that are usually kept apart: the duty, the control that meets it and the proof that the control was carried out. The proof is collected when the work is done, by the person who does it.

## What the suite covers

- A register of duties from law, licences, contracts and your own promises
- Controls with owners, frequencies and evidence
- An audit plan that follows risk, with working papers and sampling
- Findings, agreed measures and follow-up until effectiveness has been checked
- A file for each enquiry from a supervisor, with the answer as it was sent

## How the two products divide the work

[Obligation Register](node:obligation-register) belongs to the second line. It shows which duties have no owner, which controls have not been evidenced this quarter and what a change in the law touches. [Audit Fieldbook](node:audit-fieldbook) belongs to internal audit and is technically separate: auditors read the register, the register does not read their drafts.

## Where it ends

We do not supply legal texts and we do not tell you what a law means. The register takes in updates from the content service you already pay for, and it records your own reading, with name and date. That reading is what a supervisor will ask about.`,
    de: `Das Schreiben der Aufsicht ist zwei Seiten lang und höflich. Es verlangt Nachweise, dass fünf Kontrollen zwischen März und September wirksam waren. Danach verbringt jemand sechs Wochen damit, E-Mails anzufordern. Die Kontrollen gab es, die Nachweise liegen in Postfächern.

Compliance & Revision verbindet drei Dinge, die meist getrennt geführt werden: die Pflicht, die Kontrolle, die sie erfüllt, und den Nachweis, dass die Kontrolle stattgefunden hat. Der Nachweis entsteht, wenn die Arbeit getan wird, und zwar durch die Person, die sie tut.

## Was die Produktfamilie umfasst

- Ein Verzeichnis der Pflichten aus Gesetzen, Zulassungen, Verträgen und eigenen Zusagen
- Kontrollen mit Zuständigen, Turnus und Nachweisen
- Eine risikoorientierte Prüfungsplanung mit Arbeitspapieren und Stichproben
- Feststellungen, vereinbarte Maßnahmen und Nachverfolgung bis zur Wirksamkeitsprüfung
- Eine Akte je Anfrage der Aufsicht, mit der Antwort in der abgesandten Fassung

## Wie sich die beiden Produkte die Arbeit teilen

[Obligation Register](node:obligation-register) gehört der zweiten Linie. Es zeigt, welche Pflichten niemandem zugeordnet sind, für welche Kontrollen im Quartal kein Nachweis vorliegt und was eine Gesetzesänderung berührt. [Audit Fieldbook](node:audit-fieldbook) gehört der Internen Revision und ist technisch getrennt: Die Revision liest das Verzeichnis, umgekehrt sind ihre Entwürfe nicht einsehbar.

## Wo sie aufhört

Wir liefern keine Gesetzestexte und sagen Ihnen nicht, wie ein Gesetz auszulegen ist. Das Verzeichnis übernimmt Änderungen aus dem Fachdienst, den Sie ohnehin beziehen, und hält Ihre eigene Auslegung fest, mit Namen und Datum. Genau danach wird die Aufsicht fragen.`,
  },
  contact: 'person-eleanor-strand',
  caseStudies: ['case-wexcombe-council', 'case-bankhaus-oderthal'],
  outcomes: [
    {
      title: { en: 'An answer in days', de: 'Eine Antwort in Tagen' },
      text: {
        en: 'A letter from the supervisor is answered from records that exist, not from records made for it.',
        de: 'Ein Schreiben der Aufsicht wird aus Unterlagen beantwortet, die es schon gibt.',
      },
    },
    {
      title: { en: 'No duty without an owner', de: 'Keine Pflicht ohne Zuständige' },
      text: {
        en: 'Leavers hand their duties over or the list shows the gap on the same day.',
        de: 'Wer geht, übergibt seine Pflichten, oder die Liste zeigt die Lücke am selben Tag.',
      },
    },
    {
      title: { en: 'Findings that end', de: 'Feststellungen, die enden' },
      text: {
        en: 'Closed means that somebody has checked the effect, with a date and a name.',
        de: 'Erledigt heißt, dass jemand die Wirkung geprüft hat, mit Datum und Namen.',
      },
    },
  ],
  sections: [
    {
      kind: 'summary_resources',
      heading: { en: 'Start with a template', de: 'Mit einer Vorlage beginnen' },
      resources: ['resource-dora-register-template'],
    },
    {
      kind: 'summary_content',
      heading: { en: 'In use for', de: 'Im Einsatz für' },
      nodes: ['solution-dora', 'solution-board-reporting', 'suite-policy-management'],
    },
    {
      kind: 'summary_content',
      heading: { en: 'From practice', de: 'Aus der Praxis' },
      nodes: ['case-bankhaus-oderthal', 'case-wexcombe-council', 'article-regulator-writes-on-a-tuesday'],
    },
    {
      kind: 'accordion',
      heading: { en: 'Questions before you buy', de: 'Fragen vor dem Kauf' },
      allowsAllClosed: true,
      items: [
        {
          title: { en: 'Do you deliver the laws?', de: 'Liefern Sie die Gesetze mit?' },
          body: {
            en: `No. You keep the content service you know, and its updates arrive as proposals. Somebody in your house reads each one and writes down what it means for you. That sentence is what you are later asked for.`,
            de: `Nein. Sie behalten den Inhaltsdienst, den Sie kennen, und seine Änderungen kommen als Vorschläge an. Jemand in Ihrem Haus liest jeden und schreibt auf, was er für Sie bedeutet. Nach diesem Satz werden Sie später gefragt.`,
          },
        },
        {
          title: { en: 'Is internal audit really separate?', de: 'Ist die Revision wirklich getrennt?' },
          body: {
            en: `Technically, yes: other keys, other administrators, no path from the second line into working papers. Auditors may read registers. What they conclude becomes visible when they publish it.`,
            de: `Technisch ja: andere Schlüssel, andere Administration, kein Weg von der zweiten Linie in die Arbeitspapiere. Die Revision darf Register lesen. Was sie daraus schließt, wird sichtbar, wenn sie es veröffentlicht.`,
          },
        },
      ],
    },
  ],
};
