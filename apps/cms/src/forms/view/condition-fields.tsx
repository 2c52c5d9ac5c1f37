'use client';

import { linesOf } from '@keelstone/editing/lines-of.ts';
import { say } from '@keelstone/languages/say.ts';
import { SelectInput, useField, useFormFields } from '@payloadcms/ui';
import type { TextareaFieldClientProps, TextFieldClientProps } from 'payload';
import { type DecisiveField as Decisive, decisiveFieldsBefore, type FormState } from '../decisive-fields.ts';

type Choice = { value: string; label: string };

/** What is stored stays a choice when it is not offered any more, so that it can be seen, and taken away. */
const withStored = (offered: readonly Choice[], stored: readonly string[]): Choice[] => [
  ...offered,
  ...stored
    .filter((value) => !offered.some((choice) => choice.value === value))
    .map((value) => ({ value, label: say('{value} (not there)', { value }) })),
];

/** A choice among texts; what is stored is a text, one a line. */
function Choose({
  props: { field, path: givenPath, readOnly },
  offered,
  hasMany,
}: {
  props: TextFieldClientProps | TextareaFieldClientProps;
  offered: readonly Choice[];
  hasMany: boolean;
}) {
  const { disabled, path, setValue, showError, value } = useField<string>({
    potentiallyStalePath: givenPath,
  });
  const stored = linesOf(value);
  return (
    <SelectInput
      description={field.admin?.description as string | undefined}
      hasMany={hasMany}
      label={field.label as string | undefined}
      name={field.name}
      onChange={(chosen) => {
        const values = [chosen ?? []].flat().map((choice) => String(choice.value));
        setValue(values.join('\n') || null);
      }}
      options={withStored(offered, stored)}
      path={path}
      readOnly={Boolean(readOnly || disabled)}
      showError={showError}
      value={hasMany ? stored : (stored[0] ?? '')}
    />
  );
}

/** Rendered anew when one of these fields changes, not with each key in any. */
function useDecisiveFields(path: string): Decisive[] {
  const fields = useFormFields(([state]) => JSON.stringify(decisiveFieldsBefore(state as FormState, path)));
  return JSON.parse(fields);
}

/** The choice of the field on which a condition depends, by its label. */
export function DecisiveField(props: TextFieldClientProps) {
  const fields = useDecisiveFields(props.path ?? '');
  return (
    <Choose
      props={props}
      offered={fields.map(({ name, label }) => ({ value: name, label }))}
      hasMany={false}
    />
  );
}

/** The choice of what has to be chosen in that field, by labels. */
export function DecisiveValues(props: TextareaFieldClientProps) {
  const path = props.path ?? '';
  const fields = useDecisiveFields(path);
  const decisive = useFormFields(([state]) => state[path.replace(/values$/, 'field')]?.value);
  const options = fields.find(({ name }) => name === decisive)?.options ?? [];
  return <Choose props={props} offered={options} hasMany={true} />;
}
