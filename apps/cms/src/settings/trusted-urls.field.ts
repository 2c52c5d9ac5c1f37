import { linesOf } from '@keelstone/editing/lines-of.ts';
import { say } from '@keelstone/languages/say.ts';
import type { TextareaField, TextareaFieldValidation } from 'payload';

const MOST = 20;

/** An exact URL: HTTPS except on this machine, and without parts that a browser would not send. */
function isExact(address: string): boolean {
  if (!URL.canParse(address) || /[\s*;,]/.test(address)) return false;
  const { protocol, hostname, username, password, hash } = new URL(address);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1' || hostname.endsWith('.test');
  return (protocol === 'https:' || (protocol === 'http:' && isLocal)) && !username && !password && !hash;
}

const validateTrustedUrls: TextareaFieldValidation = (value) => {
  const addresses = linesOf(value);
  const invalid = addresses.find((address) => !isExact(address));
  if (invalid !== undefined) {
    return say(
      '"{invalid}" cannot be trusted. Give one whole address a line that begins with https:// and has no * and no # in it.',
      { invalid },
    );
  }
  if (addresses.length <= MOST) return true;
  return say('There is room for {most} addresses, and these are {count}. Remove {number}.', {
    most: MOST,
    count: addresses.length,
    number: addresses.length - MOST,
  });
};

/** external URLs that forms and links of this site may request without leaving the page. */
export const trustedUrlsField: TextareaField = {
  name: 'trustedUrls',
  label: 'Addresses elsewhere that may be asked',
  type: 'textarea',
  validate: validateTrustedUrls,
  admin: {
    rows: 4,
    description:
      'One whole address a line, such as https://partner.example/answer. Forms and links of this site may send to exactly these and do what they answer, so name only what you would let write on your pages. Usually there is none.',
  },
};
