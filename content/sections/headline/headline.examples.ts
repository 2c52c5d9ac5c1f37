import { LONGEST } from '@keelstone/ui/sections/example-texts.ts';
import type { SectionOf } from '../sections.model.ts';

/** Examples from the minimum an editor may enter to the maximum. */
export const examples: Record<'shortest' | 'typical' | 'longest', SectionOf<'headline'>> = {
  shortest: { kind: 'headline', id: 'headline-shortest', kicker: null, heading: 'Why', text: null },
  typical: {
    kind: 'headline',
    id: 'headline-typical',
    kicker: 'From two hundred exercises',
    heading: 'The plan nobody had read',
    text: 'Half of the numbers in it had changed.',
  },
  longest: {
    kind: 'headline',
    id: 'headline-longest',
    kicker: LONGEST,
    heading: LONGEST,
    text: `${LONGEST}. ${LONGEST}.`,
  },
};
