import { FACET_NAMES, facetOf } from '@keelstone/content/facets.model.ts';
import { featurableSections } from '@keelstone/content/sections/sections.cms.ts';
import { demoFields } from '@keelstone/editing/fields/demo.field.ts';
import { rowLabel } from '@keelstone/editing/fields/labels.ts';
import { linkFields } from '@keelstone/editing/fields/link.field.ts';
import { limitRows } from '@keelstone/editing/fields/row-limits.ts';
import { timeZoneField } from '@keelstone/editing/fields/time-zone.field.ts';
import { validateWebAddress } from '@keelstone/editing/link-address.ts';
import { CONTENT_TYPES } from '@keelstone/model';
import type { Field, GlobalConfig } from 'payload';
import { canPublish, isStaff } from '../access/roles.ts';
import { publishSavedSettings } from '../publishing/settings-hooks.ts';
import { trackingFields } from './tracking.fields.ts';
import { trustedUrlsField } from './trusted-urls.field.ts';

const MAX_SOCIAL_LINKS = 8;

const text = (
  name: string,
  description: string,
  more: { localized?: boolean; required?: boolean } = {},
): Field => ({
  name,
  type: 'text',
  ...more,
  admin: { description },
});

const identity: Field[] = [
  text('siteName', 'In the header, in page titles and in structured data.', { required: true }),
  text('tagline', 'One line that says what this company does.', { localized: true, required: true }),
  {
    name: 'home',
    label: 'Home page',
    type: 'relationship',
    relationTo: [...CONTENT_TYPES],
    admin: { description: 'The page that visitors see at /. It must be published.' },
  },
  {
    ...timeZoneField(
      'Of plans, and of dates of pages and notices. Events have their own. After a change, load open forms again.',
    ),
    defaultValue: 'UTC',
  },
];

const contact: Field[] = [
  {
    name: 'address',
    label: 'Main address',
    type: 'group',
    admin: { description: 'In the footer and in structured data.' },
    fields: [
      text('organisation', 'Name of the company, with its legal form.', { required: true }),
      text('street', 'Street and number.', { required: true }),
      text('postalCode', 'Such as 20457.', { required: true }),
      text('city', 'Such as Hamburg.', { required: true }),
      text('country', 'Such as Germany.', { localized: true, required: true }),
    ],
  },
  text('phone', 'Main telephone number, with the country’s code, such as +49 40 66969 140.', {
    required: true,
  }),
  {
    name: 'email',
    type: 'email',
    admin: { description: 'Main e-mail address. Leave it empty to show none.' },
  },
];

const navigation: Field[] = [
  {
    name: 'navigation',
    type: 'array',
    maxRows: 8,
    labels: { singular: 'Entry', plural: 'Entries' },
    admin: {
      components: rowLabel('Entry'),
      description: 'Entries of the main navigation, from left to right.',
      initCollapsed: true,
    },
    fields: [
      ...linkFields(),
      {
        name: 'children',
        label: 'Submenu',
        type: 'array',
        labels: { singular: 'Entry', plural: 'Entries' },
        admin: {
          components: rowLabel('Entry'),
          description: 'Leave it empty for an entry without a submenu.',
          initCollapsed: true,
        },
        fields: [...linkFields(), text('description', 'A few words below the entry.', { localized: true })],
      },
    ],
  },
];

const footer: Field[] = [
  {
    name: 'footer',
    type: 'array',
    maxRows: 5,
    labels: { singular: 'Column', plural: 'Columns' },
    admin: {
      components: rowLabel('Column'),
      description: 'Columns of links in the footer.',
      initCollapsed: true,
    },
    fields: [
      text('heading', 'Stands above the links.', { localized: true, required: true }),
      {
        name: 'links',
        type: 'array',
        labels: { singular: 'Link', plural: 'Links' },
        admin: { components: rowLabel('Link'), description: 'From top to bottom.', initCollapsed: true },
        fields: linkFields(),
      },
    ],
  },
  {
    name: 'socialLinks',
    label: 'Elsewhere',
    type: 'array',
    ...limitRows(MAX_SOCIAL_LINKS, 'addresses'),
    labels: { singular: 'Address', plural: 'Addresses' },
    admin: {
      components: rowLabel('Address'),
      description: 'Where the company is elsewhere. In the footer and in structured data.',
    },
    fields: [
      text('title', 'The name of the network, such as LinkedIn.', { required: true }),
      {
        name: 'url',
        label: 'Address',
        type: 'text',
        required: true,
        validate: validateWebAddress,
        admin: { description: 'Of the company’s own page there, such as https://example.com/keelstone.' },
      },
    ],
  },
  {
    name: 'footerNote',
    type: 'textarea',
    localized: true,
    admin: { description: 'The last line of every page.' },
  },
];

const search: Field[] = [
  {
    name: 'disjunctiveFacets',
    label: 'Filters whose values widen the result',
    type: 'select',
    hasMany: true,
    options: FACET_NAMES.map((name) => ({ value: name, label: facetOf(name).label })),
    admin: {
      description:
        'Two values of such a filter show pages with either. Two values of any other filter show pages with both.',
    },
  },
  {
    name: 'featured',
    label: 'First in "Most Recent"',
    type: 'blocks',
    maxRows: 1,
    blocks: featurableSections,
    admin: {
      description:
        'Up to four items that stand first on the search page; the newest resources fill the rest.',
    },
  },
  {
    name: 'learnsFromChoices',
    label: 'Learn from what visitors choose',
    type: 'checkbox',
    defaultValue: true,
    admin: {
      description:
        'Raises pages that many visitors choose for the same words, by up to 30 % of their relevance. Only numbers are stored, and a choice fades by half every 30 days. Switched off, what was chosen for which words is neither counted nor used.',
    },
  },
];

const links: Field[] = [
  {
    name: 'checksLinks',
    label: 'Check links to other sites',
    type: 'checkbox',
    defaultValue: true,
    admin: {
      description:
        'Visits each link of published pages to another site about once a week, where the operator lets the CMS reach other sites. Reports on pages lists broken ones.',
    },
  },
];

/** C-7: settings of the whole site. */
export const siteSettings: GlobalConfig = {
  slug: 'site_settings',
  label: 'Site settings',
  typescript: { interface: 'SiteSettingsDocument' },
  graphQL: false,
  access: { read: ({ req }) => isStaff(req), update: ({ req }) => canPublish(req) },
  admin: {
    group: 'System',
    description: 'Name, address, navigation, footer and search. Saving publishes at once.',
  },
  hooks: { afterChange: [publishSavedSettings] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Identity', fields: identity },
        { label: 'Contact', fields: contact },
        { label: 'Navigation', fields: navigation },
        { label: 'Footer', fields: footer },
        { label: 'Search', fields: search },
        { label: 'Consent and tracking', fields: trackingFields },
        { label: 'Links to other sites', fields: links },
        { label: 'Trusted addresses', fields: [trustedUrlsField] },
      ],
    },
    ...demoFields,
  ],
};
