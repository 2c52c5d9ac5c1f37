import type { IncomingHttpHeaders } from 'node:http';
import { type Form, isLanguage, type Language, splitLanguage } from '@keelstone/model';
import { FORBIDDEN_CHARACTERS } from '@keelstone/model/requests/forbidden-characters';
import { FORM_NAMES, PAGE_FORM } from '@keelstone/ui/form-view/form-names.ts';
import { type Entered, firstOf } from './entered.ts';
import type { ReceivedFiles } from './files/read-multipart.ts';
import type { PublishedForms } from './published-forms.ts';

const VIEW = /^[\w-]{1,100}$/;
const MOST_CHARACTERS = 500;

/** A received form, before it is processed. */
export type FormRequest = {
  formId: number;
  entered: Entered;
  /** Files, by field. */
  files: ReceivedFiles;
  /** Whether the limit of forms of one network allows it. */
  isAdmitted: boolean;
  /** The process reads as many files as it may; these were not read. */
  isBusy?: boolean;
  /** More than any form takes: some of it is missing. */
  isTooLong?: boolean;
  /** Sent asynchronously, by the browser script. */
  isAsync: boolean;
  /** Sent by a page of another site. */
  isForeign: boolean;
  headers: IncomingHttpHeaders;
  /** IP address of the visitor. */
  address: string;
  /** Origin to which the request was sent. */
  origin: string;
};

/** Which form was sent, and from where. */
export type SentFrom = {
  form: Form;
  language: Language;
  /** Identifies the form on its page. */
  view: string;
  /** Path of the page, including the language prefix. */
  path: string;
};

/** The path if it is one of ours, whatever was sent. */
function readPath(path: string): string {
  const isPath = path.startsWith('/') && !path.startsWith('//') && path.length <= MOST_CHARACTERS;
  return isPath && !FORBIDDEN_CHARACTERS.test(path) ? path : '/';
}

/** Finds the form that a request belongs to; null if it is not, or no longer, on any page. */
export function findSentFrom({ formId, entered }: FormRequest, forms: PublishedForms): SentFrom | null {
  const path = readPath(firstOf(entered, FORM_NAMES.page));
  const asked = firstOf(entered, FORM_NAMES.language);
  const language = isLanguage(asked) ? asked : splitLanguage(path).language;
  const form = forms.find(formId, language);
  const view = firstOf(entered, FORM_NAMES.view);
  return form && { form, language, path, view: VIEW.test(view) ? view : PAGE_FORM };
}
