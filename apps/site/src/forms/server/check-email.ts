const MOST = 254;
const LOCAL = /^[^\s@<>()[\],;:\\"]{1,64}$/u;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
/** No number: an address at an IP is nobody's, and a mistyped one ends in digits. */
const LAST_LABEL = /^(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]+)$/iu;

const hasEmptyPart = (text: string) => text.split('.').includes('');

/**
 * Whether a text can be an e-mail address that somebody has: name, `@`, and a domain with a dot. Letters of any script
 * are fine; quoted names and addresses at an IP are not. Only a letter sent there would tell more.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const labels = text.slice(at + 1).split('.');
  const last = labels.at(-1) ?? '';
  return (
    at > 0 &&
    text.length <= MOST &&
    LOCAL.test(local) &&
    !hasEmptyPart(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    LAST_LABEL.test(last)
  );
}
