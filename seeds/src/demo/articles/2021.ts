import type { DemoNodeOf } from '../../demo-types.ts';

export const articles2021: DemoNodeOf<'article'>[] = [
  {
    key: 'article-forty-centimetres',
    type: 'article',
    title: { en: 'Forty centimetres' },
    created: '2021-05-20T08:00:00Z',
    articleTypes: ['analysis'],
    authors: ['person-clara-whitcombe'],
    productSuites: ['insurance-exposure'],
    industries: ['construction', 'public-administration'],
    tags: ['data-quality'],
    body: {
      en: `Two office buildings of the same owner stand 80 metres apart in the same flood zone, and in the storm of last February one lost £11,000 and the other £1.9 million. The water stood about forty centimetres deep in front of both.

In the first, the switchgear hangs on the wall of the ground floor, 1.1 metres up. In the second it stands in the basement, with the lift motor, the sprinkler pumps and the server room of a tenant. A ventilation grille at pavement level let the water in within the hour.

## What a zone cannot tell you

Flood zones were made for planners. They say how likely it is that water reaches a plot. For a loss estimate three more things are needed:

- how deep the water stands at the building, not at the edge of the plot;
- the height of the lowest opening;
- what sits below that height, and what stops if it gets wet.

The first comes from a depth map and can be bought. The second and third come from a person with a tape measure and have, in most portfolios, never been collected.

## Ten minutes a building

The owner sent caretakers to 140 buildings with a single sheet: lowest opening, lowest switchgear, lowest pump, lowest thing a tenant would miss, each in centimetres above the pavement, with a photograph. It took six weeks and cost less than one survey. Twenty-three buildings had critical equipment below a depth that the map expects once in a hundred years. Nineteen of them were in a zone the insurer had called moderate.

## What to do with the number

For eleven buildings the remedy was a door barrier and a raised grille, at £2,000 to £7,000. For nine, moving the switchgear is planned with the next refurbishment. Three were left alone, with the loss written into the budget.

At renewal the owner showed the sheet before anyone asked. The flood deductible for the 23 buildings fell by half on condition that the work is finished by next March. The list is kept in [Exposure Map](node:exposure-map), with the photographs, because the next underwriter will want to see the grille.`,
    },
  },
  {
    key: 'article-the-rate-that-stopped-moving',
    type: 'article',
    title: { en: 'The lost-time injury rate stopped moving, and so did we' },
    created: '2021-06-24T07:00:00Z',
    articleTypes: ['opinion'],
    authors: ['person-hanna-lehtonen'],
    productSuites: ['health-safety'],
    industries: ['manufacturing', 'construction'],
    tags: ['culture', 'near-miss', 'board-reporting'],
    body: {
      en: `A plant with 180 people works about 300,000 hours a year, so one lost-time injury is a rate of 3.3 per million hours, two are 6.7, and none is a banner at the gate. Most of what moves that number at such a plant is chance.

I say this as someone who has put up the banner.

## Too few to count

With a true rate of five, our plant would see no injury in more than one year out of five, and four or more in roughly one out of fifteen, without anything having changed. Managers have been praised for the first and dismissed for the second. To tell a rate of five from a rate of four with any confidence you would need the better part of a century of data from the same plant, by which time it will be a shopping centre.

## Too easy to move

- A fitter with a broken toe sits in the office for a week ‘on light duties’. No time is lost.
- A contractor’s injury belongs to the contractor.
- A bonus hangs on twelve months without a case, and in the eleventh month backs stop hurting.

I do not think many people cheat. They round, each time in the same direction.

## What to put beside it

Keep the rate, since the law and your customers want it. Give it a range instead of a decimal place, and set three things next to it that can be counted in dozens:

1. events with the potential to kill, whether or not anybody was hurt;
2. the days between a reported hazard and its repair, as a median and for the slowest tenth;
3. the share of stopped jobs in which the person who stopped was thanked. Ask them.

At the plant where I first tried this, the rate was zero for nineteen months. In the same period there were fourteen events with fatal potential, nine of them with forklifts at one corner. The corner was rebuilt. It never appeared in any rate, before or after, and I am prouder of it than of the banner.`,
    },
  },
  {
    key: 'article-near-miss-214',
    type: 'article',
    title: { en: 'Near-miss report no. 214' },
    created: '2021-11-09T07:10:00Z',
    articleTypes: ['field-notes'],
    authors: ['person-hanna-lehtonen'],
    productSuites: ['health-safety', 'incident-claims'],
    industries: ['manufacturing'],
    tags: ['near-miss', 'culture'],
    body: {
      en: `On 3 March a press operator wrote on a card that the light curtain on line 2 ‘sometimes thinks about it’, and on 14 September the press closed on a colleague’s glove with the fingertip of his left ring finger in it. Between the two dates report no. 214 had been read by nobody.

It had been scanned, numbered, classified as ‘equipment, low’ and filed. The statistics for the second quarter counted it. The plant was proud of its statistics, and with 300 cards a year it had reason to be.

## Where it got stuck

The safety adviser classified cards on Fridays, around 25 at a time. The category sent the card to maintenance, as a line in a weekly list. Maintenance opened the list when a job was planned on that line; none was planned until October. No step was left out. Every step assumed that somebody else would read the words.

‘Thinks about it’ means that a guard responds late. A toolsetter would have understood it in a second. No toolsetter ever saw the card.

## What the plant changed

1. A card is read aloud at the next shift handover of the line it concerns, in the writer’s words, before anyone classifies it.
2. The person who reads it says one of three things: we stop, we look today, or we can live with it. The answer goes on the card with a name.
3. The writer hears the answer within two shifts. If they do not, they may ring the plant manager, and four have.

Classification still happens on Fridays. It is useful for counting and has no other duty now.

## What it costs

About three minutes per handover, on days when there is a card. In the first eight weeks, two presses were stopped for a total of nine hours. One of them had a broken fibre in the curtain.

The operator who wrote no. 214 is still there. I asked whether he would write another. He said that he had stopped for a while and had begun again when he heard one of his cards read out. ‘They got my spelling wrong,’ he said, ‘but it was mine.’`,
    },
  },
];
