import { sampleImage, sampleReference } from '@keelstone/model/samples';
import { LONGEST } from '@keelstone/ui/sections/example-texts.ts';
import type { SectionOf } from '../sections.model.ts';

const ACCENTS = ['rust', 'moss', 'slate', 'ochre', 'tarn', 'heather', 'peat', 'lichen'];

const suite = (nid: number, title: string, excerpt: string) =>
  sampleReference({ nid, type: 'product_suite', title, path: `/products/suite-${nid}`, excerpt });
const product = (nid: number, title: string, excerpt: string) =>
  sampleReference({ nid, title, path: `/products/suite/product-${nid}`, excerpt });

/** Examples from the minimum an editor may enter to the maximum. */
export const examples: Record<'shortest' | 'typical' | 'longest', SectionOf<'product_suite_explorer'>> = {
  shortest: {
    kind: 'product_suite_explorer',
    id: 'product-suite-explorer-shortest',
    heading: null,
    text: null,
    suites: [{ suite: suite(910, 'Audit', ''), accent: null, products: [] }],
  },
  typical: {
    kind: 'product_suite_explorer',
    id: 'product-suite-explorer-typical',
    heading: 'Eight suites on one register',
    text: 'Start with the one that hurts. The next one finds the same people, places and suppliers already there.',
    suites: [
      {
        suite: suite(920, 'Incident & Claims', 'From the first call to the last invoice, one record.'),
        accent: 'rust',
        products: [
          product(921, 'Incident Desk', 'Takes in what happened, from whoever saw it, in two minutes.'),
          product(922, 'Claims Desk', 'Sets the reserve while the facts are warm.'),
          product(923, 'Loss Review', 'Shows which claims were one claim, told three times.'),
        ],
      },
      {
        suite: suite(930, 'Third-Party Risk', 'Who you depend on, and who they depend on.'),
        accent: 'tarn',
        products: [
          product(931, 'Supplier File', 'One page for each supplier, with telephone numbers.'),
          product(932, 'Outage Watch', 'Says which of your services stop when theirs do.'),
        ],
      },
      {
        suite: suite(940, 'Business Continuity', 'Plans that are short enough to be read on the day.'),
        accent: 'moss',
        products: [product(941, 'Plan Room', 'The plan for tonight, on paper if it has to be.')],
      },
      {
        suite: suite(950, 'Policy Management', 'What is in force, and who has read it.'),
        accent: 'heather',
        products: [product(951, 'Rule Book', 'Each rule once, with its owner and its date.')],
      },
    ],
  },
  longest: {
    kind: 'product_suite_explorer',
    id: 'product-suite-explorer-longest',
    heading: LONGEST,
    text: LONGEST.repeat(3),
    suites: ACCENTS.map((accent, position) => ({
      suite: {
        ...suite(960 + position, `Betriebsunterbrechungsversicherung & Vorfälle ${position + 1}`, LONGEST),
        picture: sampleImage(),
      },
      accent,
      products: Array.from({ length: 7 }, (_, place) =>
        product(1000 + position * 10 + place, LONGEST, LONGEST.repeat(2)),
      ),
    })),
  },
};
