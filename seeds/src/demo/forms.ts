import type { DemoForm } from '../demo-form.ts';
import { contact, walkThrough } from './forms/enquiries.ts';
import { newsletter, printedChecklist, webinarRegistration } from './forms/subscriptions.ts';

/** The marketing forms of the demo (C-8). */
export const demoForms: DemoForm[] = [
  contact,
  walkThrough,
  newsletter,
  webinarRegistration,
  printedChecklist,
];
