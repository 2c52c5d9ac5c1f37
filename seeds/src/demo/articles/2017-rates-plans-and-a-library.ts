import type { DemoNodeOf } from '../../demo-types.ts';

/** 2017: a discount rate, a first plan, and a product decision taken back. */
export const articles2017RatesPlansAndALibrary: DemoNodeOf<'article'>[] = [
  {
    key: 'article-discount-rate-overnight',
    type: 'article',
    title: { en: 'Minus three quarters: a discount rate changes and a reserve doubles' },
    created: '2017-03-09T08:00:00Z',
    articleTypes: ['analysis'],
    authors: ['person-marit-solberg'],
    productSuites: ['incident-claims'],
    industries: ['insurance', 'public-administration', 'transport-logistics'],
    tags: ['claims-reserve', 'board-reporting'],
    body: {
      en: `On 27 February the Lord Chancellor announced that the discount rate for personal injury damages in England and Wales would fall from 2.5 per cent to minus 0.75 per cent, with effect from 20 March. Many finance directors have since asked what a rate can do to a claim that has not changed. This is the arithmetic, with one case.

## The case

A woman of thirty was severely injured in 2014 by a reversing lorry. She will need care which costs £60,000 a year for about fifty years. Liability is not in dispute. The depot insures itself up to £2 million.

A lump sum for the future is calculated as the yearly amount times a multiplier. The multiplier assumes that the money is invested, and the discount rate says how well.

- At plus 2.5 per cent a real return is assumed, and fifty years of care are worth roughly 28.7 years of payments: £1.7 million.
- At minus 0.75 per cent money is assumed to lose value each year, and the same fifty years are worth about 60.7: £3.6 million.

(I have used the simple formula and left out mortality. A court would use published tables; the direction is the same.)

## What follows for a reserve

The file passes the retention. That means a notice to the excess insurer, today rather than at the next review, because late notice is the one mistake in this story that would be yours.

Then sort the portfolio. Only claims with large future losses move. In a book of 1,400 open files I looked at last week, 31 contained any future care or earnings, and eleven of them made up 93 per cent of the change. Those eleven can be reserved again by hand in two days. The rest can stay as they are, with a line in the file saying that they were looked at.

## What to tell the board

Say three things. The injuries have not become worse. The price of a lump sum has. And the rate can move again, in either direction, so that a reserve should state which rate it assumes. If that sentence had been in the eleven files, the two days would have been one.

## A worksheet for the two days

For each of the eleven files one line with six entries: yearly cost of care, years, rate assumed so far, multiplier so far, multiplier now, difference. Add the policy limit and the name of the excess insurer. Anyone who opens the file in three years will see at a glance what changed on which day, and that nothing else did.

Do not adjust by a flat percentage. One council added forty per cent to every injury claim above £100,000. Half of these claims were for pain and past earnings, on which the rate has no influence, so that it reported a loss it did not have and missed one that it did.`,
    },
  },
  {
    key: 'article-first-continuity-plan-for-a-small-town',
    type: 'article',
    title: {
      en: 'A first continuity plan for a small town',
      de: 'Ein erster Notfallplan für eine kleine Stadt',
    },
    created: '2017-05-18T07:00:00Z',
    articleTypes: ['guide'],
    authors: ['person-walther-grimsehl'],
    productSuites: ['business-continuity'],
    industries: ['public-administration'],
    tags: ['operational-resilience'],
    body: {
      en: `A town of 14,000 inhabitants has a hundred employees, one server room under the stairs and a mayor who was a baker until last year. It does not need the plan of a ministry. It needs one that fits into a ring binder and that the baker can use.

## Step one: what must not stop

We asked the heads of office, separately, which of their tasks the inhabitants would miss after one day, after three and after a fortnight. Forty-six tasks were named. Five remained for the first day:

1. Burial and death certificates. Nobody else can issue them, and undertakers wait.
2. Emergency lodging. People stand in front of the door.
3. The water supply’s control room.
4. Payments of social assistance on the last working day of a month.
5. The telephone at the town hall, because everything else is asked there.

The registry of dogs is important, and it can wait until Easter.

## Step two: what these five need

For each task one sheet: people with deputies, room, papers, one programme, one key. The sheet for burials revealed that the form could only be printed on one printer, whose driver existed on one computer. A second printer cost €240.

## Step three: three losses, no scenarios

We planned for the loss of the building, of the computers, and of the people. Why the building is lost does not matter on the first day. For each loss the sheet says what is done differently: the school’s secretariat as the second town hall, forms on paper in a sealed box, two retired colleagues who have agreed to come.

## Step four: try it on a Wednesday

On a Wednesday afternoon in April the mayor turned off the computers of the registry office for two hours, after announcing it in the newspaper. One death certificate was issued by hand. The box contained the forms of 2009, with the old coat of arms.

## What it took

Eleven half days, one ring binder with 23 pages, €1,100. The binder stands in four places. On its back it says *red*, because a town hall in which everyone looks for a document with a name is slower than one in which everybody looks for a colour.`,
      de: `Eine Stadt mit 14.000 Einwohnern hat hundert Beschäftigte, einen Serverraum unter der Treppe und einen Bürgermeister, der bis letztes Jahr Bäcker war. Sie braucht nicht den Plan eines Ministeriums. Sie braucht einen, der in einen Ordner passt und mit dem der Bäcker umgehen kann.

## Schritt eins: was nicht stillstehen darf

Wir haben die Amtsleitungen einzeln gefragt, welche ihrer Aufgaben die Einwohner nach einem Tag vermissen würden, welche nach drei und welche nach zwei Wochen. Genannt wurden 46 Aufgaben. Für den ersten Tag blieben fünf:

1. Bestattungen und Sterbeurkunden. Niemand sonst darf sie ausstellen, und die Bestatter warten.
2. Notunterkünfte. Die Menschen stehen vor der Tür.
3. Die Leitwarte der Wasserversorgung.
4. Die Auszahlung der Sozialleistungen am letzten Werktag des Monats.
5. Das Telefon im Rathaus, weil dort alles andere erfragt wird.

Das Hunderegister ist wichtig und kann bis Ostern warten.

## Schritt zwei: was diese fünf brauchen

Je Aufgabe ein Blatt: Menschen mit Vertretung, Raum, Papiere, ein Programm, ein Schlüssel. Beim Blatt für Bestattungen stellte sich heraus, dass sich das Formular nur auf einem Drucker ausgeben ließ, dessen Treiber auf einem einzigen Rechner lag. Ein zweiter Drucker kostete 240 Euro.

## Schritt drei: drei Verluste, keine Szenarien

Wir haben für den Verlust des Gebäudes, der Rechner und der Menschen geplant. Warum das Gebäude fehlt, ist am ersten Tag gleichgültig. Für jeden Verlust sagt das Blatt, was anders gemacht wird: das Schulsekretariat als zweites Rathaus, Vordrucke in einer versiegelten Kiste, zwei Kollegen im Ruhestand, die zugesagt haben.

## Schritt vier: an einem Mittwoch ausprobieren

An einem Mittwochnachmittag im April schaltete der Bürgermeister die Rechner des Standesamts für zwei Stunden ab; in der Zeitung hatte er es angekündigt. Eine Sterbeurkunde wurde von Hand ausgestellt. In der Kiste lagen die Vordrucke von 2009, mit dem alten Wappen.

## Was es gekostet hat

Elf halbe Tage, einen Ordner mit 23 Seiten, 1.100 Euro. Der Ordner steht an vier Orten. Auf seinem Rücken steht *Rot*, denn ein Rathaus, in dem alle ein Dokument mit Namen suchen, ist langsamer als eines, in dem alle eine Farbe suchen.`,
    },
  },
  {
    key: 'article-library-of-risks',
    type: 'article',
    state: 'archived',
    title: { en: 'We take the risk library out again' },
    created: '2017-12-05T09:00:00Z',
    articleTypes: ['news', 'opinion'],
    authors: ['person-jonas-achterberg'],
    productSuites: ['enterprise-risk'],
    industries: ['banking', 'manufacturing'],
    tags: ['data-quality'],
    body: {
      en: `In March we added a library of 1,140 ready-made risks to [Risk Register](node:risk-register), sorted by industry. On 31 December it will disappear. Customers who paid for the import receive their money back.

## What we had expected

That a library would save the first three workshops. People would choose what applied, delete the rest and begin with the interesting part.

## What happened

Thirty-four customers imported it. On average they kept 312 entries and deleted nine. Six months later 71 per cent of the imported entries had the rating with which they had arrived. One hospital carried the risk *loss of a vessel at sea*.

The registers looked impressive. Audit liked them. In the five organisations we visited, nobody could name a decision that had followed from one of the imported lines, and in two of them the risks that people did worry about had not been entered, because the list already seemed complete.

## What we replace it with

An empty page and four questions. What did you promise? What would break the promise? Who would notice first? What would it cost until lunch? An afternoon with these yields between eight and twenty entries.

Imported entries are not deleted without you. Each will show where it came from, and an owner who does not confirm it by the end of March will find it in the archive. We are sorry for the nine months.`,
    },
  },
];
