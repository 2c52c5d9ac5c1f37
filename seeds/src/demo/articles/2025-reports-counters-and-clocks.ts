import type { DemoNodeOf } from '../../demo-types.ts';

/** 2025: the first weeks of DORA, assurance reports, retention, and violence at the counter. */
export const articles2025ReportsCountersAndClocks: DemoNodeOf<'article'>[] = [
  {
    key: 'article-first-week-of-dora',
    type: 'article',
    title: { en: 'The first week of DORA, by telephone', de: 'Die erste Woche mit DORA, am Telefon' },
    created: '2025-01-30T07:30:00Z',
    articleTypes: ['field-notes', 'news'],
    authors: ['person-eleanor-strand', 'person-yusuf-demirel'],
    productSuites: ['compliance-audit', 'third-party-risk', 'incident-claims'],
    industries: ['banking', 'insurance', 'technology'],
    tags: ['dora', 'regulator'],
    body: {
      en: `Since 17 January the Digital Operational Resilience Act has applied. In the first nine working days our clinic received 74 calls. We have sorted them, as far as callers agreed.

## What was asked

- **31 calls: is this an incident we must report?** In 27 cases no. A system had been slow, a provider had announced maintenance, a backup had failed and been repeated. What was missing was not knowledge of the criteria but of one’s own figures: how many clients are affected, for how long, and is the service critical?
- **19: a provider does not sign.** Mostly small software houses who had received eleven different annexes from eleven banks. Send them a short one. What the regulation requires of every contract fits on two pages; the longer list is for critical or important functions.
- **11: identifiers.** See the [register, field by field](node:resource-webinar-dora-register).
- **8: are we in scope?** We pass this on to counsel.
- **5: when do the four hours begin?** With the classification as major, and at the latest 24 hours after you became aware of the incident. “We shall classify tomorrow” is therefore no strategy.

## The best call

A payments firm rang on the Wednesday at 16:10 with a real incident. The lead had the sheet with the thresholds filled in, had asked for the number of affected clients at once, and wanted to know only whether an estimate is allowed in the first notice. It is; that is what later reports are for. The notice left at 17:25.

## What we would do in February

1. Write your own figures beside the criteria: what is ten per cent of our clients, on a Sunday too?
2. Name two people who may classify, and who are never on holiday together.
3. Play one Saturday, with the [incident clock](node:resource-dora-incident-clock).

Nobody we spoke to was finished. The calmest ones had a list of what was missing, with dates. We have the impression that supervisors know the difference.`,
      de: `Seit dem 17. Januar gilt der Digital Operational Resilience Act. In den ersten neun Arbeitstagen gingen in unserer Sprechstunde 74 Anrufe ein. Wir haben sie sortiert, soweit die Anrufenden einverstanden waren.

## Wonach gefragt wurde

- **31 Anrufe: Ist das ein meldepflichtiger Vorfall?** In 27 Fällen nein. Ein System war langsam, ein Dienstleister hatte Wartung angekündigt, eine Sicherung war misslungen und wiederholt worden. Es fehlte nicht an Kenntnis der Kriterien, sondern an den eigenen Zahlen: Wie viele Kunden sind betroffen, wie lange, und ist die Leistung kritisch?
- **19: Ein Dienstleister unterschreibt nicht.** Meist kleine Softwarehäuser, die von elf Banken elf verschiedene Anlagen erhalten hatten. Schicken Sie eine kurze. Was die Verordnung von jedem Vertrag verlangt, passt auf zwei Seiten; die längere Liste gilt für kritische oder wichtige Funktionen.
- **11: Kennungen.** Siehe das [Register, Feld für Feld](node:resource-webinar-dora-register).
- **8: Fallen wir darunter?** Das geben wir an die Rechtsabteilung weiter.
- **5: Wann beginnen die vier Stunden?** Mit der Einstufung als schwerwiegend, spätestens aber 24 Stunden, nachdem Sie von dem Vorfall Kenntnis erlangt haben. „Wir stufen morgen ein“ ist also keine Strategie.

## Der beste Anruf

Ein Zahlungsdienstleister rief am Mittwoch um 16:10 Uhr mit einem echten Vorfall an. Die Vorfallleitung hatte das Blatt mit den Schwellen ausgefüllt vor sich, hatte sofort nach der Zahl der betroffenen Kunden gefragt und wollte nur wissen, ob in der Erstmeldung eine Schätzung erlaubt ist. Ist sie; dafür gibt es die späteren Meldungen. Um 17:25 Uhr war die Meldung draußen.

## Was wir im Februar tun würden

1. Die eigenen Zahlen neben die Kriterien schreiben: Was sind zehn Prozent unserer Kunden, auch an einem Sonntag?
2. Zwei Personen benennen, die einstufen dürfen und nie gleichzeitig im Urlaub sind.
3. Einen Samstag durchspielen, mit den [Meldefristen](node:resource-dora-incident-clock).

Fertig war niemand, mit dem wir gesprochen haben. Die Ruhigsten hatten eine Liste dessen, was fehlt, mit Terminen. Unser Eindruck ist, dass Aufseher den Unterschied kennen.`,
    },
  },
  {
    key: 'article-reading-an-assurance-report',
    type: 'article',
    title: { en: 'How to read a supplier’s assurance report in forty minutes' },
    created: '2025-09-11T08:00:00Z',
    articleTypes: ['guide'],
    authors: ['person-yusuf-demirel'],
    productSuites: ['third-party-risk', 'compliance-audit'],
    industries: ['banking', 'insurance', 'technology', 'healthcare'],
    tags: ['supplier-outage', 'regulator', 'data-quality'],
    keyPoints: [
      { en: 'Check scope, period and kind before you read a single control' },
      { en: 'The exceptions are the report; the opinion is the summary' },
      { en: 'Controls that the supplier expects of you are duties you have already accepted' },
      { en: 'What sits with a sub-supplier is often carved out' },
    ],
    body: {
      en: `A report of 130 pages arrives, with a logo of an audit firm and a request to treat it in confidence. In most organisations it is stored as evidence that it has been received. One can do more with it in forty minutes, in this order.

## Minutes 1 to 5: is it about us?

**Which entity?** The company that signed your contract, or a sister?
**Which service?** The description must name the product you use, not “cloud services”.
**Which places?** Two of three data centres in the report means: yours is the third.

If one of the answers is no, you may stop and write to the supplier.

## Minutes 6 to 8: what kind, which period?

A report of **type 1** says that controls were suitably designed on one day. **Type 2** says that they also operated over a period, and tests are described. For anything that matters you want the second.

The period should be recent and without holes. If it ended in March and today is September, ask for a *bridge letter*, and know what it is: a statement by the supplier which no auditor has examined.

## Minutes 9 to 12: the opinion

One page. Unqualified, qualified, adverse. A qualified opinion says *except for*; what follows is the most expensive sentence of the report, so read it twice.

## Minutes 13 to 25: the exceptions

Go to the tables of tests and look only for deviations. For each ask three things. What was tested, and how often did it fail: two in forty leavers whose access remained? What does management answer: a date, or a paragraph? Does it touch a control on which you rely?

Reports without a single exception exist. In my experience they are short or young.

## Minutes 26 to 33: what they expect of you

Usually towards the end, under *complementary user entity controls*: you review access quarterly, you report leavers, you check the output. The auditor has assumed that you do. Make a list and put a name beside every line. In a bank last spring there were fourteen lines and three names.

## Minutes 34 to 38: what was left out

Sub-suppliers are either included or *carved out*. If hosting has been carved out, this report says nothing about fire, power and doors; you need the host’s own. Look also for things that are missing altogether. Recovery, for instance, is not part of every report on security.

## Minutes 39 and 40: one paragraph

Write it into the supplier’s file: kind, period, scope right or wrong, number of exceptions which concern us, what we have asked for, by when. Date and name.

Whoever reads the file in two years will not open 130 pages. They will read your paragraph, and so, possibly, will a supervisor. In [Supplier Watch](node:supplier-watch) the field is limited to 900 characters, on purpose.`,
    },
    sections: [
      {
        kind: 'basic',
        body: { en: `## The questions on one page` },
        paragraphs: [
          {
            kind: 'related_resources',
            resources: ['resource-assurance-report-checklist', 'resource-exit-walk-checklist'],
            fillUpTo: 3,
          },
        ],
      },
    ],
  },
  {
    key: 'article-how-long-is-evidence-kept',
    type: 'article',
    title: {
      en: 'How long is evidence kept? A table with a bin',
      de: 'Wie lange hebt man Nachweise auf? Eine Tabelle mit Papierkorb',
    },
    created: '2025-06-12T07:00:00Z',
    articleTypes: ['guide'],
    authors: ['person-henrike-vossberg'],
    productSuites: ['compliance-audit', 'incident-claims'],
    industries: ['healthcare', 'insurance', 'public-administration', 'manufacturing'],
    tags: ['regulator', 'data-quality'],
    body: {
      en: `“As long as possible” is what risk departments answer. “As short as possible” is what I am expected to say. Neither is a period. This is how we arrive at one with customers, in an afternoon.

## Three clocks for every kind of file

1. **Must.** A law obliges you to keep it for so long. Note the provision.
2. **May.** Somebody could make a claim until then, and you would need the file to answer. Limitation periods differ, by country and by kind of damage; they are longer for injuries. Have them looked up once and written down.
3. **Want.** You would like to learn from it. For that you hardly ever need names.

The period is the later of the first two. For the third, the file is stripped: what, where, when, which cause, what was done. Names, diagnoses and photographs of faces go.

## What the table looks like

One row for each kind: near miss without injury, accident, claim, audit working paper, supplier assessment, reading confirmation. Five columns: must, may, what remains afterwards, who deletes, when last done.

The last column is the important one. At the beginning it was empty for 31 of 34 kinds at one hospital. There were periods; nobody had ever deleted anything. A period without a deletion is a statement about the past.

## Hold

If there is a dispute or an investigation, deletion stops for these files, by decision of a named person, for a purpose, with a date on which the hold is looked at again. Without that date every hold is eternal. We have found some from 2009.

## An objection

“But what if we need it after all?” Then you will have to say that you deleted it, when and under which rule. I have seen this sentence used in three proceedings. It was accepted each time. What was not accepted was a file which should have been deleted, and contained a remark.`,
      de: `„So lange wie möglich“, antworten Risikoabteilungen. „So kurz wie möglich“, erwartet man von mir. Beides ist keine Frist. So kommen wir mit Kunden an einem Nachmittag zu einer.

## Drei Uhren für jede Art von Akte

1. **Müssen.** Ein Gesetz verpflichtet Sie, sie so lange aufzubewahren. Notieren Sie die Vorschrift.
2. **Dürfen.** Bis dahin könnte jemand Ansprüche erheben, und zur Antwort bräuchten Sie die Akte. Verjährungsfristen unterscheiden sich nach Land und Art des Schadens; bei Verletzungen sind sie länger. Lassen Sie sie einmal nachsehen und aufschreiben.
3. **Wollen.** Sie möchten daraus lernen. Dafür brauchen Sie fast nie Namen.

Die Frist ist die spätere der ersten beiden. Für die dritte wird die Akte ausgedünnt: was, wo, wann, welche Ursache, was geschah. Namen, Diagnosen und Fotos von Gesichtern entfallen.

## Wie die Tabelle aussieht

Eine Zeile je Art: Beinahe-Unfall ohne Verletzung, Unfall, Schaden, Arbeitspapier der Revision, Lieferantenprüfung, Lesebestätigung. Fünf Spalten: müssen, dürfen, was danach übrig bleibt, wer löscht, wann zuletzt gelöscht wurde.

Die letzte Spalte ist die wichtige. In einem Krankenhaus war sie anfangs bei 31 von 34 Arten leer. Fristen gab es, gelöscht hatte nie jemand. Eine Frist ohne Löschung ist eine Aussage über die Vergangenheit.

## Sperre

Bei einem Streit oder einer Untersuchung wird für diese Akten nicht gelöscht, auf Entscheidung einer benannten Person, zu einem Zweck, mit einem Datum, an dem die Sperre erneut angesehen wird. Ohne dieses Datum gilt jede Sperre ewig. Wir haben welche von 2009 gefunden.

## Ein Einwand

„Und wenn wir sie doch brauchen?“ Dann werden Sie sagen müssen, dass Sie gelöscht haben, wann und nach welcher Regel. Diesen Satz habe ich in drei Verfahren erlebt. Er wurde jedes Mal hingenommen. Nicht hingenommen wurde eine Akte, die gelöscht sein sollte und eine Bemerkung enthielt.`,
    },
  },
  {
    key: 'article-violence-at-the-counter',
    type: 'article',
    title: { en: '‘Part of the job’: reports of violence at the counter' },
    created: '2025-11-06T08:00:00Z',
    articleTypes: ['field-notes', 'analysis'],
    authors: ['person-hanna-lehtonen', 'person-oona-fitzwarren'],
    productSuites: ['health-safety', 'incident-claims'],
    industries: ['public-administration', 'healthcare', 'oeffentlicher-verkehr'],
    tags: ['culture', 'near-miss'],
    body: {
      en: `A benefits office with 85 staff had four recorded assaults in a year. In conversations, over tea and without a form, 61 people told us of something that had frightened them since January. They had not reported it, because nothing had happened. A chair had missed.

## Four reasons, in their words

- “It is part of the job.”
- “He was in despair; I do not want him to get into trouble.”
- “The form asks for the injury.”
- “Last time I was asked what I had done to set it off.”

Each needs a different answer, and only the third is about forms.

## What was changed

**The form** starts with *Are you all right, and is someone with you?* It has a box *I only want it to be known*. Half of the reports use it.

**The first conversation** takes place on the same day with a colleague from another team, trained for two days. She asks what the person needs. She does not ask what they might have done differently; that comes later, from others, about the room.

**The room.** Reports with a place showed that 17 of 40 happened at two desks, both with the door behind the visitor and a queue in view. The desks were turned round. The number display was moved, so that people could see that they had not been forgotten.

**The despairing man** got a letter. It said that he remained entitled to be heard and would be seen at a different office by two people. Most such letters are banning orders. This one was kept to.

## The figures, with care

Reports went from four to 92 in a year. Absences of more than three days after an event fell from nine to five. That is too few to prove anything. What we can say is that in the year before, management discussed security staff on the basis of four events, and this year the position of two desks on the basis of 92. The second discussion was shorter.

## For those who would like to begin

- Do not start with a form. Start with tea, in groups of four, without managers, and write down what is said with permission.
- Promise only what you can keep within a month. A desk can be turned round in a month.
- Decide beforehand who reads a report at seven in the evening. If the answer is *nobody*, say so on the form.
- Tell the works council and data protection before the first report. Some reports will name visitors, and the retention period for these should be short.
- Count answers and not events. In the first year the number of events tells you how much you are trusted.`,
    },
  },
];
