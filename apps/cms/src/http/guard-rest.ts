import { getPayload, type SanitizedConfig } from 'payload';
import { guardUploads } from './guard-uploads.ts';
import type { Handler } from './handler.ts';
import { limitBodies } from './limit-bodies.ts';
import { refuseNul } from './refuse-nul.ts';
import { withDefaultLanguage } from './with-default-language.ts';

/** Whether a request is authenticated, by its headers alone: its body is not read. */
const isStaffIn =
  (config: Promise<SanitizedConfig> | SanitizedConfig) =>
  async (headers: Headers): Promise<boolean> => {
    const payload = await getPayload({ config });
    const { user } = await payload.auth({ headers });
    return user !== null;
  };

/** All guards in front of Payload's REST API, cheapest first. */
export function guardRest(config: Promise<SanitizedConfig> | SanitizedConfig) {
  const isStaff = isStaffIn(config);
  return (handler: Handler): Handler =>
    limitBodies(isStaff)(guardUploads(isStaff)(refuseNul(withDefaultLanguage(handler))));
}
