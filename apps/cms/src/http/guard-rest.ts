import type { SanitizedConfig } from 'payload';
import { guardUploads } from './guard-uploads.ts';
import type { Handler } from './handler.ts';
import { isStaffIn } from './is-staff-in.ts';
import { limitBodies } from './limit-bodies.ts';
import { refuseNul } from './refuse-nul.ts';
import { withDefaultLanguage } from './with-default-language.ts';

/** All guards in front of Payload's REST API, cheapest first. */
export function guardRest(config: Promise<SanitizedConfig> | SanitizedConfig) {
  const isStaff = isStaffIn(config);
  return (handler: Handler): Handler =>
    limitBodies(isStaff)(guardUploads(isStaff)(refuseNul(withDefaultLanguage(handler))));
}
