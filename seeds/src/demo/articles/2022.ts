import type { DemoNodeOf } from '../../demo-types.ts';

export const articles2022: DemoNodeOf<'article'>[] = [
  {
    key: 'article-risk-appetite-in-one-sentence',
    type: 'article',
    title: { en: 'Risk appetite in one sentence', de: 'Risikoappetit in einem Satz' },
    created: '2022-02-17T09:00:00Z',
    articleTypes: ['opinion'],
    authors: ['person-imani-okafor'],
    productSuites: ['enterprise-risk'],
    industries: ['banking', 'energy-utilities'],
    tags: ['board-reporting'],
    body: {
      en: `If a branch manager cannot use your risk appetite statement to turn something down before lunch, it is decoration. Most of the statements I am sent contain the words ‘balanced’, ‘prudent’ and ‘zero tolerance’, and turn nothing down.

Here is an exercise for a board with ninety minutes to spare. It produces six or seven sentences and usually one good quarrel.

## The form

*We will accept X, up to Y, in order to gain Z; beyond that, N decides.*

- ‘We will accept up to four hours without online payments twice a year, in order to release weekly; beyond that the chief operating officer stops releases.’
- ‘We will lend up to 12 per cent of the book to farms, in order to stay the bank of this valley; beyond that the board decides each loan.’
- ‘We will accept lost-time injuries at no level in exchange for schedule; any foreman may stop a job, and nobody asks for a reason that day.’

Each contains a figure or an act. Each gives something up. A sentence that gives nothing up is a wish.

## Why ‘zero tolerance’ fails

A utility told me it had zero appetite for supply interruptions. It also had a maintenance backlog of 1,900 jobs and had cut the night crew from six to four. The appetite was in the budget; the statement was on the wall. When we wrote the sentence from the budget backwards, it read: ‘We will accept about 31 minutes of interruption per customer a year, in order to keep the tariff.’ The board was unhappy with the sentence, and then it paid for two fitters.

## Test it downwards

1. Give the sentences to five people two levels below the board.
2. Give each person three real requests from the last year.
3. Let them answer yes, no or ‘not mine to decide’, using the sentences only.

Where the five disagree, the sentence is not finished. In my experience the second draft is the good one.

Put the result at the head of [Risk Register](node:risk-register), where each limit can be tied to a measure, and read the sentences aloud at the first meeting of the year. If nobody objects to any of them, they have become decoration again.`,
      de: `Eine Aussage zum Risikoappetit, mit der eine Filialleiterin nicht noch vor dem Mittagessen etwas ablehnen kann, ist Dekoration. In den meisten, die man mir schickt, stehen die Wörter „ausgewogen“, „umsichtig“ und „Nulltoleranz“, und abgelehnt wird mit ihnen nichts.

Hier ist eine Übung für einen Vorstand, der neunzig Minuten übrig hat. Heraus kommen sechs oder sieben Sätze und meist ein guter Streit.

## Die Form

*Wir nehmen X in Kauf, bis zu Y, um Z zu erreichen; darüber hinaus entscheidet N.*

- „Wir nehmen zweimal im Jahr bis zu vier Stunden ohne Onlinezahlungen in Kauf, um wöchentlich neue Versionen ausliefern zu können; darüber hinaus stoppt der für den Betrieb zuständige Vorstand die Auslieferung.“
- „Wir vergeben bis zu 12 Prozent unseres Kreditbestands an landwirtschaftliche Betriebe, um die Bank dieses Tals zu bleiben; darüber hinaus entscheidet der Vorstand über jeden Kredit.“
- „Wir nehmen keinen einzigen Unfall mit Ausfallzeit in Kauf, um einen Termin zu halten; jeder Vorarbeiter darf eine Arbeit anhalten, und an diesem Tag fragt niemand nach dem Grund.“

Jeder dieser Sätze enthält eine Zahl oder eine Handlung. Jeder gibt etwas auf. Ein Satz, der nichts aufgibt, ist ein Wunsch.

## Warum „Nulltoleranz“ scheitert

Ein Versorger sagte mir, er habe keinerlei Appetit auf Versorgungsunterbrechungen. Zugleich hatte er 1.900 Wartungsaufträge im Rückstand und die Nachtschicht von sechs auf vier Leute verkleinert. Der Appetit stand im Budget, die Aussage hing an der Wand. Als wir den Satz vom Budget her schrieben, lautete er: „Wir nehmen rund 31 Minuten Unterbrechung je Kunde und Jahr in Kauf, um den Tarif zu halten.“ Der Vorstand war mit dem Satz unzufrieden. Dann bezahlte er zwei Monteure.

## Nach unten prüfen

1. Geben Sie die Sätze fünf Personen zwei Ebenen unter dem Vorstand.
2. Legen Sie jeder drei echte Anfragen aus dem vergangenen Jahr vor.
3. Lassen Sie sie allein anhand der Sätze antworten: ja, nein oder „nicht meine Entscheidung“.

Wo die fünf uneins sind, ist der Satz nicht fertig. Nach meiner Erfahrung taugt erst die zweite Fassung.

Setzen Sie das Ergebnis an den Anfang von [Risk Register](node:risk-register), wo sich jede Grenze mit einer Kennzahl verbinden lässt, und lesen Sie die Sätze in der ersten Sitzung des Jahres laut vor. Widerspricht niemand auch nur einem davon, sind sie wieder Dekoration.`,
    },
  },
  {
    key: 'article-four-hundred-falls',
    type: 'article',
    title: {
      en: 'Why four hundred fall reports were good news',
      de: 'Warum vierhundert Sturzmeldungen eine gute Nachricht waren',
    },
    created: '2022-06-09T07:30:00Z',
    articleTypes: ['analysis'],
    authors: ['person-imani-okafor', 'person-hanna-lehtonen'],
    productSuites: ['incident-claims', 'health-safety'],
    industries: ['healthcare'],
    tags: ['near-miss', 'data-quality', 'culture'],
    body: {
      en: `A 620-bed hospital reported 212 patient falls in 2020 and 611 in 2021, and its supervisory board was told that safety had collapsed. In the same period broken hips went down from 11 to 7.

The extra four hundred reports were falls that had always happened and had never been written down. It took six weeks to show this, and the way of showing it is of use to anyone who has to explain a rising count.

## Split the count by harm

Serious harm is reported almost completely, because it cannot be hidden and brings a doctor. Falls without injury are reported when reporting is easy and nothing unpleasant follows. So we drew the two apart:

- falls with serious harm: 14, then 9;
- falls with minor harm: 71, then 88;
- falls without harm: 127, then 514.

A hospital that is becoming more dangerous shows growth at the top. This one grew at the bottom.

## What had changed

In January 2021 the form went from 46 fields to 11, could be filled in on the ward’s tablet in about two minutes, and no longer asked for the name of the nurse in charge. On the geriatric ward the sister began to read last week’s falls aloud on Mondays, without names, and to say what would be different.

## What the small falls told

Of the 514, just over a third happened between five and seven in the morning, on the way to the lavatory, in socks. No serious fall had ever been analysed by hour, since nine or fourteen cases do not make a pattern. The hospital moved one care assistant per ward from nine o’clock to five o’clock and bought 800 pairs of socks with soles. In the first quarter of 2022, falls in those two hours were down by 40 per cent.

## For the board

Never show a count of reports without the share that did harm. Set a target for reports that goes up, and one for harm that goes down, on the same page. [Incident Desk](node:incident-desk) draws both on one axis for this reason.

And thank the wards by name. A count of 611 is 611 occasions on which a tired person took two minutes.`,
      de: `Ein Krankenhaus mit 620 Betten verzeichnete 212 Stürze von Patientinnen und Patienten im Jahr 2020 und 611 im Jahr 2021, und dem Aufsichtsrat wurde berichtet, die Sicherheit sei eingebrochen. Im selben Zeitraum sank die Zahl der Hüftfrakturen von 11 auf 7.

Die vierhundert zusätzlichen Meldungen waren Stürze, die es immer gegeben hatte und die nie jemand aufgeschrieben hatte. Der Nachweis dauerte sechs Wochen, und der Weg dorthin nützt allen, die eine steigende Zahl erklären müssen.

## Die Zahl nach Schwere trennen

Schwere Folgen werden fast vollständig gemeldet, denn sie lassen sich nicht verbergen und verlangen ärztliche Hilfe. Stürze ohne Verletzung werden gemeldet, wenn das Melden leicht ist und nichts Unangenehmes folgt. Also trennten wir:

- Stürze mit schweren Folgen: 14, dann 9;
- Stürze mit leichten Folgen: 71, dann 88;
- Stürze ohne Folgen: 127, dann 514.

Wird ein Krankenhaus gefährlicher, wächst die Zahl oben. Hier wuchs sie unten.

## Was sich geändert hatte

Im Januar 2021 schrumpfte das Formular von 46 Feldern auf 11. Es ließ sich auf dem Stationstablet in rund zwei Minuten ausfüllen und fragte nicht mehr nach dem Namen der diensthabenden Pflegekraft. In der Geriatrie begann die Stationsleiterin, montags die Stürze der Vorwoche vorzulesen, ohne Namen, und zu sagen, was anders werden sollte.

## Was die kleinen Stürze verrieten

Von den 514 geschah gut ein Drittel zwischen fünf und sieben Uhr morgens, auf dem Weg zur Toilette, in Socken. Die schweren Stürze waren nie nach Uhrzeit ausgewertet worden, denn neun oder vierzehn Fälle ergeben kein Muster. Das Haus verlegte je Station eine Pflegehilfskraft von neun auf fünf Uhr und kaufte 800 Paar Socken mit Sohle. Im ersten Quartal 2022 lag die Zahl der Stürze in diesen zwei Stunden um 40 Prozent niedriger.

## Für den Aufsichtsrat

Zeigen Sie nie eine Zahl von Meldungen ohne den Anteil mit Folgen. Setzen Sie auf derselben Seite ein Ziel für Meldungen, das steigt, und eines für Folgen, das sinkt. [Incident Desk](node:incident-desk) zeichnet aus diesem Grund beides auf eine Achse.

Und danken Sie den Stationen namentlich. Hinter der Zahl 611 stehen 611 Gelegenheiten, bei denen sich ein müder Mensch zwei Minuten genommen hat.`,
    },
  },
  {
    key: 'article-claims-ledger-keeps-every-reserve',
    type: 'article',
    title: { en: 'Claims Ledger now keeps every reserve, and the reason for it' },
    created: '2022-10-04T10:00:00Z',
    articleTypes: ['news'],
    authors: ['person-clara-whitcombe', 'person-peter-nakamura'],
    productSuites: ['incident-claims'],
    industries: ['insurance'],
    tags: ['claims-reserve', 'data-quality'],
    body: {
      en: `With release 8.4, Claims Ledger no longer overwrites a reserve: each figure stays, with its date, its author and one line that says what was learned. Customers on the hosted service have it since Saturday.

Until now the ledger showed the current reserve and, in the audit log, a list of changes that an administrator could export. In four years we counted 61 such exports. It was a record nobody read.

## What is new

- The claim’s page shows the reserve as a stair, with the facts along the steps.
- A change asks for the new fact. There is a list of eleven kinds, from ‘medical report’ to ‘court date’, and a free line. ‘Review’ is not among them.
- A handler can record that nothing has changed. This takes one click and counts as a review.
- Team leads see claims with three or more increases, and claims untouched for 120 days.

## What we left out

We were asked to colour the stairs, red for many steps. A claim can rise four times for four good reasons, and a red mark would teach handlers to wait and do it once. The count is shown, the judgement is yours.

We also left out a predicted reserve. Our models are decent for a portfolio and poor for a single shoulder. When that changes we shall say so, with the error beside the figure.

## Moving over

Old changes from the audit log are placed on the stair without a reason, marked ‘before 8.4’. Nothing needs to be entered afterwards. If your finance department draws reserve movements through the interface, the field names stay as they are; a new field carries the reason. The [Claims Ledger](node:claims-ledger) page lists them.

## Thanks

Three desks worked with the feature from May to August and argued with us about the list of facts until it was short enough. One lead told us she had read more files in those weeks than in the year before, since they had become readable.`,
    },
  },
];
