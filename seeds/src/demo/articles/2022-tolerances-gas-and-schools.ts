import type { DemoNodeOf } from '../../demo-types.ts';

/** 2022: resilience rules, a furnace without gas, policies and schools. */
export const articles2022TolerancesGasAndSchools: DemoNodeOf<'article'>[] = [
  {
    key: 'article-resilience-rules-take-effect',
    type: 'article',
    title: { en: 'Today the resilience rules take effect. What a self-assessment should contain' },
    created: '2022-03-31T08:00:00Z',
    articleTypes: ['news', 'guide'],
    authors: ['person-tobias-renner', 'person-imani-okafor'],
    productSuites: ['business-continuity', 'third-party-risk'],
    industries: ['banking', 'insurance'],
    tags: ['operational-resilience', 'regulator'],
    body: {
      en: `From today, banks, insurers and other firms supervised in the United Kingdom must have identified their important business services, set an impact tolerance for each and begun to test whether they can stay within it. By the end of March 2025 at the latest they must be able to. In between lies a document: the self-assessment, approved by the board, available on request.

We have read nineteen drafts. These are notes on what made the difference between a useful one and a long one.

## Services a customer would recognise

A service ends at somebody outside the firm. “Claims payment to policyholders” is one; “mainframe operations” is not. The drafts contained between four and 63. Below ten, something had been lumped together that fails in different ways. Above thirty, departments had been listed.

## Tolerances with a reason

A tolerance says when harm becomes intolerable: to customers, to the market, to the firm’s soundness. It is not the recovery time of a system with a margin. Write the reason in one sentence. “After two days some pensioners cannot pay rent” is a reason. “In line with industry practice” is not.

Beware of round numbers. In eleven drafts the tolerance was 24 hours for every service.

## Mapping that goes as far as it must

People, processes, technology, places, information, and third parties. The useful drafts stopped where a replacement exists, and said so. The long ones stopped where the tool stopped.

## Tests that hurt

A severe but plausible scenario is one in which you might fail. If all tests were passed, the assessment should say which were considered and not carried out. Supervisors read that paragraph first; so do we.

## Weaknesses, with a date and a price

Nobody expects a firm without gaps in the first year. Each known gap needs what it means for which service, what will be done by when, what it costs and who has agreed to pay. In the best draft this list was two pages, and the chair had signed every line.

## Length

The shortest had 14 pages and the longest 210. The board of the second one told us that they had read the summary. The summary did not mention that one tolerance had been exceeded in November.

## An order of work that held

Firms that were content with their assessment had worked in this order, and those that were not had usually begun with the mapping.

1. Branch and call-centre staff name the services, in an afternoon. They know what customers ring about.
2. For each service somebody from outside the firm is asked when it becomes intolerable: an advice centre, a broker, a pensioner.
3. The board sets the tolerance, and the reason goes into the minutes.
4. Only now the chain is drawn, and only as far as the next replacement.
5. One severe test per service and year. Choose the one you would like to leave out.

The first three steps took between two and five weeks and needed no tool whatever.`,
    },
  },
  {
    key: 'article-gas-for-the-glass-furnace',
    type: 'article',
    title: {
      en: 'Gas for the glass furnace: a scenario worked through',
      de: 'Gas für die Glaswanne: ein Szenario durchgerechnet',
    },
    created: '2022-08-25T07:00:00Z',
    articleTypes: ['analysis', 'guide'],
    authors: ['person-imani-okafor'],
    productSuites: ['enterprise-risk', 'business-continuity'],
    industries: ['manufacturing', 'energy-utilities'],
    tags: ['board-reporting', 'operational-resilience'],
    body: {
      en: `A glass furnace runs for twelve to fifteen years without stopping. If it cools down with glass in it, it is destroyed. For a works with two furnaces and 340 employees, the winter ahead is therefore a question with a very short list of answers. The management had a risk matrix in which *gas shortage* was red. They asked us to help turn red into a decision.

## Step 1: what exactly happens?

“Shortage” is not an event. We wrote down three:

- **A. Price.** Gas is available at three times the price of 2021, for six months.
- **B. Curtailment with notice.** Deliveries fall to 60 per cent, announced five days ahead, for up to eight weeks.
- **C. Stop without notice.** Pressure drops within hours.

The matrix had had one colour for all three.

## Step 2: what does it cost, in ranges?

With people from melting, purchasing and finance, on one afternoon, each range with the assumption behind it.

- **A:** 6 to 11 million euros, of which contracts allow two thirds to be passed on if invoked in time. Assumption: two customers leave.
- **B:** 9 to 16 million. One furnace is held hot without production. Holding hot needs about 45 per cent of normal gas, which settles the matter: both furnaces cannot be held at 60 per cent *and* produce.
- **C:** 55 to 80 million for the loss of both furnaces, and eighteen months until glass is made again. There is no insurance for it; we looked.

## Step 3: how likely?

Nobody knows, and we did not pretend. We asked instead how likely C would have to be before a measure pays for itself.

## Step 4: measures and their threshold

- **Propane plant and tank for holding hot**, 1.9 million. It prevents C from destroying the furnaces. It pays if C has a likelihood of more than about three per cent this winter.
- **Draining one furnace in a controlled way in October**, loss of 7 million. Pays only if C is above ten per cent *and* the propane is not ready.
- **Letters to customers about the price clause**, 40 hours of work. Pays always. It had been postponed since May because nobody liked writing it.

## The decision

The board could not agree whether C had one per cent or ten. It agreed without difficulty that it was above three. The propane was ordered that evening, and delivery is due in the second week of November. The letters went out on the next day.

What the red square had prevented for half a year took three hours once the question was *how sure would we have to be?* The method needs no software, though [Scenario Workbench](node:scenario-workbench) keeps the assumptions, so that in March we shall be able to see which of them were wrong.`,
      de: `Eine Glaswanne läuft zwölf bis fünfzehn Jahre ohne Unterbrechung. Kühlt sie mit Glas darin ab, ist sie zerstört. Für ein Werk mit zwei Wannen und 340 Beschäftigten ist der kommende Winter deshalb eine Frage mit sehr wenigen Antworten. Die Geschäftsführung hatte eine Risikomatrix, in der *Gasmangel* rot war. Wir sollten helfen, aus Rot eine Entscheidung zu machen.

## Schritt 1: Was genau geschieht?

„Mangel“ ist kein Ereignis. Wir haben drei aufgeschrieben:

- **A. Preis.** Gas ist da, zum Dreifachen des Preises von 2021, sechs Monate lang.
- **B. Kürzung mit Ankündigung.** Die Lieferung sinkt auf 60 Prozent, fünf Tage vorher angekündigt, für bis zu acht Wochen.
- **C. Stopp ohne Ankündigung.** Der Druck fällt binnen Stunden.

In der Matrix hatten alle drei dieselbe Farbe gehabt.

## Schritt 2: Was kostet es, in Spannen?

Mit Leuten aus Schmelze, Einkauf und Finanzen, an einem Nachmittag, jede Spanne mit ihrer Annahme.

- **A:** 6 bis 11 Millionen Euro, davon lassen sich laut Vertrag zwei Drittel weitergeben, wenn man sich rechtzeitig darauf beruft. Annahme: Zwei Kunden gehen.
- **B:** 9 bis 16 Millionen. Eine Wanne wird ohne Produktion heiß gehalten. Das Heißhalten braucht rund 45 Prozent der üblichen Gasmenge, und damit ist die Sache entschieden: Mit 60 Prozent lassen sich nicht beide Wannen halten *und* Glas machen.
- **C:** 55 bis 80 Millionen für den Verlust beider Wannen und achtzehn Monate, bis wieder Glas entsteht. Eine Versicherung dafür gibt es nicht, wir haben gesucht.

## Schritt 3: Wie wahrscheinlich?

Das weiß niemand, und wir haben nicht so getan. Gefragt haben wir, wie wahrscheinlich C sein müsste, damit sich eine Maßnahme lohnt.

## Schritt 4: Maßnahmen und ihre Schwelle

- **Propananlage mit Tank zum Heißhalten**, 1,9 Millionen. Sie verhindert, dass C die Wannen zerstört. Sie lohnt sich, wenn C in diesem Winter wahrscheinlicher ist als etwa drei Prozent.
- **Eine Wanne im Oktober kontrolliert ablassen**, Verlust 7 Millionen. Lohnt sich nur, wenn C über zehn Prozent liegt *und* das Propan nicht fertig wird.
- **Schreiben an die Kunden wegen der Preisklausel**, 40 Stunden Arbeit. Lohnt sich immer. Es war seit Mai aufgeschoben, weil es niemand schreiben mochte.

## Die Entscheidung

Ob C bei einem oder bei zehn Prozent liegt, darüber konnte sich die Geschäftsführung nicht einigen. Dass es mehr als drei sind, war unstrittig. Das Propan wurde am selben Abend bestellt, die Lieferung ist für die zweite Novemberwoche zugesagt. Die Schreiben gingen am nächsten Tag hinaus.

Was das rote Feld ein halbes Jahr lang verhindert hatte, dauerte drei Stunden, sobald die Frage lautete: *Wie sicher müssten wir sein?* Software braucht man dafür nicht. [Scenario Workbench](node:scenario-workbench) bewahrt allerdings die Annahmen auf, und im März werden wir sehen, welche falsch waren.`,
    },
    sections: [
      {
        kind: 'basic',
        body: { en: `## What became of it`, de: `## Was daraus wurde` },
        paragraphs: [
          { kind: 'quotes', quotes: [{ testimonial: 'testimonial-ahrental' }] },
          {
            kind: 'summaries',
            items: [
              {
                heading: { en: 'The assumptions, a year later', de: 'Die Annahmen, ein Jahr später' },
                text: { en: 'Two of nine had held exactly.', de: 'Zwei von neun hatten genau zugetroffen.' },
                link: { title: { en: 'Case study', de: 'Fallstudie' }, node: 'case-glaswerke-ahrental' },
              },
              {
                heading: { en: 'Your own scenario on one sheet', de: 'Ihr eigenes Szenario auf einem Blatt' },
                text: { en: 'The template, third edition.', de: 'Die Vorlage in dritter Auflage.' },
                link: { title: { en: 'Template', de: 'Vorlage' }, node: 'resource-scenario-sheet' },
              },
            ],
          },
        ],
      },
    ],
  },
  {
    key: 'article-value-of-a-school',
    type: 'article',
    title: { en: 'What is a school worth?' },
    created: '2022-09-29T09:00:00Z',
    articleTypes: ['guide'],
    authors: ['person-callum-birtwhistle'],
    productSuites: ['insurance-exposure'],
    industries: ['public-administration', 'construction', 'education'],
    tags: ['data-quality'],
    body: {
      en: `An underwriter sees *Primary school, £2,400,000* and has three thoughts. Is that what it cost in 1974? Is it what somebody would pay for it? Or what it would cost to build again? I had these thoughts for nineteen years, and in two schedules out of three nobody could tell me.

## Three values, one of which is insured

**Book value** is what the accounts still carry. After forty years that is close to nothing.

**Market value** is what a buyer would give. For a school it is mostly land, and land does not burn.

**Reinstatement value** is the cost of building the same floor area again, to today’s rules, with demolition, fees and access. Cover is normally bought on this basis, and if the sum is too low, the insurer may reduce even a partial claim in proportion.

## A calculation on one page

The primary school has 1,850 square metres.

1. Floor area times a rate for schools of this kind in this region: 1,850 × £2,600 = £4.81 million. Note where the rate came from and the month.
2. Demolition and clearance, with an allowance for asbestos, since it was built in 1974: £310,000.
3. Fees for architect, engineer, control: 12 per cent, £577,000.
4. What today’s rules require and the old building lacks (lift, insulation, sprinklers where demanded): £420,000.
5. Contents, separately: £390,000.

Buildings £6.1 million instead of 2.4. With cover at 2.4, a kitchen fire of £500,000 might be paid at less than half.

## How many schools do you have to do?

Not all. Do the twenty largest by hand. For the others use the rate and the floor area, and say so: *desk estimate, March 2022, ±20%*. A schedule in which every line carries its method is worth more to an underwriter than one in which every line ends with three zeros.

## The index

After that, the index may do its work for three years. Then the oldest third is looked at again. An index applied for twenty years to a number nobody can explain produces, with great precision, a number nobody can explain.

## What to do when you do not know

Say so, in the schedule and in a way that can be priced. I use four marks.

- **A**: valued by a surveyor, with the date
- **B**: floor area measured, rate from a comparable building
- **C**: floor area from a plan, rate from a table
- **D**: carried forward; nobody knows

An underwriter loads a schedule for what he cannot see. If all lines look alike, he takes the worst of them for an average. With marks he loads only the Ds. In one county the Ds made up four per cent of the value and, before they were marked, had set the price of everything.

There is a second use. Next year somebody asks how many Ds have become Cs. It is the only league table I recommend, because nobody can win it by writing less.`,
    },
  },
  {
    key: 'article-policy-nobody-breached',
    type: 'article',
    title: { en: 'The policy nobody ever breached' },
    created: '2022-11-17T08:00:00Z',
    articleTypes: ['opinion'],
    authors: ['person-eleanor-strand'],
    productSuites: ['policy-management', 'compliance-audit'],
    industries: ['banking', 'insurance', 'education'],
    tags: ['culture', 'regulator'],
    body: {
      en: `In ten years of inspections I asked every firm for its register of breaches. There were two kinds of answer. Some showed me a list; it was never pleasant to read. Others said, with visible satisfaction, that there had been none.

I learned to begin the inspection there.

## Why there are none

**The policy cannot be breached.** “Staff should take appropriate care” is a wish. No conduct is so careless that it would not be appropriate to somebody.

**Nobody would notice.** A rule on the acceptance of gifts at a firm in the north had been in force for six years. There was a register of gifts, empty. There was also a cupboard in the corridor with eleven unopened hampers, since people were unsure what to do with them.

**It is noticed and called something else.** Exceptions, deviations, learning points. I have seen a trading limit exceeded on 140 days which was, on all 140, *under discussion*.

## A better question

Instead of “Have there been breaches?”, ask of each policy: *When did this last stop somebody from doing something?* If the owner can tell you a story, the policy is alive. It need not be a grand one. “In March Petra wanted to take the files home, looked it up and asked for a secure bag” is a very good story.

## What to do with the others

Cut them. Of the 61 policies of one insurer, we could find a story for 22. Nine more were required by law and stayed. The other thirty were withdrawn over a year, with a note of what replaces them; in most cases the answer was *common sense, as before*.

In the following year the insurer recorded 17 breaches, the first in its history. The board was worried for about ten minutes.`,
    },
  },
];
