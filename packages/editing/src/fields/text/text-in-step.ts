import { createServerFeature } from '@payloadcms/richtext-lexical';

/** C-14: a save waits until the form has what was typed into the text. */
export const TextInStepFeature = createServerFeature({
  key: 'textInStep',
  feature: { ClientFeature: '/form-head/view/text-in-step.tsx#TextInStepFeatureClient' },
});
