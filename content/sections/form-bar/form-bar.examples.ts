import { examples as forms } from '@keelstone/ui/form-view/form.examples.ts';
import { LONGEST } from '@keelstone/ui/sections/example-texts.ts';
import type { SectionOf } from '../sections.model.ts';

/** Examples from the minimum an editor may enter to the maximum. */
export const examples: Record<'shortest' | 'typical' | 'everyKind' | 'longest', SectionOf<'form_bar'>> = {
  shortest: {
    kind: 'form_bar',
    id: 'form-bar-shortest',
    heading: 'Write to us',
    text: null,
    form: forms.shortest,
  },
  typical: {
    kind: 'form_bar',
    id: 'form-bar-typical',
    heading: 'See it with your own register',
    text: 'An hour, two of your people, one of ours. Bring the last incident you would rather forget.',
    form: forms.typical,
  },
  everyKind: {
    kind: 'form_bar',
    id: 'form-bar-every-kind',
    heading: 'Tell us what happened',
    text: null,
    form: forms.everyKind,
  },
  longest: {
    kind: 'form_bar',
    id: 'form-bar-longest',
    heading: LONGEST,
    text: LONGEST.repeat(2),
    form: forms.longest,
  },
};
