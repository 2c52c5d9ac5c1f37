import type { TextFieldValidation } from 'payload';
import { readerOf } from '../publish/transaction.ts';
import { isSitePath } from './address-fault.ts';

const WEB_ADDRESS = /^https?:\/\/\S+$/;

/** A redirect starts at a path where nothing is published. */
export const validateRedirectSource: TextFieldValidation = async (value, { req }) => {
  if (!value || !isSitePath(value) || /[?#]/.test(value))
    return 'Give a path that begins with one slash, such as /old-page.';
  if (value === '/')
    return 'The home page cannot be redirected. Choose another home page in the site settings.';
  const { rows } = await (await readerOf(req)).query(
    "select nid, node->>'title' as title from published.nodes where path = $1",
    [value],
  );
  const [node] = rows;
  if (!node) return true;
  return `"${node.title}" (node ${node.nid}) is published at this path. Move or unpublish it first.`;
};

export const validateRedirectTarget: TextFieldValidation = (value, { siblingData }) => {
  if (!value || !(isSitePath(value) || WEB_ADDRESS.test(value))) {
    return 'Give a path such as /articles/new, or an address that begins with https://.';
  }
  if (value === (siblingData as { from?: string }).from) return 'This redirect would lead to itself.';
  return true;
};
