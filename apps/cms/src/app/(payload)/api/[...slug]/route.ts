import config from '@payload-config';
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import { guardUploads } from '../../../../rest/guard-uploads.ts';
import { isStaffIn } from '../../../../rest/is-staff-in.ts';
import { withDefaultLanguage } from '../../../../rest/with-default-language.ts';

const guarded = guardUploads(isStaffIn(config));

export const GET = withDefaultLanguage(REST_GET(config));
export const POST = guarded(withDefaultLanguage(REST_POST(config)));
export const DELETE = withDefaultLanguage(REST_DELETE(config));
export const PATCH = guarded(withDefaultLanguage(REST_PATCH(config)));
export const PUT = guarded(withDefaultLanguage(REST_PUT(config)));
export const OPTIONS = REST_OPTIONS(config);
