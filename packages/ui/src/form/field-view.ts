import type { Language } from '@keelstone/model';
import type { ReactNode } from 'react';

type FieldOption = { value: string; label: string };

/** The control of a field, and its current value. */
export type FieldControl =
  | {
      control: 'input';
      type: 'text' | 'email' | 'tel';
      inputMode?: 'decimal';
      autoComplete?: string;
      value: string;
    }
  | { control: 'textarea'; value: string }
  /** `again` asks to choose a file again, for visitors without scripts. */
  | { control: 'file'; accept: string; isMultiple: boolean; again?: string | undefined }
  | { control: 'select'; options: FieldOption[]; value: string }
  | { control: 'choices'; isMultiple: boolean; options: FieldOption[]; chosen: string[] }
  /** A single checkbox. `text` is shown beside it instead of the label; it may contain only text and links. */
  | { control: 'checkbox'; text: ReactNode; value: string; isChecked: boolean };

/** A field, prepared for rendering. */
export type FieldView = FieldControl & {
  /** Unique on the page; the ids of related elements are derived from it. */
  id: string;
  name: string;
  label: string;
  /** The language of what an editor wrote, if it is not the page's. */
  language: Language | undefined;
  /** How to fill it in, in the editor's words. */
  help: string | null;
  /** What it accepts, in ours. */
  limits: string | undefined;
  isRequired: boolean;
  /** The field is shown only while one of these values is chosen in another one; without scripts, the text says so. */
  condition?: { field: string; values: string[]; text: ReactNode; isMet: boolean } | undefined;
  /** The error message for what was entered. */
  error?: string;
};

export type FieldViewOf<C extends FieldControl['control']> = Extract<FieldView, { control: C }>;

/** Messages that are the same for all forms. */
export type FormMessages = {
  required: string;
  /** The first option of a select, before anything is chosen. */
  choose: string;
  /** Heading of the error summary. */
  errors: (count: number) => string;
  /** Label of the honeypot, for people who come across it. */
  leaveEmpty: string;
  nextStep: string;
  previousStep: string;
  nothingAsked: string;
  /** Label of what was entered in fields that are gone. */
  lost: string;
};

/** A step of a form. */
export type StepView = {
  title: string;
  /** Such as "Step 2 of 3". */
  progress: string;
  fields: FieldView[];
  isCurrent: boolean;
  /** None of its fields is asked for after what was chosen before. */
  asksNothing: boolean;
};
