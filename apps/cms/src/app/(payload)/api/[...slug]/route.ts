import config from '@payload-config';
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import { withDefaultLanguage } from '../../../../rest/with-default-language.ts';

export const GET = withDefaultLanguage(REST_GET(config));
export const POST = withDefaultLanguage(REST_POST(config));
export const DELETE = withDefaultLanguage(REST_DELETE(config));
export const PATCH = withDefaultLanguage(REST_PATCH(config));
export const PUT = withDefaultLanguage(REST_PUT(config));
export const OPTIONS = REST_OPTIONS(config);
