import type { DemoNodeOf } from '../../demo-types.ts';

export const policyManagement: DemoNodeOf<'product_suite'> = {
  type: 'product_suite',
  key: 'suite-policy-management',
  title: { en: 'Policy Management', de: 'Richtlinienmanagement' },
  accent: 'lichen',
  products: ['policy-library', 'attestation-round'],
  productSuites: ['policy-management'],
  industries: ['banking', 'healthcare', 'education', 'public-administration'],
  tags: ['regulator', 'culture'],
  created: '2020-11-16T08:00:00Z',
  summary: {
    en: 'One valid version of each policy, found in seconds by the person who needs it, with proof of who has read which edition.',
    de: 'Von jeder Richtlinie eine gültige Fassung, in Sekunden auffindbar, mit dem Nachweis, wer welche Ausgabe gelesen hat.',
  },
  body: {
    en: `After an incident somebody asks what the policy said. There are three files with the same name. One is on the intranet, one was e-mailed in March and one carries the word *final* twice. The employee in question followed the oldest, and followed it correctly.

Policy Management keeps drafts, approvals and editions apart. Readers see what applies today. Reviewers see what will apply next. Anyone with a reason can see what applied on a given day in the past.

## What the suite covers

- Drafting with comments, legal review and approval in your own order
- Editions with dates of effect, replaced and never overwritten
- Search by the words employees use rather than the words lawyers use
- Reading confirmations by role, site or event
- Exceptions: requested, granted for a time, ended

## How the two products divide the work

[Policy Library](node:policy-library) is where policies are written, approved and found. [Attestation Round](node:attestation-round) asks the right people to confirm the right edition, once, and lets them say that they did not understand it. Those answers are the most useful data in the suite.

## Where it ends

This is no learning platform. It can ask three questions about a text, but it does not award certificates. It also does not write policies. Templates exist for structure, and the sentences must be yours, because you will be held to them. A policy longer than twelve pages is accepted with a question: who is expected to read this, and when?`,
    de: `Nach einem Vorfall fragt jemand, was in der Richtlinie stand. Es gibt drei Dateien mit demselben Namen. Eine liegt im Intranet, eine wurde im März per E-Mail verschickt, und eine trägt zweimal das Wort „final“. Die betroffene Person hat sich an die älteste gehalten, und zwar korrekt.

Richtlinienmanagement trennt Entwürfe, Freigaben und Ausgaben. Wer liest, sieht, was heute gilt. Wer prüft, sieht, was als Nächstes gelten wird. Wer einen Grund hat, sieht, was an einem bestimmten Tag gegolten hat.

## Was die Produktfamilie umfasst

- Entwürfe mit Kommentaren, rechtlicher Prüfung und Freigabe in Ihrer eigenen Reihenfolge
- Ausgaben mit Gültigkeitsdatum, die ersetzt, aber nie überschrieben werden
- Suche mit den Wörtern der Belegschaft statt mit denen der Rechtsabteilung
- Lesebestätigungen nach Rolle, Standort oder Anlass
- Ausnahmen: beantragt, befristet erteilt, beendet

## Wie sich die beiden Produkte die Arbeit teilen

In der [Policy Library](node:policy-library) werden Richtlinien geschrieben, freigegeben und gefunden. [Attestation Round](node:attestation-round) bittet die richtigen Personen einmal um die Bestätigung der richtigen Ausgabe und lässt sie auch sagen, dass sie etwas nicht verstanden haben. Das sind die nützlichsten Antworten von allen.

## Wo sie aufhört

Dies ist keine Lernplattform. Drei Fragen zu einem Text sind möglich, Zertifikate nicht. Richtlinien schreibt die Software auch nicht. Für den Aufbau gibt es Vorlagen, die Sätze müssen Ihre eigenen sein, denn an ihnen werden Sie gemessen. Eine Richtlinie mit mehr als zwölf Seiten wird angenommen, aber mit einer Rückfrage: Wer soll das lesen, und wann?`,
  },
  contact: 'person-eleanor-strand',
  caseStudies: ['case-hochschule-rauental'],
  outcomes: [
    {
      title: { en: 'Found in under a minute', de: 'In unter einer Minute gefunden' },
      text: {
        en: 'By the words people use, on the device they have at that moment.',
        de: 'Mit den eigenen Worten, auf dem Gerät, das gerade zur Hand ist.',
      },
    },
    {
      title: { en: 'One version in force', de: 'Eine gültige Fassung' },
      text: {
        en: 'Older ones stay readable for the day they applied to.',
        de: 'Ältere bleiben lesbar, für den Tag, an dem sie galten.',
      },
    },
    {
      title: { en: 'Fewer clicks, more readers', de: 'Weniger Klicks, mehr Lesende' },
      text: {
        en: 'Only those whose duties have changed are asked to confirm.',
        de: 'Bestätigen müssen nur die, deren Pflichten sich geändert haben.',
      },
    },
  ],
  sections: [
    {
      kind: 'summary_content',
      heading: { en: 'From practice', de: 'Aus der Praxis' },
      nodes: [
        'case-hochschule-rauental',
        'article-attestation-fatigue',
        'article-accountable-has-no-german-word',
      ],
    },
    {
      kind: 'accordion',
      heading: { en: 'Questions before you buy', de: 'Fragen vor dem Kauf' },
      allowsAllClosed: true,
      items: [
        {
          title: {
            en: 'We have a wiki. Why is that not enough?',
            de: 'Wir haben ein Wiki. Warum genügt das nicht?',
          },
          body: {
            en: `It may well be, for instructions. A policy needs three things a wiki does not have: a version that was in force on a given day, somebody who approved it, and proof of who was asked to read it. If nobody will ever ask you for these, stay with the wiki.`,
            de: `Für Anleitungen vielleicht schon. Eine Richtlinie braucht drei Dinge, die ein Wiki nicht hat: eine Fassung, die an einem bestimmten Tag galt, jemanden, der sie freigegeben hat, und den Nachweis, wer sie lesen sollte. Fragt danach nie jemand, bleiben Sie beim Wiki.`,
          },
        },
        {
          title: { en: 'Who writes the policies?', de: 'Wer schreibt die Richtlinien?' },
          body: {
            en: `You do. We read one of yours with you, mark each sentence that asks somebody to do something, and count. After that most people know what to cut.`,
            de: `Sie. Wir lesen mit Ihnen eine davon, markieren jeden Satz, der von jemandem etwas verlangt, und zählen. Danach wissen die meisten, was sie streichen wollen.`,
          },
        },
      ],
    },
    {
      kind: 'summary_resources',
      heading: { en: 'To take with you', de: 'Zum Mitnehmen' },
      resources: ['resource-policy-review-checklist'],
    },
  ],
};
