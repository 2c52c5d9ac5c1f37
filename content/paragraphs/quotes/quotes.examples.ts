import { sampleQuote, sampleReference } from '@keelstone/model/samples';
import { LONGEST, sampleSvg } from '@keelstone/ui/sections/example-texts.ts';
import type { ParagraphOf } from '../paragraphs.model.ts';

const caseStudy = sampleReference({
  nid: 905,
  type: 'case_study',
  title: 'Fewer repeat falls',
  path: '/customers/nordhafen',
});

/** Examples from the minimum an editor may enter to the maximum. */
export const examples: Record<'shortest' | 'typical' | 'longest', ParagraphOf<'quotes'>> = {
  shortest: {
    kind: 'quotes',
    id: 'quotes-shortest',
    quotes: [
      { quote: 'It worked.', person: null, role: null, organisation: null, logo: null, caseStudy: null },
    ],
  },
  typical: {
    kind: 'quotes',
    id: 'quotes-typical',
    quotes: [
      sampleQuote({ caseStudy }),
      sampleQuote({
        quote: 'The form asks four things. Our people answer four things.',
        person: 'Tomasz Wieczorek',
        role: 'Ward Manager',
        organisation: 'Nordhafen Klinikum',
        logo: sampleSvg(),
      }),
    ],
  },
  longest: {
    kind: 'quotes',
    id: 'quotes-longest',
    quotes: Array.from({ length: 3 }, () =>
      sampleQuote({
        quote: LONGEST.repeat(3),
        person: 'Dr. Annegret Freifrau von Schwarzenberg-Hohenlohe',
        role: 'Bereichsleiterin Betriebsunterbrechungsvorsorge',
        organisation: LONGEST,
        logo: sampleSvg(),
        caseStudy: { ...caseStudy, title: LONGEST },
      }),
    ),
  },
};
