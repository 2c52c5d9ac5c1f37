import { say } from '@keelstone/languages/say.ts';
import { refusal } from '../access/endpoint.ts';

type Operation = { operation: string; req: { locale?: string | null | undefined } };

/**
 * Refuses saves in all languages at once (`locale=all`), which are for reading: Payload 3.90.1 accepts them, but keeps
 * the former text of each language, and its hooks and validations expect the text of one.
 *
 * @throws APIError with 400
 */
export const refuseAllLanguages = ({ operation, req }: Operation): void => {
  if (req.locale !== 'all' || !['create', 'update', 'updateByID'].includes(operation)) return;
  throw refusal(say('A save is in one language. Name it in “locale”, and save each language by itself.'));
};
