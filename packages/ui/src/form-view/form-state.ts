/** What was entered, by field name; groups of checkboxes have several values. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** The possible errors of a field. */
export type FieldError =
  | 'missing'
  | 'email'
  | 'phone'
  | 'number'
  | 'too_small'
  | 'too_large'
  | 'too_long'
  | 'not_an_option'
  | 'reworded'
  | 'several'
  | 'too_many_files'
  | 'file_too_large'
  | 'file_empty'
  | 'file_type'
  | 'file_infected';

/** A submission that was rejected: the page shows it again, with its errors. */
export type ReturnedForm = {
  /** The `view` it was sent from (form-names.ts). */
  view: string;
  /** Includes those of hidden fields: the visitor's origin cannot be determined a second time. */
  values: FormValues;
  /** Errors by field name. */
  errors: Readonly<Record<string, FieldError>>;
  /** An error of the submission as a whole, in the page's language. */
  problem?: string;
  /** What was entered in fields that an editor has removed since the page was opened. */
  lost?: readonly string[];
  /** Index of the step to show. */
  step?: number;
};

/** What a form needs to know about its page. */
export type FormContext = {
  /** Path of the page, without query. */
  page: string;
  returned?: ReturnedForm;
};
