import { de as payload } from '@payloadcms/translations/languages/de';
import type { AdminLanguage } from '../../admin-language.ts';
import { fields } from './fields.ts';
import { payloadTexts } from './payload.ts';
import { texts } from './texts.ts';

export const admin: AdminLanguage = { payload, payloadTexts, fields, texts };
