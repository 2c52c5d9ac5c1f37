const LONGEST = 254;
const LOCAL = /^[^\s@<>()[\],;:\\"]{1,64}$/u;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
/** Not a number: addresses at an IP address are not in use, and mistyped ones may end in digits. */
const LAST_LABEL = /^(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]+)$/iu;

const hasEmptyPart = (text: string) => text.split('.').includes('');

/**
 * Whether a text, without spaces around it, is a plausible e-mail address: name, `@`, and a domain with a dot. Letters of any script are
 * allowed; quoted names and IP addresses are not. Only sending a message to it could tell more.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const labels = text.slice(at + 1).split('.');
  const last = labels.at(-1) ?? '';
  return (
    at > 0 &&
    text.length <= LONGEST &&
    LOCAL.test(local) &&
    !hasEmptyPart(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    LAST_LABEL.test(last)
  );
}
