import type { DemoNodeOf } from '../../demo-types.ts';

/** 2023: reporting channels, confined spaces, samples, and an accounting standard. */
export const articles2023ChannelsTanksAndSamples: DemoNodeOf<'article'>[] = [
  {
    key: 'article-seven-days-three-months',
    type: 'article',
    title: {
      en: 'Seven days, three months: a reporting channel that answers',
      de: 'Sieben Tage, drei Monate: eine Meldestelle, die antwortet',
    },
    created: '2023-07-06T07:00:00Z',
    articleTypes: ['guide', 'news'],
    authors: ['person-eleanor-strand', 'person-henrike-vossberg'],
    productSuites: ['compliance-audit', 'policy-management'],
    industries: ['manufacturing', 'public-administration', 'retail', 'education'],
    tags: ['regulator', 'culture'],
    keyPoints: [
      {
        en: 'Acknowledge within seven days, give feedback within three months: put both into a calendar on day one',
        de: 'Eingang binnen sieben Tagen bestätigen, binnen drei Monaten zurückmelden: beides am ersten Tag in den Kalender',
      },
      {
        en: 'Two people, one deputy, and a door that is not beside the managing director’s',
        de: 'Zwei Personen, eine Vertretung und eine Tür, die nicht neben der Geschäftsführung liegt',
      },
      {
        en: 'Feedback says what was done, not that it was taken seriously',
        de: 'Die Rückmeldung sagt, was getan wurde, nicht, dass man es ernst nimmt',
      },
    ],
    body: {
      en: `Since 2 July the German act on the protection of whistleblowers has been in force. It implements a directive of the European Union, so that its outlines will be familiar elsewhere. Employers with fifty or more people need an internal channel. Buying one takes an afternoon. Running it is another matter, and it is what this article is about.

## The two deadlines

Whoever reports receives an acknowledgement within **seven days**. Within **three months** of that they receive feedback: which measures are planned or have been taken, and why. This does not mean that the matter must be settled by then. It means that nobody waits for more than three months without a sentence.

Both dates belong in a calendar on the day of the report, with a deputy. In three of the eleven channels that we have helped to set up, the first report arrived during somebody’s holiday.

## Who sits behind the door

The persons responsible must be independent and know what they are doing. In practice:

1. Two people, so that one may be the subject of a report.
2. Not the head of personnel alone. A third of all reports concern personnel.
3. A place one can visit without being seen. At one works it was the office beside the canteen; it received no reports until it moved.

## What the form asks

As little as possible: what happened, when and where roughly, how do you know, may we ask back? Leave out *whom do you accuse?* A person who reports will tell you, in words that belong to the observation.

Anonymous reports need not be provided for by law in every case, but should be. In our figures the anonymous ones are neither better nor worse than the others. They differ in being answerable only through the channel itself, which is why the way back must be simple.

## Five sentences of feedback

- What we understood you to say.
- What we looked at, in general terms.
- What we found, as far as we may say.
- What has changed or will change, with a date.
- What you can do if you disagree, including the external offices.

“We take your report very seriously” is not among them. It is the sentence after which people go outside.

## What goes wrong in the first year

The confidentiality is broken by a calendar entry. The measure identifies the reporter, because only one person could have known. The report is about a quarrel, and nobody says so kindly. Practise these three before you open.

The precise duties depend on your size, sector and country. Have them checked; we are practitioners and not your counsel.`,
      de: `Seit dem 2. Juli ist das Hinweisgeberschutzgesetz in Kraft. Es setzt eine Richtlinie der Europäischen Union um, in den Grundzügen wird es also auch anderswo bekannt vorkommen. Arbeitgeber ab fünfzig Beschäftigten brauchen eine interne Meldestelle. Sie einzurichten dauert einen Nachmittag. Sie zu betreiben ist etwas anderes, und davon handelt dieser Text.

## Die beiden Fristen

Wer meldet, erhält binnen **sieben Tagen** eine Eingangsbestätigung. Innerhalb von **drei Monaten** danach folgt eine Rückmeldung: welche Maßnahmen geplant oder ergriffen sind und warum. Das heißt nicht, dass die Sache bis dahin erledigt sein muss. Es heißt, dass niemand länger als drei Monate ohne einen Satz wartet.

Beide Termine gehören am Tag der Meldung in einen Kalender, mit Vertretung. Bei drei der elf Meldestellen, deren Aufbau wir begleitet haben, kam die erste Meldung während eines Urlaubs.

## Wer hinter der Tür sitzt

Die Zuständigen müssen unabhängig sein und die nötige Fachkunde haben. In der Praxis:

1. Zwei Personen, damit eine davon selbst Gegenstand einer Meldung sein kann.
2. Nicht die Personalleitung allein. Ein Drittel aller Meldungen betrifft Personalfragen.
3. Ein Ort, den man ungesehen aufsuchen kann. In einem Werk war es das Büro neben der Kantine; bis zum Umzug kam keine Meldung.

## Was das Formular fragt

So wenig wie möglich: Was ist geschehen, wann und wo ungefähr, woher wissen Sie es, dürfen wir zurückfragen? Lassen Sie *Wen beschuldigen Sie?* weg. Wer meldet, sagt es ohnehin, in Worten, die zur Beobachtung gehören.

Anonyme Meldungen zu ermöglichen ist nicht in jedem Fall vorgeschrieben, Sie sollten es trotzdem tun. In unseren Zahlen sind sie weder besser noch schlechter als andere. Beantworten lassen sie sich nur über die Meldestelle selbst, deshalb muss der Rückweg einfach sein.

## Fünf Sätze Rückmeldung

- Was wir verstanden haben.
- Was wir uns angesehen haben, in allgemeinen Worten.
- Was wir gefunden haben, soweit wir es sagen dürfen.
- Was sich geändert hat oder ändern wird, mit Datum.
- Was Sie tun können, wenn Sie anderer Meinung sind, samt den externen Stellen.

„Wir nehmen Ihre Meldung sehr ernst“ gehört nicht dazu. Nach diesem Satz gehen die Leute nach draußen.

## Was im ersten Jahr schiefgeht

Ein Kalendereintrag verletzt die Vertraulichkeit. Die Maßnahme verrät die meldende Person, weil nur sie es wissen konnte. Die Meldung handelt von einem Streit, und niemand sagt das freundlich. Üben Sie diese drei Fälle, bevor Sie öffnen.

Welche Pflichten genau gelten, hängt von Größe, Branche und Land ab. Lassen Sie es prüfen; wir kommen aus der Praxis und sind nicht Ihre Rechtsabteilung.`,
    },
  },
  {
    key: 'article-ifrs-17-and-the-claims-desk',
    type: 'article',
    title: { en: 'What IFRS 17 asks of a claims desk' },
    created: '2023-03-16T09:00:00Z',
    articleTypes: ['analysis'],
    authors: ['person-clara-whitcombe'],
    productSuites: ['incident-claims'],
    industries: ['insurance'],
    tags: ['claims-reserve', 'data-quality'],
    body: {
      en: `Since January insurers that report under international standards have applied IFRS 17. Actuaries and accountants have worked on it for years. On the claims desk, little seems to have changed, and that impression is nearly right.

## Three things which do arrive

**Groups.** Contracts are measured in groups, by portfolio, profitability and year of issue. A claim must therefore find its way to the contract under which it falls, including the year. At one mutual, 4 per cent of open claims pointed to a policy number that had been reused.

**Payments by date.** Liabilities for incurred claims are discounted as a rule. It matters when a claim will be paid and not only how much. Handlers are asked for an expected date. They have always known it; there was no field.

**The reason for a change.** A rise because of a new diagnosis, a rise because of inflation and a rise because of a typing error may be shown in different places. Whoever chooses *other* in the list of reasons makes work for somebody in finance in the third week of January.

## What to do with an afternoon

1. Count the claims whose contract cannot be found. Repair the largest.
2. Add the expected date of payment to the diary note you write anyway.
3. Shorten the list of reasons to seven, and remove *other* for a month. See what people call you about.

I am a claims person, and accountants may wince at the brevity. The point is that the new figures are made of sentences that are written at nine in the morning by somebody with a telephone at the ear. It is worth asking for good ones.`,
    },
  },
  {
    key: 'article-confined-space-checklist-explained',
    type: 'article',
    title: { en: 'Into the tank: a confined-space checklist, explained line by line' },
    created: '2023-10-12T08:00:00Z',
    articleTypes: ['guide'],
    authors: ['person-hanna-lehtonen'],
    productSuites: ['health-safety'],
    industries: ['energy-utilities', 'manufacturing', 'construction'],
    tags: ['near-miss', 'culture'],
    reviewedAt: '2026-02-17T08:00:00Z',
    body: {
      en: `Most people who die in tanks, pits and sewers die of the air. A good part of them were on their way to help somebody. A checklist cannot rescue anyone, but it can make the second death less likely, and sometimes the first. Here is the one we use in training, with the reason for each line. Your own rules and the law of your country come first.

## 1. Can it be done without entering?

A camera, a longer lance, a robot, a hatch on the other side. Ask it aloud, each time. At a brewery the answer had been *no* for twenty years, until a new colleague bought a cleaning head for €900.

## 2. What was in it, what is beside it, what will you bring?

Three different questions. What was in it: product, rust, rotting leaves, inert gas. Beside it: the neighbouring tank, the sewer, the exhaust of a running lorry. What you bring: solvent, welding gas, a pump with a petrol engine.

Rust uses up oxygen. A closed steel vessel with nothing in it can kill.

## 3. Separated, and how?

A closed valve is a wish. Blank it off, remove a spool piece, or double block and bleed. Electrical drives: off, locked, key with the person inside, tried. Write down the position of each device and who put it there.

## 4. Measured by whom, where, when?

At the top, in the middle, at the bottom, because gases have different weights. From outside first. Oxygen before anything else, since a sensor for explosive gases can read falsely low without it. Then explosive, then toxic, chosen after line 2. Then continuously, at the person and not at the hatch.

The permit in this training contains a mistake: the measurement is from 06:40 and the entry at 10:15. About half of the participants notice.

## 5. Who stands outside?

One person who does nothing else, can see or hear those inside at all times, can call help from that spot, and **does not enter**. I let each attendant say the last part aloud. It feels foolish, and it is remembered.

## 6. How does a person come out who cannot walk?

Through which opening, with which device, pulled by whom, how long does it take? Try it with a volunteer. A hatch of fifty centimetres is wide enough for a healthy person with a harness and too narrow for the same person with breathing apparatus.

If the answer is *fire brigade*: have they been told, do they know the site, and how many minutes is that?

## 7. Until when?

A permit ends at a time and not with the work. At the end of a shift everybody comes out, and the next shift measures again.

## How to use it

Read it aloud at the hatch, with those who will go in. The person with the least rank asks, and the others answer. It takes eleven minutes. At a water company that has done it for two years, eight entries out of 640 were called off at the hatch. Nobody knows what would have happened. That is how it looks when it works.`,
    },
    sections: [
      {
        kind: 'basic',
        body: { en: `## Take it to the hatch` },
        paragraphs: [
          {
            kind: 'banners',
            banners: [
              {
                heading: { en: 'Seven lines on one page' },
                text: { en: 'To read aloud. The youngest asks.' },
                link: { title: { en: 'Open the checklist' }, node: 'resource-confined-space-checklist' },
                pictureOf: 'resource-confined-space-checklist',
              },
            ],
          },
          { kind: 'quotes', quotes: [{ testimonial: 'testimonial-hollin' }] },
        ],
      },
    ],
  },
  {
    key: 'article-sampling-for-auditors',
    type: 'article',
    title: {
      en: 'Twenty-five is not a method: sampling for auditors',
      de: 'Fünfundzwanzig ist keine Methode: Stichproben für die Revision',
    },
    created: '2023-11-30T08:00:00Z',
    articleTypes: ['guide'],
    authors: ['person-matthias-odenwald'],
    productSuites: ['compliance-audit'],
    industries: ['banking', 'public-administration', 'insurance'],
    tags: ['data-quality'],
    body: {
      en: `In the working papers that I see, 25 items have been looked at. Sometimes forty. If I ask why, I am told that it has always been so. This article tries to help with three questions: how many, which, and what may be said afterwards?

## How many?

That depends on what you want to be able to say. Suppose you look at *n* payments and find no error. You would like to state that the share of errors in the population is probably below some limit. With a confidence of 95 per cent, this limit is about **3 divided by n**.

- 25 items without an error: less than 12 per cent.
- 60 items: less than 5 per cent.
- 150 items: less than 2 per cent.
- 300 items: less than 1 per cent.

(Statisticians know it as the rule of three. It holds for large populations and random choice.)

Twelve per cent of faulty payments would be a catastrophe for a savings bank. A sample of 25 without findings does not exclude it. It is adequate when you only want to know whether a control exists at all.

## Which?

**Random** if you wish to say something about the whole. Random means that a machine draws, from a list that is complete, with a starting number which is in the paper, so that a colleague gets the same items. “Selected haphazardly” means: the ones at the top of the pile.

**By value** if large items matter more. Each euro gets the same chance, and so a payment of 100,000 is a thousand times more likely to be drawn than one of 100. Everything above a certain size is looked at anyway.

**Deliberately** if you are searching. Payments on a Sunday, round amounts, suppliers with the account number of an employee. This is often the best hour of an audit. You may say what you found, but never *therefore three per cent*.

## The list comes first

Before you draw, check that the list is complete. Compare its total with the ledger, and look for three items from the real world in it: an invoice from the post room, a delivery in the yard, a claim from the newspaper. At a theatre, the list of keys contained all the keys that had been handed out. It did not contain the ones which hung on a nail.

## And if you find one?

Do not take another 25 in order to dilute it. First understand it: is it an accident or a pattern? If it is a pattern, the sample has done its work, and now you search deliberately. If it is an accident, say so with the limit that goes with it: one error in 60 items means, roughly, below eight per cent.

## One sentence for the report

“From 4,212 payments of the year we drew 60 at random (start 2023118); none lacked the second signature. With 95 per cent confidence fewer than five per cent did.” It is longer than “no exceptions noted”. It is also the first of the two that can be true or false.`,
      de: `In den Arbeitspapieren, die ich sehe, wurden 25 Vorgänge geprüft. Manchmal vierzig. Frage ich, warum, war es schon immer so. Dieser Text soll bei drei Fragen helfen: wie viele, welche, und was darf man danach behaupten?

## Wie viele?

Das hängt davon ab, was Sie sagen wollen. Angenommen, Sie prüfen *n* Zahlungen und finden keinen Fehler. Dann möchten Sie feststellen, dass der Fehleranteil in der Grundgesamtheit wahrscheinlich unter einer Grenze liegt. Bei 95 Prozent Sicherheit ist diese Grenze etwa **3 geteilt durch n**.

- 25 Vorgänge ohne Fehler: unter 12 Prozent.
- 60 Vorgänge: unter 5 Prozent.
- 150 Vorgänge: unter 2 Prozent.
- 300 Vorgänge: unter 1 Prozent.

(In der Statistik heißt das Dreierregel. Sie gilt für große Grundgesamtheiten und zufällige Auswahl.)

Zwölf Prozent fehlerhafte Zahlungen wären für eine Sparkasse eine Katastrophe. Eine Stichprobe von 25 ohne Befund schließt sie nicht aus. Sie genügt, wenn Sie nur wissen wollen, ob es eine Kontrolle überhaupt gibt.

## Welche?

**Zufällig**, wenn Sie etwas über das Ganze sagen wollen. Zufällig heißt: Eine Maschine zieht, aus einer vollständigen Liste, mit einer Startzahl, die im Papier steht, damit eine Kollegin dieselben Vorgänge bekommt. „Willkürlich ausgewählt“ heißt: die obersten vom Stapel.

**Nach Wert**, wenn große Posten mehr zählen. Jeder Euro hat dieselbe Chance, eine Zahlung über 100.000 wird also tausendmal so wahrscheinlich gezogen wie eine über 100. Was über einer bestimmten Größe liegt, sehen Sie sich ohnehin an.

**Gezielt**, wenn Sie suchen. Zahlungen am Sonntag, runde Beträge, Lieferanten mit der Kontonummer eines Beschäftigten. Oft ist das die beste Stunde einer Prüfung. Sie dürfen sagen, was Sie gefunden haben, aber nie *also drei Prozent*.

## Zuerst die Liste

Prüfen Sie vor dem Ziehen, ob die Liste vollständig ist. Stimmen Sie die Summe mit der Buchhaltung ab und suchen Sie drei Dinge aus der Wirklichkeit darin: eine Rechnung aus der Poststelle, eine Lieferung vom Hof, einen Schaden aus der Zeitung. In einem Theater enthielt die Schlüsselliste alle ausgegebenen Schlüssel. Die am Nagel enthielt sie nicht.

## Und wenn Sie einen finden?

Ziehen Sie nicht weitere 25, um ihn zu verdünnen. Verstehen Sie ihn zuerst: Ist er ein Versehen oder ein Muster? Bei einem Muster hat die Stichprobe ihre Arbeit getan, und jetzt suchen Sie gezielt. Bei einem Versehen nennen Sie die Grenze, die dazugehört: Ein Fehler unter 60 bedeutet ungefähr unter acht Prozent.

## Ein Satz für den Bericht

„Aus 4.212 Zahlungen des Jahres haben wir 60 zufällig gezogen (Startzahl 2023118); bei keiner fehlte die zweite Unterschrift. Mit 95 Prozent Sicherheit waren es weniger als fünf Prozent.“ Das ist länger als „ohne Beanstandung“. Es ist auch der erste der beiden Sätze, der wahr oder falsch sein kann.`,
    },
  },
];
