import type { ReactNode } from 'react';

export type FieldOption = { value: string; label: string };

/** How a field is entered, and what stands in it. */
export type FieldControl =
  | {
      control: 'line';
      type: 'text' | 'email' | 'tel';
      inputMode?: 'decimal';
      autoComplete?: string;
      value: string;
    }
  | { control: 'lines'; value: string }
  | { control: 'select'; options: FieldOption[]; value: string }
  | { control: 'choices'; isMultiple: boolean; options: FieldOption[]; chosen: string[] }
  /** One box. `text` stands beside it instead of the label; it holds words and links only. */
  | { control: 'box'; text: ReactNode; value: string; isChecked: boolean };

/** A field as it is drawn. */
export type FieldView = FieldControl & {
  /** Unique on the page; what belongs to the field has ids made of it. */
  id: string;
  name: string;
  label: string;
  /** What helps to fill it in, one sentence each. */
  help: string[];
  isRequired: boolean;
  /** What is wrong with what was entered. */
  fault?: string;
};

export type FieldViewOf<C extends FieldControl['control']> = Extract<FieldView, { control: C }>;

/** Words that a form says on its own. */
export type FormWords = {
  required: string;
  /** The first line of a list, before anything is chosen. */
  choose: string;
  /** Heads the summary of faults. */
  faults: (count: number) => string;
  /** For whoever comes upon the field for robots. */
  leaveEmpty: string;
};
