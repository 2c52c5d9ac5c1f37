/** What was entered, by the field's name; several boxes have several values. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

export const FIELD_FAULTS = [
  'missing',
  'email',
  'phone',
  'number',
  'too_small',
  'too_large',
  'too_long',
  'not_an_option',
  'several',
] as const;
/** What can be wrong with a field. */
export type FieldFault = (typeof FIELD_FAULTS)[number];

/** A submission that was not taken: the page shows it again, with what is wrong. */
export type ReturnedForm = {
  /** The `view` it was sent from (form-names.ts). */
  view: string;
  /** Those of hidden fields too: where the visitor came from is not known a second time. */
  values: FormValues;
  /** By the field's name. */
  faults: Readonly<Record<string, FieldFault>>;
  /** What is wrong with the submission as a whole, in the page's language. */
  problem?: string;
};

/** What a form is told by the page it stands on. */
export type FormContext = {
  /** Path of the page, without query. */
  page: string;
  returned?: ReturnedForm;
};
