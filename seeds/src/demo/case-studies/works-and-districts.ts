import type { DemoNodeOf } from '../../demo-types.ts';

/** A brewery, a glassworks, a rural district. */
export const worksAndDistricts: DemoNodeOf<'case_study'>[] = [
  {
    key: 'case-hollin-vale-brewery',
    type: 'case_study',
    title: { en: 'Hollin Vale Brewery: eight entries called off' },
    summary: {
      en: 'A brewery reads seven lines aloud before anybody climbs into a tank. In two years eight of 640 entries did not take place.',
    },
    created: '2024-02-27T09:00:00Z',
    products: ['permit-board', 'hazard-walk'],
    productSuites: ['health-safety'],
    industries: ['manufacturing'],
    tags: ['near-miss', 'culture'],
    customer: 'Hollin Vale Brewery',
    testimonial: 'testimonial-hollin',
    location: { en: 'England' },
    results: [
      { figure: { en: '8 of 640' }, meaning: { en: 'entries called off at the hatch in two years' } },
      {
        figure: { en: '−58%' },
        meaning: { en: 'entries in the second half of 2023, after cleaning heads had been bought' },
      },
      { figure: { en: '11 min' }, meaning: { en: 'for reading aloud' } },
    ],
    facts: [
      { label: { en: 'Staff' }, value: { en: '260' } },
      { label: { en: 'Tanks' }, value: { en: '74' } },
      { label: { en: 'Entries a year' }, value: { en: 'about 320' } },
    ],
    body: {
      en: `## The situation

Seventy-four tanks, most of them cleaned by hand from within, with a permit that had been signed at six in the morning for the day. In 2021 a cleaner felt dizzy and climbed out by himself. The report said *nothing happened*.

## What they did

The permits went into [Permit Board](node:permit-board), one for each tank and entry instead of one for the day. At the hatch the crew reads [seven lines](node:resource-confined-space-checklist) aloud; the youngest asks. The first line, *must somebody go in?*, was answered with yes for five months. Then a new colleague brought a catalogue.

## What changed

Eight entries were called off in two years: four because of a measurement, two because the person outside had been called away, one for a lock without a key, one because somebody said that he did not feel right. Rotating cleaning heads for 38 tanks cost £34,000, and entries fell by more than half.

## What did not work

Reading aloud was mocked in the first weeks, until the head brewer came and read it himself, badly. The night shift skipped it; this was seen because the reading takes eleven minutes and their permits were four minutes apart. The rescue with a hoist had been planned with four minutes and took eleven in a test. It takes seven now, and seven is what the permit says.`,
    },
    sections: [
      {
        kind: 'summary_resources',
        heading: { en: 'What they read aloud' },
        resources: ['resource-confined-space-checklist', 'resource-webinar-confined-space'],
      },
    ],
  },
  {
    key: 'case-glaswerke-ahrental',
    type: 'case_study',
    title: {
      en: 'Glaswerke Ahrental: how sure would we have to be?',
      de: 'Glaswerke Ahrental: Wie sicher müssten wir sein?',
    },
    summary: {
      en: 'A glassworks decided about a winter without gas in three hours, after half a year with a red square. In spring it compared its assumptions with what had happened.',
      de: 'Ein Glaswerk entschied in drei Stunden über einen Winter ohne Gas, nach einem halben Jahr mit rotem Feld. Im Frühjahr verglich es seine Annahmen mit dem, was geschehen war.',
    },
    created: '2023-06-13T07:00:00Z',
    products: ['scenario-workbench', 'continuity-planner'],
    productSuites: ['enterprise-risk', 'business-continuity'],
    industries: ['manufacturing', 'energy-utilities'],
    tags: ['board-reporting', 'operational-resilience'],
    customer: 'Glaswerke Ahrental',
    testimonial: 'testimonial-ahrental',
    location: { en: 'Germany', de: 'Deutschland' },
    results: [
      {
        figure: { en: '3 h', de: '3 h' },
        meaning: { en: 'from a red square to a decision', de: 'vom roten Feld zur Entscheidung' },
      },
      {
        figure: { en: '2 of 9', de: '2 von 9' },
        meaning: { en: 'assumptions that held exactly', de: 'Annahmen trafen genau zu' },
      },
      {
        figure: { en: '0', de: '0' },
        meaning: { en: 'days on propane in the winter of 2022', de: 'Tage Propanbetrieb im Winter 2022' },
      },
    ],
    facts: [
      { label: { en: 'Staff', de: 'Beschäftigte' }, value: { en: '340', de: '340' } },
      { label: { en: 'Furnaces', de: 'Wannen' }, value: { en: '2', de: '2' } },
      {
        label: { en: 'Cost of the propane plant', de: 'Kosten der Propananlage' },
        value: { en: '1.9 million euros', de: '1,9 Millionen Euro' },
      },
    ],
    body: {
      en: `## The situation

Glaswerke Ahrental melts glass in two furnaces that must not cool down. In summer 2022 *gas shortage* was red in the matrix, and a decision about 1.9 million euros for propane had been put off three times, since nobody could say how likely the shortage was.

## What they did

One afternoon with six people and a sheet, described in [an article](node:article-gas-for-the-glass-furnace). The question was no longer how likely it is, but how likely it would have to be. The answer, about three per cent, was undisputed. Lines and assumptions were kept in [Scenario Workbench](node:scenario-workbench).

## What changed

The plant was ready on 9 November. It was not needed. In March the same six people laid the nine assumptions beside what had happened. Two had held exactly, four roughly, three not at all. Prices had been overestimated, the loyalty of two customers as well. The holding load of a furnace is 52 per cent and not 45, as a test in January showed. With that figure the decision would have been easier still.

## What did not work

The works council learned of the propane tank from the building notice. The insurer wished to see the tank further away from the hall, which cost another 80,000 euros and eleven days. And the board would like to know by how much the propane has paid off. It has not, and the answer to that took longer than the decision.`,
      de: `## Die Ausgangslage

Die Glaswerke Ahrental schmelzen Glas in zwei Wannen, die nicht erkalten dürfen. Im Sommer 2022 stand *Gasmangel* rot in der Matrix, und die Entscheidung über 1,9 Millionen Euro für Propan war dreimal vertagt worden, weil niemand sagen konnte, wie wahrscheinlich der Mangel ist.

## Das Vorgehen

Ein Nachmittag mit sechs Menschen und einem Blatt, beschrieben in [einem Artikel](node:article-gas-for-the-glass-furnace). Gefragt wurde nicht mehr, wie wahrscheinlich es ist, sondern wie wahrscheinlich es sein müsste. Die Antwort, etwa drei Prozent, war unstrittig. Zeilen und Annahmen liegen in [Scenario Workbench](node:scenario-workbench).

## Was sich geändert hat

Am 9. November war die Anlage betriebsbereit. Gebraucht wurde sie nicht. Im März legten dieselben sechs Menschen die neun Annahmen neben das, was geschehen war. Zwei hatten genau zugetroffen, vier ungefähr, drei gar nicht. Die Preise waren überschätzt, die Treue zweier Kunden auch. Die Haltelast einer Wanne liegt bei 52 Prozent und nicht bei 45, wie ein Versuch im Januar zeigte. Mit dieser Zahl wäre die Entscheidung noch leichter gefallen.

## Was nicht funktioniert hat

Der Betriebsrat erfuhr vom Propantank durch den Bauaushang. Der Versicherer wollte den Tank weiter von der Halle entfernt sehen; das kostete weitere 80.000 Euro und elf Tage. Und der Aufsichtsrat wüsste gern, um wie viel sich das Propan gelohnt hat. Gelohnt hat es sich nicht, und diese Antwort dauerte länger als die Entscheidung.`,
    },
  },
  {
    key: 'case-landkreis-weidenau',
    type: 'case_study',
    title: {
      en: 'Landkreis Weidenau: the sports hall has an owner',
      de: 'Landkreis Weidenau: Die Sporthalle hat einen Eigentümer',
    },
    summary: {
      en: 'A rural district counted its buildings before a tender. Three did not exist, eleven had been forgotten, and instead of one bidder there were four.',
      de: 'Ein Landkreis zählte vor einer Ausschreibung seine Gebäude. Drei gab es nicht, elf waren vergessen, und statt eines Bieters kamen vier.',
    },
    created: '2023-11-28T08:00:00Z',
    products: ['exposure-map', 'programme-renewal', 'claims-ledger'],
    productSuites: ['insurance-exposure', 'incident-claims'],
    industries: ['public-administration', 'education'],
    tags: ['data-quality', 'claims-reserve'],
    customer: 'Landkreis Weidenau',
    testimonial: 'testimonial-weidenau',
    location: { en: 'Eastern Germany', de: 'Ostdeutschland' },
    results: [
      { figure: { en: '1 to 4', de: '1 auf 4' }, meaning: { en: 'bidders', de: 'Bieter' } },
      {
        figure: { en: '11', de: '11' },
        meaning: {
          en: 'forgotten buildings, among them a sports hall',
          de: 'vergessene Gebäude, darunter eine Sporthalle',
        },
      },
      {
        figure: { en: '25,000', de: '25.000' },
        meaning: {
          en: 'euros of deductible, chosen from ten years of claims',
          de: 'Euro Selbstbehalt, gewählt nach zehn Jahren Schadenverlauf',
        },
      },
    ],
    facts: [
      { label: { en: 'Inhabitants', de: 'Einwohner' }, value: { en: '131,000', de: '131.000' } },
      {
        label: { en: 'Buildings', de: 'Gebäude' },
        value: { en: '468, after counting', de: '468, nach der Zählung' },
      },
      {
        label: { en: 'Tender', de: 'Ausschreibung' },
        value: { en: 'July to September 2023', de: 'Juli bis September 2023' },
      },
    ],
    body: {
      en: `## The situation

Landkreis Weidenau insured what stood in a list. The list had been started after the district reform and indexed every year. At the last tender a single insurer had bid, with a surcharge for *uncertain sums insured*.

## What they did

During one summer two trainees and a retired building inspector drove to each address. They had a tablet with [Exposure Map](node:exposure-map), a laser measure and a rule: whoever opens the door is asked what stands in the cellar. Claims of ten years were gathered from four offices into [Claims Ledger](node:claims-ledger), and on that basis three deductibles were compared.

## What changed

Three buildings did not exist any more. Eleven had been forgotten, among them a sports hall which both the district and the town had regarded as the other’s. It belongs to the district, as we now know. Sums rose by 19 per cent. Four insurers bid; the surcharge has gone. With a deductible of 25,000 euros instead of 5,000 the district would have been better off in eight of ten years.

## What did not work

Photographs of schools during lessons led to a parents’ evening. The inspector and the trainees did not agree on what a cellar is, so that forty sheets had to be done again. And the list is already ageing: of 30 changes reported since, nine came by way of the newspaper.`,
      de: `## Die Ausgangslage

Der Landkreis Weidenau versicherte, was auf einer Liste stand. Sie war nach der Kreisreform begonnen und jedes Jahr indexiert worden. Bei der letzten Ausschreibung hatte ein einziger Versicherer geboten, mit einem Zuschlag für *unsichere Versicherungssummen*.

## Das Vorgehen

Einen Sommer lang fuhren zwei Auszubildende und ein pensionierter Bauprüfer jede Adresse an. Sie hatten ein Tablet mit [Exposure Map](node:exposure-map), ein Lasermessgerät und eine Regel: Wer die Tür öffnet, wird gefragt, was im Keller steht. Die Schäden aus zehn Jahren wurden aus vier Ämtern in [Claims Ledger](node:claims-ledger) zusammengetragen und auf dieser Grundlage drei Selbstbehalte verglichen.

## Was sich geändert hat

Drei Gebäude gab es nicht mehr. Elf waren vergessen worden, darunter eine Sporthalle, die Kreis und Stadt jeweils dem anderen zugerechnet hatten. Sie gehört dem Kreis, das steht jetzt fest. Die Summen stiegen um 19 Prozent. Vier Versicherer boten, der Zuschlag ist weg. Mit 25.000 statt 5.000 Euro Selbstbehalt wäre der Kreis in acht von zehn Jahren besser gefahren.

## Was nicht funktioniert hat

Fotos von Schulen während des Unterrichts führten zu einem Elternabend. Was ein Keller ist, sahen der Prüfer und die Auszubildenden verschieden, vierzig Blätter mussten noch einmal gemacht werden. Und die Liste altert schon: Von 30 Änderungen seither kamen neun aus der Zeitung.`,
    },
    sections: [
      {
        kind: 'media',
        heading: { en: 'A summer of counting', de: 'Ein Sommer des Zählens' },
        layout: 'gallery',
        items: [
          {
            media: 'case-landkreis-weidenau',
            caption: { en: 'The district by value per hectare.', de: 'Der Kreis nach Wert je Hektar.' },
          },
          {
            media: 'exposure-map',
            caption: { en: 'The same by height above the river.', de: 'Derselbe nach Höhe über dem Fluss.' },
          },
        ],
      },
    ],
  },
];
