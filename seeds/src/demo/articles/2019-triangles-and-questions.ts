import type { DemoNodeOf } from '../../demo-types.ts';

/** 2019: arithmetic for claims, questions for suppliers, a new edition of a standard. */
export const articles2019TrianglesAndQuestions: DemoNodeOf<'article'>[] = [
  {
    key: 'article-claims-triangle-by-hand',
    type: 'article',
    title: { en: 'A claims triangle by hand' },
    created: '2019-06-13T08:00:00Z',
    articleTypes: ['guide'],
    authors: ['person-clara-whitcombe'],
    productSuites: ['incident-claims', 'insurance-exposure'],
    industries: ['insurance', 'transport-logistics', 'retail'],
    tags: ['claims-reserve', 'data-quality', 'board-reporting'],
    body: {
      en: `Actuaries speak of development, and claims managers nod. You need no software for the idea, only squared paper and half an hour. I have done this with finance directors who afterwards never again asked why last year’s figure had moved.

## The table

Take a fleet’s liability claims, in thousands of pounds, paid so far. Rows are the year of the accident; columns are the age of that year at the end of which we look.

- Accidents of 2015: 210 after one year, 380 after two, 450 after three, 470 after four.
- Accidents of 2016: 190, 350, 410.
- Accidents of 2017: 240, 430.
- Accidents of 2018: 220.

It is called a triangle because the young years have fewer columns. The question is what belongs into the empty corner.

## The growth from one column to the next

From the first to the second year: three years have made the step. Before it they stood at 210 + 190 + 240 = 640, after it at 380 + 350 + 430 = 1,160. Divide: 1,160 / 640 = 1.81.

From the second to the third: 730 became 860. That is 1.18.

From the third to the fourth: 450 became 470. That is 1.04.

## Filling the corner

Accidents of 2018 stand at 220. Multiply by 1.81, then by 1.18, then by 1.04: about 489. So some 269 are still to be paid.

Accidents of 2017 stand at 430. Times 1.18, times 1.04: about 528, of which 98 are to come. Accidents of 2016: 410 times 1.04 is 426, so 16.

Together roughly 383,000 pounds. That is what the past says the fleet still owes, whatever the files say.

## Now compare with the files

Add up the case reserves of the same claims. At this fleet they came to £248,000. The difference of 135 is not an error by the handlers. It contains claims which have not been reported yet, claims that will get worse, and perhaps a habit of setting the first figure too low. Which of these it is cannot be read from the triangle. It tells you where to look, and the answer lies in the files.

## What the triangle cannot know

- **That you have changed something.** If a new team pays small claims in eleven days instead of sixty, the first column grows and nothing has become worse. Mark the date in the table.
- **One large case.** A claim of £180,000 in 2015 would drive every factor. Take it out, project the rest, put it back by hand.
- **The price level.** Past factors contain past inflation.
- **Four rows.** With so few years each factor rests on three numbers. Say so when you show the result, and give a range. I use the lowest and highest single step: for the first one 1.79 to 1.84, which is reassuring, and rare.

Do it once by hand. Then let [Claims Ledger](node:claims-ledger) print the table on any date, and spend your half hour on the files instead. The longer treatment is in our [guide to reserves](node:resource-claims-reserve-guide).`,
    },
    sections: [
      {
        kind: 'basic',
        body: { en: `## The steps, for the margin` },
        paragraphs: [
          {
            kind: 'text_lists',
            lists: [
              {
                style: 'steps',
                items: [
                  { text: { en: 'Write paid claims by year of accident and by age.' } },
                  {
                    text: {
                      en: 'Divide each column by the one before it, using only years which have both.',
                    },
                  },
                  { text: { en: 'Multiply the youngest figure of each year through to the end.' } },
                  { text: { en: 'Subtract what is paid; compare with the case reserves.' } },
                  { text: { en: 'Go and read the files.' } },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    key: 'article-questions-a-supplier-cannot-answer',
    type: 'article',
    state: 'archived',
    title: { en: 'Eleven questions no supplier can answer' },
    created: '2019-02-21T09:00:00Z',
    articleTypes: ['opinion'],
    authors: ['person-imani-okafor'],
    productSuites: ['third-party-risk'],
    industries: ['banking', 'technology'],
    tags: ['data-quality', 'supplier-outage'],
    body: {
      en: `I asked four suppliers of different size for the questionnaires they had received in 2018. Together there were 214, with 31,000 questions. Some of these have no possible answer, and yet they were answered.

## A selection

1. Do you comply with all applicable laws?
2. Are your employees trustworthy?
3. Is your network secure?
4. Have you ever had an incident?
5. Describe your culture.
6. Are your suppliers’ suppliers reliable?
7. Is your business continuity plan effective?
8. Do you have sufficient insurance?
9. Is access restricted to what is necessary?
10. Will you inform us immediately of everything relevant?
11. Confirm that your answers to this questionnaire are correct.

The answers were: yes, yes, yes, no, excellent, yes, yes, yes, yes, yes, confirmed.

## What could be asked instead

One may ask for a thing that exists, or for a date. When did you last restore a backup, and how long did it take? Who answers this number at four in the morning? Which of your suppliers would stop you within a day? Please send the page on which you noted what failed in your last exercise.

A supplier who has no such page will say so, or will send something that was written yesterday. Both are information. Of the four firms I asked, three could name the date of a restore. The fourth called back after an hour and thanked me.`,
    },
  },
  {
    key: 'article-iso-22301-second-edition',
    type: 'article',
    title: { en: 'ISO 22301, second edition: shorter, and better for it' },
    created: '2019-11-14T08:00:00Z',
    articleTypes: ['news', 'analysis'],
    authors: ['person-tobias-renner'],
    productSuites: ['business-continuity'],
    industries: ['banking', 'energy-utilities', 'healthcare'],
    tags: ['operational-resilience'],
    body: {
      en: `The second edition of ISO 22301 appeared on the last day of October. If you have a certificate, your certifier will tell you by when to move over. If you do not, the new text is a good occasion to look at what the standard asks for, since there is less of it.

## What has gone

Repetition, above all. Requirements that stood in three clauses stand in one. The vocabulary has been thinned out. *Risk appetite* is hardly mentioned, which will disappoint people who had just drawn one.

## What is clearer

- **Impact analysis comes with categories that you define first.** Decide what counts as damage for you, then assess. Many organisations did it the other way round and got a table of feelings.
- **Time frames.** At which point does the damage become unacceptable, and within it, when do we want to be back? They are two numbers. In most plans I read there is one.
- **Strategies and solutions.** Between the analysis and the plan there must be a decision that costs money. The text now makes it visible, with a plural.
- **Changes are planned.** One sentence, which would have helped a client of mine who moved his second data centre into the flood plain of his first.

## What has not changed

No document is required to be thick. *Documented information* can be a page, and an exercise report with three findings is better evidence than a policy with thirty principles.

## What I would do this winter

Take your list of critical activities and ask for both numbers, in hours. Where the wish lies after the limit, there is a plan that cannot succeed. I have found at least one in every organisation I have asked, including ours; it was payroll.`,
    },
  },
  {
    key: 'article-a-swan-and-a-bicycle',
    type: 'article',
    title: { en: 'A swan, a bicycle and the word ‘claimant’' },
    created: '2019-09-05T09:00:00Z',
    articleTypes: ['field-notes'],
    authors: ['person-clara-whitcombe'],
    productSuites: ['incident-claims'],
    industries: ['public-administration'],
    tags: ['culture', 'claims-reserve'],
    body: {
      en: `Long ago I adjusted a claim in which a swan had attacked a cyclist on a towpath, and the cyclist had fallen into a canal with a borrowed bicycle. The council’s liability was doubtful, the swan’s beyond reach. I mention the case because of the second letter.

The first letter to the cyclist began: *Dear Claimant*. It explained in five paragraphs what he had to prove. He had written to ask whether someone might put up a sign, because his daughter used the path to school. He had not claimed anything. After our letter he did: £4,200.

## What we measured since

At two councils we changed only the first letter. It uses the person’s name, says *what you told us* instead of *your claim*, names one person with a telephone number, and says what will happen next and when. No liability is admitted; lawyers read it, removed one adverb and let it pass.

Over a year, of 640 reports of damage or injury:

- with the old letter 61 per cent turned into claims for money, with the new one 48
- complaints about handling fell from 39 to 14
- the share represented by a solicitor went from 27 to 19 per cent

The two groups were not chosen by lot. One council had the old letter, the other the new, and their pavements differ. I would not build a reserve on these figures. I would change the letter.

## The list

Oona in our Leeds office keeps a list of words that a first letter should not contain. *Claimant*, *alleged*, *incident reference*, *without prejudice* on page one, *please note*. The list has grown to 41. The sign at the towpath, by the way, went up in the following spring. It shows a swan.`,
    },
  },
];
