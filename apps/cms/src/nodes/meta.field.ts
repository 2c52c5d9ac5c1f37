import { isSitePath, validateWebAddress } from '@keelstone/editing/link-address.ts';
import { say } from '@keelstone/languages/say.ts';
import type { Tab, TextFieldSingleValidation } from 'payload';

/** More is cut by every search engine; the form says so from far fewer. */
const LONGEST_TITLE = 120;
const LONGEST_DESCRIPTION = 320;

const validateCanonical: TextFieldSingleValidation = (value) =>
  !value || isSitePath(value) || validateWebAddress(value) === true
    ? true
    : say('Give a path of this site such as /articles/first-hour, or an address that begins with https://.');

/** How search engines and shared links show a page, in each language. */
export const metaTab: Tab = {
  label: 'Found and shared',
  description:
    'How search engines and shared links show this page, in the language chosen above. Leave empty what the page itself says well enough.',
  fields: [
    {
      name: 'meta',
      type: 'group',
      label: false,
      admin: { hideGutter: true },
      fields: [
        {
          name: 'preview',
          type: 'ui',
          admin: {
            disableListColumn: true,
            disableBulkEdit: true,
            components: { Field: '/discovery/view/meta-preview.tsx#MetaPreview' },
          },
        },
        {
          name: 'title',
          label: 'Title for search engines',
          type: 'text',
          localized: true,
          maxLength: LONGEST_TITLE,
          admin: {
            disableListColumn: true,
            description: 'Instead of the title of the page. The name of the site is added behind it.',
          },
        },
        {
          name: 'description',
          label: 'Description for search engines',
          type: 'textarea',
          localized: true,
          maxLength: LONGEST_DESCRIPTION,
          admin: {
            rows: 3,
            disableListColumn: true,
            description: 'Instead of the summary or the beginning of the text. One or two sentences.',
          },
        },
        {
          name: 'picture',
          label: 'Picture for shared links',
          type: 'upload',
          relationTo: 'images',
          localized: true,
          admin: {
            disableListColumn: true,
            description:
              'Instead of the picture that the site draws with the title. It is cut to 1200 by 630 pixels around its focal point.',
          },
        },
        {
          name: 'isHidden',
          label: 'Keep it out of search engines',
          type: 'checkbox',
          localized: true,
          admin: {
            disableListColumn: true,
            description:
              'Asks search engines not to list this page, and leaves it out of the sitemap. The search of this site still finds it.',
          },
        },
        {
          name: 'canonical',
          label: 'Original address',
          type: 'text',
          localized: true,
          validate: validateCanonical,
          admin: {
            disableListColumn: true,
            placeholder: 'https://',
            description:
              'Only if the same text stands at another address, which search engines should show instead.',
          },
        },
      ],
    },
  ],
};
