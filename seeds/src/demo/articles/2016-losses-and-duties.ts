import type { DemoNodeOf } from '../../demo-types.ts';

/** 2016: what an inquiry asks, what an insurer may ask, and one escalator. */
export const articles2016LossesAndDuties: DemoNodeOf<'article'>[] = [
  {
    key: 'article-the-third-question',
    type: 'article',
    title: { en: 'The third question of an inquiry' },
    created: '2016-04-28T08:00:00Z',
    articleTypes: ['guide'],
    authors: ['person-walther-grimsehl'],
    productSuites: ['incident-claims', 'health-safety'],
    industries: ['manufacturing'],
    tags: ['data-quality'],
    body: {
      en: `Every inquiry begins with what happened and continues with who was there. The third question decides whether anybody will learn something, and it is usually left out: what did the people concerned expect to happen?

## Why it comes third

Asked first, it sounds like an accusation. Asked last, it is answered with knowledge of the outcome. After the facts and before the causes there is a short time in which people still remember what the world looked like at ten to three.

At a galvanising plant last winter a crane driver lowered a rack into the wrong bath. What happened took one line. The second question produced four names. The third produced this: he expected bath 4 to be occupied, because on every Wednesday since October it had been. Nobody had told him that the maintenance day had moved. No checklist contained the word Wednesday.

## How to ask

- One person at a time, within two days, at the place itself if possible.
- “Before it went wrong, what were you about to do next?” It is easier to answer than “What were you thinking?”
- Write the answer down in the words used. Read it back.
- Do not argue with an expectation. It was real, and it is your evidence.

## What to do with the answers

Put the expectations beside one another before you discuss causes. Where two people expected different things of the same object, you have found the place where a sign, a call or a lock is missing. In eleven inquiries that I have read again this year, nine contained such a pair. In none of the nine had the report used it.`,
    },
  },
  {
    key: 'article-fair-presentation',
    type: 'article',
    title: { en: 'Fair presentation: what changed on 12 August' },
    created: '2016-08-16T09:00:00Z',
    articleTypes: ['analysis', 'news'],
    authors: ['person-marit-solberg'],
    productSuites: ['insurance-exposure'],
    industries: ['insurance', 'public-administration', 'retail'],
    tags: ['regulator', 'data-quality'],
    body: {
      en: `Since Friday the Insurance Act 2015 has applied to commercial policies under the law of England and Wales, Scotland and Northern Ireland. Its centre is the duty of fair presentation, and most of what has been written about it speaks to lawyers. This is for the person who fills in the proposal.

## The duty in three sentences

You must disclose every material circumstance that you know or ought to know, or at least enough to put a prudent insurer on notice that further questions are needed. What you ought to know includes what a reasonable search would have revealed. And you must say it in a way that is reasonably clear and accessible.

## What a reasonable search looks like

The Act names those whose knowledge counts: senior management and those responsible for the insurance. It does not say how to search. A record of the following would, I think, have satisfied most underwriters I have met.

1. A list of the people asked, with the date. Not “operations”, but the manager of each site over a certain value.
2. The question in the form in which it was put. “Anything to report?” is not a search.
3. The answers, including the empty ones.
4. A note on what was decided to leave out, and why.

## The end of the data dump

The third sentence is the one that will cause work. A schedule of nine thousand lines with the one important line in row 6,214 is no longer a safe way to disclose anything. If the sawmill has moved into the building that also holds the archive, it belongs on page one.

## And if it goes wrong

Formerly an insurer could avoid the whole contract. Now the remedy depends on what would have been done with the right information: a higher premium, another term, no contract at all. Deliberate or reckless breaches are another matter. For an honest insured this is a clear improvement, on one condition: that next spring you can still show what you asked, whom, and when.

None of this is legal advice. It is a list of what I would want to find in the drawer on the day somebody asks.

## A page that would do

This is what I would put into the drawer for a group with thirty sites. It fits on one page, and it takes a morning.

- **Asked:** thirty site managers, the heads of operations, property, IT and fleet, the finance director. Names and dates in the annex.
- **Question, in these words:** “What has changed at your site in the last twelve months in building, use, storage, neighbours, protection or security? What would you want to know if you had to pay for a loss there?”
- **Answers:** 34. Two reminders. Nine contained something, and the nine are on page one of the submission.
- **Left out, and why:** office moves without structural change; damage below £1,000.
- **Open:** the survey at Site 12 is due on 3 November. The insurer has been told.

The second question is the better one. It makes people think as the other side does, and it has produced every entry on our page one that was worth anything.`,
    },
  },
  {
    key: 'article-escalator-at-the-ferry-terminal',
    type: 'article',
    title: { en: 'The escalator at the ferry terminal', de: 'Die Rolltreppe am Fähranleger' },
    created: '2016-11-24T08:30:00Z',
    articleTypes: ['field-notes'],
    authors: ['person-marit-solberg'],
    productSuites: ['incident-claims'],
    industries: ['transport-logistics'],
    tags: ['claims-reserve', 'near-miss'],
    body: {
      en: `Between March and September a ferry terminal recorded six falls on the same escalator. Six files, four handlers, two insurers. The reserve for all six together was €41,000. Nobody had laid them side by side, because they were filed by ship.

## What the files said

Each was complete. Each described a passenger who had looked at a telephone, carried a case or worn the wrong shoes. Four of the six happened at 17:40.

## What the timetable said

At 17:30 the fast ferry arrives, and until February it had arrived at a berth further west. Since the move, three hundred people reach the foot of the escalator within two minutes. At the top there is a ticket gate with two lanes. When the gate is full, the escalator continues to deliver.

The gate belonged to the port, the escalator to the terminal, the timetable to the line. Each had done its risk assessment.

## What was done

1. A third lane at the gate, opened from 17:30 to 17:45. It cost one person’s quarter of an hour.
2. The escalator stops when the landing is full. The sensor cost €1,900.
3. In the register, *place* became a field with a value of its own instead of a word in a sentence.

In the following six months there was one fall, at eleven in the morning, by a man who had looked at a telephone. The six claims closed at €63,000. Had the second file known of the first, it might have been the last.`,
      de: `Zwischen März und September verzeichnete ein Fährterminal sechs Stürze auf derselben Rolltreppe. Sechs Akten, vier Sachbearbeiter, zwei Versicherer. Zurückgestellt waren für alle sechs zusammen 41.000 Euro. Nebeneinandergelegt hatte sie niemand, denn abgelegt wurde nach Schiff.

## Was in den Akten stand

Jede war vollständig. Jede beschrieb einen Fahrgast, der aufs Telefon gesehen, einen Koffer getragen oder die falschen Schuhe angehabt hatte. Vier von sechs Stürzen geschahen um 17:40 Uhr.

## Was im Fahrplan stand

Um 17:30 Uhr kommt die Schnellfähre an, und bis Februar hatte sie weiter westlich angelegt. Seit dem Umzug erreichen dreihundert Menschen binnen zwei Minuten den Fuß der Rolltreppe. Oben steht eine Fahrkartensperre mit zwei Durchgängen. Ist sie voll, liefert die Rolltreppe weiter.

Die Sperre gehörte dem Hafen, die Rolltreppe dem Terminal, der Fahrplan der Reederei. Eine Gefährdungsbeurteilung hatten alle drei.

## Was getan wurde

1. Ein dritter Durchgang, geöffnet von 17:30 bis 17:45 Uhr. Er kostete eine Viertelstunde einer Person.
2. Die Rolltreppe hält an, wenn der Absatz voll ist. Der Sensor kostete 1.900 Euro.
3. Im Schadenregister wurde aus *Ort* ein Feld mit eigenem Wert statt eines Wortes in einem Satz.

In den folgenden sechs Monaten gab es einen Sturz, um elf Uhr vormittags, von einem Mann, der aufs Telefon gesehen hatte. Die sechs Schäden wurden mit 63.000 Euro abgeschlossen. Hätte die zweite Akte von der ersten gewusst, wäre sie vielleicht die letzte gewesen.`,
    },
  },
];
