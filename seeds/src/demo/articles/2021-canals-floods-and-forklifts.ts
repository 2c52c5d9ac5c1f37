import type { DemoNodeOf } from '../../demo-types.ts';

/** 2021: a blocked canal, a flood, and an inquiry beyond five whys. */
export const articles2021CanalsFloodsAndForklifts: DemoNodeOf<'article'>[] = [
  {
    key: 'article-a-ship-across-the-canal',
    type: 'article',
    title: { en: 'A ship across the canal: reading your own lead times' },
    created: '2021-04-15T08:00:00Z',
    articleTypes: ['analysis', 'guide'],
    authors: ['person-yusuf-demirel'],
    productSuites: ['third-party-risk', 'business-continuity'],
    industries: ['manufacturing', 'retail', 'transport-logistics'],
    tags: ['supplier-outage', 'operational-resilience'],
    body: {
      en: `For six days in March a container ship lay across a canal, and many companies learned the name of the canal. By the time they had found out which of their goods were behind it, it was open again. That is not the end of the matter, since ships which arrive together have to be unloaded one after another. It is a good moment to look at what one did not know.

## Three questions, in the order of usefulness

### What is on the water?

Purchasing knows what was ordered. Finance knows what was paid. What is on which ship is known to the forwarder, and in the company I visited last week the forwarder’s list used different article numbers. It took two people four days to match 860 containers. Do it once, now, and ask for the numbers to be on the next booking.

### When does it start to hurt?

Not when the container is late, but when the shelf or the line is empty. For each article: stock in days, plus what is nearer than the delay. Of 860 containers, 790 were covered by stock for longer than the longest plausible delay. Seventy were not. The company had been writing to all 860 suppliers.

### What else comes through there?

The second-source supplier, in nine of the seventy cases. Same port, same canal, other ship. It had been chosen for being a different company.

## Lead time is a distribution

Planning systems hold one number: forty-two days. We took two years of arrivals for twelve lanes and looked at the spread. The median was forty-two. One delivery in ten took longer than fifty-eight, and in the autumn of 2020 one in four did. Safety stock had been calculated with a spread of three days, which somebody had typed in 2014.

You do not need a model for this. Take the last hundred arrivals on a lane, sort them, look at the ninetieth. If the ninetieth is more than your stock can bear, you are relying on luck in one delivery out of ten, and you ought to know which article that is.

## What to change

1. **One column in the supplier record: lane.** Port, strait, border. Not the supplier’s address.
2. **A rule for when to pay for air freight**, agreed before, with a limit and a name. In March this decision took a median of five days in the firms I asked. The canal was closed for six.
3. **A yearly look at the ninetieth arrival.** One hour for each lane. Put it in the calendar for November, when nobody has time, because that is when it matters.
4. **A sentence in the plan for the customer.** “Your order is on a ship that is waiting; we shall know on Thursday” was better received than any discount.

The next cause will have another name. The ninetieth arrival will be the same.`,
    },
    sections: [
      {
        kind: 'basic',
        body: { en: `## Watch and read` },
        paragraphs: [
          {
            kind: 'media',
            items: [
              {
                media: 'remote-supplier-panel',
                caption: { en: 'The weeks before a supplier fails, told by three practitioners.' },
              },
            ],
          },
          {
            kind: 'related_resources',
            resources: ['resource-lead-times-paper', 'resource-supplier-outage-playbook'],
            fillUpTo: 4,
          },
        ],
      },
    ],
  },
  {
    key: 'article-flood-in-july',
    type: 'article',
    title: {
      en: 'After the water: notes from five basements',
      de: 'Nach dem Wasser: Notizen aus fünf Kellern',
    },
    created: '2021-08-19T07:00:00Z',
    articleTypes: ['field-notes'],
    authors: ['person-tobias-renner'],
    productSuites: ['business-continuity', 'insurance-exposure'],
    industries: ['public-administration', 'energy-utilities', 'healthcare'],
    tags: ['operational-resilience', 'data-quality'],
    body: {
      en: `In the weeks after the July floods I helped with the resumption of work in five places in the west of Germany: a town hall, two practices, a school and a small utility. This is about organisations. What people have lost there is not a subject for a company’s website.

## What stood in the basement

In all five: the server, the distribution board, the archive. In four the emergency generator. In three the box with the emergency plan. Each of these decisions had been reasonable by itself. Basements are cool, quiet and cheap.

## What nobody had written down

- **The order of switching on again.** At the utility it took three days to reconstruct it, with the help of a fitter who had retired in 2016.
- **Who is allowed to declare a building safe.** The town hall was dry after nine days and was entered after twenty-four.
- **Passwords for the things that are not computers**: lift control, heating, telephone system, the barrier at the yard.
- **What may be thrown away.** Personnel files lay in the mud, and nobody dared to decide. A sheet with retention periods would have helped. It was in the archive.

## What helped

A baker’s van with a loudspeaker. Paper lists on a church door. Two colleagues from the neighbouring town who brought their own computers and knew the same software. The doctor’s assistant who had the telephone numbers of all dialysis patients in a school exercise book, for which she had been told off in the last data protection training.

## What I shall plan differently

1. The plan lies in two places that do not share a valley.
2. Height is a field in the list of rooms, in metres above the river and not in storeys.
3. For each critical function there is a partner municipality with the same software, and a visit once a year.
4. The exercise book is not forbidden. It is sealed, and it is in the plan.

The maps of the flood hazard were available, by the way, for all five. Three of the buildings stood in the zone for the rarest event. It was regarded as a reassurance.`,
      de: `In den Wochen nach dem Julihochwasser habe ich an fünf Orten im Westen geholfen, die Arbeit wieder aufzunehmen: in einem Rathaus, zwei Praxen, einer Schule und einem kleinen Versorger. Es geht hier um Organisationen. Was Menschen dort verloren haben, gehört nicht auf die Website eines Unternehmens.

## Was im Keller stand

In allen fünf Häusern: der Server, die Hauptverteilung, das Archiv. In vieren das Notstromaggregat. In dreien die Kiste mit dem Notfallplan. Jede dieser Entscheidungen war für sich vernünftig gewesen. Keller sind kühl, leise und billig.

## Was niemand aufgeschrieben hatte

- **Die Reihenfolge des Wiedereinschaltens.** Beim Versorger dauerte es drei Tage, sie zu rekonstruieren, mithilfe eines Monteurs, der seit 2016 im Ruhestand ist.
- **Wer ein Gebäude freigeben darf.** Das Rathaus war nach neun Tagen trocken und wurde nach vierundzwanzig betreten.
- **Passwörter für alles, was kein Rechner ist**: Aufzugsteuerung, Heizung, Telefonanlage, die Schranke am Bauhof.
- **Was weggeworfen werden darf.** Personalakten lagen im Schlamm, und niemand traute sich zu entscheiden. Ein Blatt mit Aufbewahrungsfristen hätte geholfen. Es lag im Archiv.

## Was geholfen hat

Ein Bäckerwagen mit Lautsprecher. Papierlisten an einer Kirchentür. Zwei Kolleginnen aus der Nachbarstadt, die eigene Rechner mitbrachten und dieselbe Software kannten. Die Arzthelferin, die die Nummern aller Dialysepatienten in einem Schulheft hatte, wofür sie in der letzten Datenschutzschulung gerügt worden war.

## Was ich künftig anders plane

1. Der Plan liegt an zwei Orten, die nicht im selben Tal liegen.
2. Die Höhe ist ein Feld in der Raumliste, in Metern über dem Fluss und nicht in Stockwerken.
3. Für jede kritische Aufgabe gibt es eine Partnergemeinde mit derselben Software und einen Besuch im Jahr.
4. Das Schulheft ist nicht verboten. Es ist versiegelt und steht im Plan.

Die Hochwassergefahrenkarten lagen übrigens für alle fünf Gebäude vor. Drei davon standen in der Zone für das seltenste Ereignis. Das galt als Beruhigung.`,
    },
  },
  {
    key: 'article-scoring-suppliers-by-letter',
    type: 'article',
    title: { en: 'A supplier is not a B+' },
    created: '2021-10-07T09:00:00Z',
    articleTypes: ['opinion'],
    authors: ['person-yusuf-demirel'],
    productSuites: ['third-party-risk'],
    industries: ['banking', 'insurance', 'technology'],
    tags: ['data-quality'],
    body: {
      en: `A rating service gives suppliers letters. A customer of ours subscribes to two of them. For 300 suppliers we compared the letters: in 41 per cent of cases they differed by more than one grade, and for eleven suppliers one service saw an A where the other saw a D.

## Neither is wrong

One looks at the network from outside: open ports, old certificates, leaked passwords. The other reads annual accounts. That a firm with tidy accounts may have an untidy mail server should surprise nobody. The letter hides it. It turns two observations into one opinion and then removes the observations.

## What can be done with letters

- Use the change and ignore the level. From B to D within a month is a reason to ring.
- Look at the date. A third of the letters in our sample rested on data more than a year old.
- Ask for the components and attach each to a question that *you* have. An open port matters if this supplier is connected to you. Equity matters if you pay in advance.

## What cannot be done

Averaging. Our customer had formed a mean of the two letters, with two decimals. A laboratory with an A for finance and an F for its network had ended up as a C, and C was the limit at which nobody has to do anything. It has access to 60,000 patient records.

Letters are useful for the three thousand suppliers that you will never talk to. For the thirty whose failure you would feel within a day they are an excuse not to.`,
    },
  },
  {
    key: 'article-five-whys-and-a-forklift',
    type: 'article',
    title: { en: 'Five whys and a forklift' },
    created: '2021-12-09T08:00:00Z',
    articleTypes: ['guide'],
    authors: ['person-hanna-lehtonen'],
    productSuites: ['health-safety', 'incident-claims'],
    industries: ['manufacturing', 'transport-logistics'],
    tags: ['near-miss', 'culture', 'data-quality'],
    reviewedAt: '2025-03-04T08:00:00Z',
    keyPoints: [
      { en: 'A chain of whys finds one cause, and it is usually the one the asker could already see' },
      { en: 'Ask what made the action sensible at that moment' },
      { en: 'Write measures for each level: the task, the place, the organisation' },
      { en: 'Check after ninety days whether the condition is gone, not whether the measure is done' },
    ],
    body: {
      en: `A forklift driver reverses into a rack upright at walking pace. Nothing falls. The shift lead fills in the form, which has five boxes with the word *why*.

Why did the truck hit the rack? The driver did not look back. Why not? He was in a hurry. Why? He was behind with his orders. Why? He had started late. Why? He is often late. Measure: talk to the driver.

The chain is flawless. It leads from the rack to a person’s character in five steps, and anybody who knows the warehouse could have started with a different word and arrived somewhere else.

## The trouble with chains

A chain has one beginning. Events have many conditions which had to be there together. If you ask *why* you receive the reason that comes to mind first, and what comes to mind first is what happened last. The method stops where the asker runs out of knowledge or reaches somebody who cannot object.

## Ask what made it sensible

I spent a morning in that warehouse and asked the driver one question: show me how you do this on a normal day.

- He drives backwards for thirty metres because the aisle has no room to turn. It has had none since the pallets of a new customer, which are twenty centimetres deeper, arrived in September.
- He looks over his left shoulder, since the mast hides the right side. The upright he hit is on the right.
- Looking over the right shoulder hurts. He has reported it: to his doctor.
- The scanner beeps when an order takes longer than four minutes. It beeps from the dashboard, so that he looks there.
- He was late that day because the battery had not been charged. The charger is shared with the night shift.

None of these is *the* cause. Take away any one of them and, probably, nothing would have happened on that day.

## Three levels, at least one measure each

**The task.** Pallets of the new customer go to aisle 7, where one can turn. Done on the same day.

**The place.** Rack protection at the uprights on the right; the four-minute signal becomes a light at the edge of the field of view. Three weeks.

**The organisation.** Whoever accepts a new customer’s pallet size asks the warehouse. A second charger, €2,800, which had been refused in spring because no one could say what it would prevent.

Talking to the driver was also done. He learned that his shoulder is a matter for the company doctor, and that he had contributed more to the inquiry than anyone else.

## Check the condition

A measure which has been carried out is not yet one that has worked. After ninety days somebody stood in the aisle for an hour and counted: reversing manoeuvres longer than ten metres, from thirty-one to four. That was the condition we had wanted to remove. Contacts with the rack would have been the wrong figure, since there had been three in the whole year.

The form in that warehouse has lost its five boxes. It now asks: What made this sensible? What else had to be there? What would have stopped it?`,
    },
  },
];
