'use client';

import { linesOf } from '@keelstone/editing/lines-of.ts';
import { say, sayLabel } from '@keelstone/languages/say.ts';
import { FieldDescription, FieldError, FieldLabel, useField, useFormFields } from '@payloadcms/ui';
import type { TextareaFieldClientProps, TextFieldClientProps } from 'payload';
import { useEffect } from 'react';
import { askAgain } from '../../admin/unsaved/ask-again.ts';
import { type DecisiveField as Decisive, decisiveFieldsBefore, type FormState } from '../decisive-fields.ts';
import '../../admin/native-choice.css';

type Choice = { value: string; label: string };

/** What is stored stays a choice when it is not offered any more, so that it can be seen, and taken away. */
const withStored = (offered: readonly Choice[], stored: readonly string[]): Choice[] => [
  ...offered,
  ...stored
    .filter((value) => !offered.some((choice) => choice.value === value))
    .map((value) => ({ value, label: say('{value} (not there)', { value }) })),
];

/** Rendered anew when one of these fields changes, not with each key in any. */
function useDecisiveFields(path: string): Decisive[] {
  const fields = useFormFields(([state]) => JSON.stringify(decisiveFieldsBefore(state as FormState, path)));
  return JSON.parse(fields);
}

/** What is stored in a text field, one value a line, and what a control needs to choose it by labels. */
function useChoice({ field, path: givenPath, readOnly }: TextFieldClientProps | TextareaFieldClientProps) {
  const { disabled, path, setValue, showError, value } = useField<string>({
    potentiallyStalePath: givenPath,
  });
  const id = `field-${path.replaceAll('.', '__')}`;
  const store = (values: readonly string[]) => setValue(values.join('\n') || null);
  return {
    path,
    stored: linesOf(value),
    store,
    control: {
      id,
      disabled: Boolean(readOnly || disabled),
      'aria-describedby': `${id}-error ${id}-description`,
    },
    showError,
    // Payload's own have no ids by which a control could name them.
    error: (
      <div id={`${id}-error`}>
        <FieldError path={path} showError={showError} />
      </div>
    ),
    describe: (isShown: boolean) => (
      <div id={`${id}-description`}>
        {isShown && <FieldDescription path={path} description={field.admin?.description} />}
      </div>
    ),
  };
}

/**
 * Asks the server again whether the values are to be chosen. Payload 3.90.1 takes a choice for sent that is made within a
 * quarter of a second before a response arrives: the values would be missing until something else is changed.
 */
function useValuesOf(isChosen: boolean, path: string): void {
  const field = useFormFields(([state]) => state[path]);
  const dispatchFields = useFormFields(([, dispatch]) => dispatch);
  const isMissing = isChosen && field?.passesCondition === false;
  useEffect(
    () =>
      isMissing && field
        ? askAgain({ dispatchFields, getFields: () => ({ [path]: field }) }, path)
        : undefined,
    [isMissing, field, dispatchFields, path],
  );
}

/** The choice of the field on which a condition depends, by its label. */
export function DecisiveField(props: TextFieldClientProps) {
  const { path, stored, store, control, showError, error, describe } = useChoice(props);
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields);
  const fields = useDecisiveFields(path).map(({ name, label }) => ({ value: name, label }));
  const values = path.replace(/field$/, 'values');
  useValuesOf(stored.length > 0, values);
  const choose = (name: string) => {
    // What is chosen in one field means nothing in another.
    dispatch({ type: 'UPDATE', path: values, value: null });
    store([name]);
  };
  return (
    <div className="field-type native-choice">
      <FieldLabel label={props.field.label} path={path} htmlFor={control.id} />
      <div className="field-type__wrap">
        {error}
        <select
          {...control}
          aria-invalid={showError}
          value={stored[0] ?? ''}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{say('None: it is always asked')}</option>
          {withStored(fields, stored).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {describe(true)}
    </div>
  );
}

/** The choice of what has to be chosen in that field, by labels. */
export function DecisiveValues(props: TextareaFieldClientProps) {
  const { path, stored, store, control, error, describe } = useChoice(props);
  const decisive = useFormFields(([state]) => state[path.replace(/values$/, 'field')]?.value);
  const found = useDecisiveFields(path).find(({ name }) => name === decisive);
  const choices = withStored(found?.options ?? [], stored);
  const toggle = (value: string) =>
    store(choices.map((choice) => choice.value).filter((each) => stored.includes(each) !== (each === value)));
  return (
    <div className="field-type native-choice">
      <div className="field-type__wrap">
        {error}
        <fieldset {...control}>
          <legend className="field-label">{sayLabel(props.field.label)}</legend>
          {choices.map(({ value, label }) => (
            <label key={value}>
              <input type="checkbox" checked={stored.includes(value)} onChange={() => toggle(value)} />
              {label}
            </label>
          ))}
        </fieldset>
      </div>
      {describe(choices.length === 0)}
    </div>
  );
}
