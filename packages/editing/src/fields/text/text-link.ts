import { say } from '@keelstone/languages/say.ts';
import { CONTENT_TYPES } from '@keelstone/model';
import { createServerFeature, LinkFeature } from '@payloadcms/richtext-lexical';
import type { FieldAffectingData, RichTextFieldValidation, TextField } from 'payload';
import { richText } from 'payload/shared';
import { isContent } from '../../content.ts';
import { isFragment, isSafeAddress, validateAddress } from '../../link-address.ts';

type Target = { linkType?: string; doc?: { relationTo?: string } | null };

const anchorField: TextField = {
  name: 'anchor',
  label: 'Place on the page',
  type: 'text',
  validate: (value: string | null | undefined) =>
    isFragment(value ?? '') ||
    say('A place on a page is named by letters, digits and hyphens. Choose it from the list.'),
  admin: {
    condition: (_, { linkType, doc }: Target) =>
      linkType === 'internal' && Boolean(doc) && doc?.relationTo !== 'dialogs',
    description: 'Headings of its text, items and tabs of its sections.',
    components: { Field: '/link-anchors/view/anchor-choice.tsx#AnchorChoice' },
  },
};

/** Of a link to an address. Payload 3.90.1 takes more, which would be published without the link. */
const urlField: TextField = {
  name: 'url',
  label: 'Address',
  type: 'text',
  required: true,
  validate: (value: string | null | undefined, { req, siblingData }) => {
    if ((siblingData as Target).linkType === 'internal') return true;
    return value ? validateAddress(value) : req.t('validation:required');
  },
  admin: { condition: (_, { linkType }: Target) => linkType !== 'internal' },
};

/**
 * Payload's own fields of a link, beginning with the choice of a page by its title, because such links follow a page
 * that moves. Payload 3.90.1 gives the page `filterOptions: null`, which it takes for a filter: it reads all that fit,
 * which nobody may here (http/guard-query.ts), and refuses to publish the link.
 */
function adapt(field: FieldAffectingData): FieldAffectingData {
  if (field.type === 'radio' && field.name === 'linkType') return { ...field, defaultValue: 'internal' };
  // Payload's encodes addresses that it does not know, such as /search?keys=a+b, so that they lead nowhere.
  if (field.type === 'text' && field.name === 'url') return urlField;
  if (field.type !== 'relationship' || field.name !== 'doc') return field;
  const { filterOptions: _, ...page } = field;
  return page as FieldAffectingData;
}

/** Links in a text. */
export const textLinks = () =>
  LinkFeature({
    // A link to a page leads there, one to a dialog opens it (U-10).
    enabledCollections: [...CONTENT_TYPES, 'dialogs'],
    fields: ({ defaultFields }) => [...defaultFields.map(adapt), anchorField],
  });

/** C-5: no link stays in a text whose drawer is closed before it has a target. */
export const LinkTargetsFeature = createServerFeature({
  key: 'linkTargets',
  feature: { ClientFeature: '/link-anchors/view/link-targets.tsx#LinkTargetsFeatureClient' },
});

/** What is read of Lexical's nodes here. */
type LexicalNode = {
  type?: string;
  text?: string;
  children?: LexicalNode[];
  fields?: { linkType?: string; url?: string | null };
};

const wordsIn = ({ text, children = [] }: LexicalNode): string => text ?? children.map(wordsIn).join('');

/** The links in a text, and in what stands in it, that lead to no address. */
function* linksToNowhere(value: unknown): Generator<{ words: string; url: string }> {
  if (Array.isArray(value)) for (const each of value) yield* linksToNowhere(each);
  if (!isContent(value)) return;
  const node = value as LexicalNode;
  const { type, fields } = node;
  if ((type === 'link' || type === 'autolink') && fields?.linkType !== 'internal') {
    const url = fields?.url?.trim() ?? '';
    if (!isSafeAddress(url)) yield { words: wordsIn(node), url };
  }
  for (const each of Object.values(value)) yield* linksToNowhere(each);
}

const MOST_NAMED = 3;

/** For `validate` of a rich text: names links whose address is wrong. Payload's message of a text says only "url". */
export const validateText: RichTextFieldValidation = (value, options) => {
  const messages: string[] = [];
  for (const { words, url } of linksToNowhere(value)) {
    const message = say(
      'The link "{words}" leads to "{url}". Give a path such as /search, or an address that begins with https://, mailto: or tel:.',
      { words, url },
    );
    if (messages.push(message) === MOST_NAMED) break;
  }
  return messages.length > 0 ? messages.join(' ') : richText(value, options);
};
