import { createServerFeature } from '@payloadcms/richtext-lexical';

/** Pasting from Word, Google Docs and web pages, and from texts that can have more than this one. */
export const CleanPasteFeature = createServerFeature({
  key: 'cleanPaste',
  feature: { ClientFeature: '/clean-paste/view/clean-paste.tsx#CleanPasteFeatureClient' },
});
