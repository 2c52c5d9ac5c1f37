import { type AdminText, say } from '@keelstone/languages/say.ts';
import type { LinkCheck } from '../../external-links/link-checks.ts';
import type { FailureReason, RefusalReason } from '../../external-links/visit-link.ts';

const REASONS: Record<FailureReason | RefusalReason, AdminText> = {
  name: 'There is no site of this name.',
  connection: 'The site does not answer.',
  certificate: 'The certificate of the site is not valid.',
  time: 'The site does not answer in time.',
  redirects: 'The site redirects in a circle, or to nowhere.',
  address: 'Its address is not on the public internet.',
  port: 'Its port is not one of those that sites use.',
  protocol: 'It leads to something that is no site.',
  credentials: 'It contains a name or a password.',
};

/** The result of the last visit. */
export function sayResult({ answer, outcome }: Pick<LinkCheck, 'answer' | 'outcome'>): string {
  if (answer === null) return say('It was not visited yet.');
  if (answer in REASONS) return say(REASONS[answer as keyof typeof REASONS]);
  if (outcome === 'reached') return say('It works, the answer was {status}.', { status: answer });
  if (answer === '404' || answer === '410')
    return say('There is no such page ({status}).', { status: answer });
  return say('The site reports an error of its own ({status}).', { status: answer });
}
