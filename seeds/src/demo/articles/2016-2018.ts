import type { DemoNodeOf } from '../../demo-types.ts';

export const articles2016To2018: DemoNodeOf<'article'>[] = [
  {
    key: 'article-what-a-heat-map-hides',
    type: 'article',
    title: { en: 'What a heat map hides' },
    created: '2016-03-15T09:00:00Z',
    articleTypes: ['analysis'],
    authors: ['person-jonas-achterberg'],
    productSuites: ['enterprise-risk'],
    industries: ['banking', 'manufacturing'],
    tags: ['board-reporting', 'data-quality'],
    body: {
      en: `On a five-by-five heat map, a loss of £40,000 expected every month and a loss of £40 million expected once in eighty years can land in the same orange square. Both average about £500,000 a year. No two risks could need more different treatment.

Heat maps are popular because they can be read from the back of a boardroom. I use them myself, for sorting a long list on a first afternoon. The trouble starts when decisions are taken from the picture.

## Three lies it tells

**Products of ranks.** ‘Likelihood 4 times impact 3 makes 12’ multiplies places in a queue. If impact 3 means £1 million and impact 4 means £10 million, then a risk scored 4 × 3 and one scored 3 × 4 may differ several-fold in money and not at all in colour.

**One point for a range.** A fire in the warehouse may cost £5,000 or £9 million. The point on the map marks something in between that has never occurred to anyone.

**Islands.** The map shows 25 risks side by side as if they came one at a time. The supplier’s insolvency, the late delivery penalty and the loss of the customer are three dots and one bad spring.

## What to draw instead

- For each of the top ten, a line from a good year to a bad year, in money, on a scale that shows thousands and millions.
- A mark on the line for the amount the business can lose without changing its plans.
- Arrows between risks that bring each other along.

It takes about two hours per risk with the people who know. They will say that they cannot give figures. Ask what would surprise them, from below and from above, and write that down. A range somebody has argued over is worth more than a colour nobody has.

## Keep the map, lower its rank

Let the heat map stay in [Risk Register](node:risk-register), where it helps people find their way in. Keep it out of the room in which money is decided. [Scenario Workbench](node:scenario-workbench) was built for that room, and a sheet of graph paper also does the job.`,
    },
  },
  {
    key: 'article-eleven-fields-are-enough',
    type: 'article',
    title: { en: 'Eleven fields are enough: an incident form that people finish' },
    created: '2016-09-22T08:00:00Z',
    state: 'archived',
    articleTypes: ['guide'],
    authors: ['person-marit-solberg'],
    productSuites: ['incident-claims'],
    industries: ['retail', 'healthcare'],
    tags: ['data-quality'],
    body: {
      en: `The longest incident form I have met had 94 fields, and the record for completing it honestly was held by its author. On average its users filled in 31 and typed a full stop into the mandatory ones.

A form is a conversation with someone who has just had a bad half-hour. These are the eleven questions we suggest to new customers, and the arguments for leaving out the others.

## The eleven

1. When did it happen?
2. Where? (A plan to tap on beats a list of 300 rooms.)
3. What happened, in your own words?
4. Was anyone hurt, and how badly?
5. Was anything damaged?
6. Is it still dangerous now?
7. Who needs to know today?
8. What did you do about it?
9. Photographs, if you have any.
10. May we ring you, and at which number?
11. What would have prevented it, in your view?

## What is missing, on purpose

*Root cause.* The person reporting cannot know it, and a guess will be quoted for years. *Department and cost centre.* The system knows them from the place. *Severity from one to five.* Ask about harm and let someone calm do the scoring. *Witness statements.* They belong to the inquiry.

Every field after the eleventh costs reports. A retailer with 210 shops measured it by accident: when a release added four mandatory questions about weather, reports fell by 28 per cent in a month, in summer.

## Number six comes first on the screen

If it is still dangerous, the form should stop being a form and show a telephone number. You would be surprised how many systems collect the details of a gas smell in alphabetical order.

## Measure the form

Watch two figures in [Incident Desk](node:incident-desk): the share of forms begun and never sent, and the minutes between event and report. If the first rises above one in ten, remove a field. You will miss it less than you think.`,
    },
  },
  {
    key: 'article-total-cost-of-risk',
    type: 'article',
    title: { en: 'Total cost of risk, with the arithmetic shown' },
    created: '2017-02-09T09:30:00Z',
    state: 'archived',
    articleTypes: ['guide'],
    authors: ['person-marit-solberg'],
    productSuites: ['insurance-exposure'],
    industries: ['transport-logistics', 'manufacturing'],
    tags: ['board-reporting'],
    body: {
      en: `A bus manufacturer was pleased to have cut its insurance premium by £310,000, and had in the same year paid £540,000 more in losses below a higher deductible. Nobody had added the two, because they sat in different budgets.

Total cost of risk is the habit of adding them. It has four parts and needs no consultant.

## The four parts

- **Premiums**, with taxes and broker’s fees.
- **Retained losses**: everything paid below deductibles, above limits and for events not insured. Take the amounts paid this year and the change in reserves.
- **Prevention**: sprinklers, training, guards, the safety team.
- **Administration**: claims handling, surveys, the risk manager, software such as ours.

Divide by turnover, and compare with yourself. For the manufacturer it came to £7.42 per £1,000 in 2014 and £8.10 in 2016, the year of the celebrated saving.

## Where it goes wrong

1. *Reserves are left out.* A bad December then becomes a good year followed by an inexplicable one.
2. *Prevention is counted as waste.* If the figure falls because training was cut, it will be back with interest. Show the four parts, not only the sum.
3. *Benchmarks.* Published averages mix firms that retain £10,000 with firms that retain £5 million. I look at them as I look at horoscopes.

## A page a year

One table, five years, four rows and a total. Below it, three sentences: what moved, what we did, what we expect. The finance director of the bus maker asked for it once and has wanted it every February since.

## The use of it

At the next renewal the market offered to halve the deductible for £260,000. On the premium line this looks like a cost. In the table, with losses between £25,000 and £50,000 running at about £390,000 a year, it was the cheaper of the two. The layers and the losses can be set against each other in [Programme Renewal](node:programme-renewal), or in the table you already have.`,
    },
  },
  {
    key: 'article-a-captive-is-not-a-savings-account',
    type: 'article',
    title: { en: 'A captive is not a savings account' },
    created: '2017-10-19T08:30:00Z',
    articleTypes: ['analysis', 'opinion'],
    authors: ['person-clara-whitcombe'],
    productSuites: ['insurance-exposure'],
    industries: ['manufacturing', 'energy-utilities'],
    tags: ['board-reporting', 'claims-reserve'],
    body: {
      en: `When premiums rise by a fifth, somebody on the board asks why the company does not insure itself, and by the next meeting there is a slide with an island on it. A captive can be an excellent tool. It is an insurance company all the same, with capital, a licence and bad years.

The slide usually shows ten years of premiums beside ten years of losses. The premiums are higher and the difference is labelled ‘profit to the insurer’. Three things are missing from it.

## What the slide leaves out

**The year that did not happen.** A chemicals maker had paid £14 million in property premiums over a decade and claimed £3 million. Its engineers put a boiler-house explosion at £60 million, once in two hundred years. Ten quiet years say almost nothing about such an event.

**The cost of running it.** A manager, an actuary, an auditor, a board that meets abroad, regulatory fees: £180,000 to £300,000 a year for a small captive. Below about £2 million of premium, that alone eats the margin.

**The capital.** Money in the captive is not lying idle, because it answers for losses. It cannot also build a warehouse.

## When it works

The good captives I know take the middle. The plant keeps the first £25,000 of each loss, the captive takes the next £2 million with a cap for the year, and the market takes the rest. This has three effects:

- losses that come every year are paid from a budget and not traded with an insurer;
- sites are charged a premium that follows their own losses, which gets sprinklers repaired;
- the market sees a buyer who shares in every claim, and quotes accordingly.

## Questions before the feasibility study

1. Which losses of the last ten years would the captive have paid, and in which year would it have run out?
2. Who in the company will say no when a subsidiary wants cover at a friendly rate?
3. What happens to it after the next merger?

If the answers are clear, commission the study. If the reason is last year’s renewal, begin with the deductible. It can be changed by letter.`,
    },
  },
  {
    key: 'article-the-month-after-gdpr',
    type: 'article',
    title: { en: 'The month after: notes from 31 data protection projects' },
    created: '2018-06-28T09:00:00Z',
    state: 'archived',
    articleTypes: ['field-notes', 'news'],
    authors: ['person-imani-okafor'],
    productSuites: ['compliance-audit', 'policy-management'],
    industries: ['retail', 'education'],
    tags: ['regulator'],
    body: {
      en: `Five weeks after 25 May, I rang the 31 customers whose data protection projects we had followed and asked each the same question: what is still running now that the project is over? In nine cases it was a mailbox.

That is not as bad as it sounds. A mailbox that somebody reads is a process. The trouble lies with the 22 who said ‘everything’.

## What was built

Registers of processing, mostly good. Notices, mostly long. Contracts with processors: a median of 64 sent out and 38 returned, with the largest suppliers returning their own text and a friendly refusal to discuss it.

## What came in

- Requests for access: between 2 and 190 per customer in the first month. The retailer with 190 had written a cheerful e-mail to all its card holders.
- Breach notifications: 14 in all. Eleven were e-mails to the wrong person.
- Letters from an authority: one, asking for the name of the data protection officer.

## What will decay first

1. **The register.** It was filled in by workshop. The first new system after the project is the test; in June I found three that had gone live without an entry.
2. **Deletion.** Rules were agreed and few are carried out. A date in a table deletes nothing.
3. **The seventy-two hours.** Everyone knows the figure. Six of 31 could say who decides on a Sunday.

## A suggestion for July

Take the project’s list of measures and turn each into an obligation with an owner, a rhythm and a proof. Whatever finds no owner is either not needed or in danger. [Obligation Register](node:obligation-register) is made for this, and if you close the project without any such list, at least book half a day in January to open the register of processing and look for last autumn’s systems.`,
    },
  },
  {
    key: 'article-subrogation-is-a-diary-problem',
    type: 'article',
    title: { en: 'Subrogation is a diary problem' },
    created: '2018-11-15T08:45:00Z',
    articleTypes: ['guide'],
    authors: ['person-clara-whitcombe'],
    productSuites: ['incident-claims'],
    industries: ['transport-logistics', 'insurance'],
    tags: ['claims-reserve'],
    body: {
      en: `A logistics insurer reviewed 500 paid claims in which somebody else had plainly caused the damage, and found that money had been recovered in 118 and the time limit missed in 97. The law was on its side in nearly all of them. The calendar was not.

Recovery is what is left of a claim after everybody has stopped being interested in it. The customer has been paid, the handler has 140 other files, and the other side has no reason to write.

## The first seven days

For goods carried by road across borders, damage that cannot be seen at delivery must be notified in writing within seven days, Sundays and holidays not counted; visible damage at once. An action is barred after one year in ordinary cases. Carriers’ liability is limited by weight, so a pallet of telephones and a pallet of tiles are worth very different amounts of your time.

Ask three questions when the claim is opened, and not when it is paid:

1. Could anyone else have caused this?
2. What must be sent to them, and by which day?
3. What must be kept? (The pump, the seal, the driver’s note. Tell the customer not to tidy.)

## Put dates on the claim

Every yes creates two diary entries: notice, and time bar. The time bar gets a second entry ninety days earlier, which goes to a different person. At the insurer this alone halved the missed limits in a year.

## Know when to stop

- Below £1,500, send one letter and close.
- Between £1,500 and £15,000, one person and a fixed set of letters. Settling at 70 per cent within four months is better than 90 after three years.
- Above that, counsel from the first week.

## Show the money

Recoveries vanish in the accounts, as a smaller loss. Let [Claims Ledger](node:claims-ledger) show them in their own column, by handler and by cause. The insurer found that 40 per cent of its recoveries came from one person, a part-timer, who kept a paper diary.`,
    },
  },
];
