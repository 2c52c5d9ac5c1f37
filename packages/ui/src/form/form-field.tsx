import { EntryField } from './entry-field.tsx';
import {
  conditionAttributes,
  controlAttributes,
  FieldError,
  FieldHelp,
  LabelText,
  Written,
} from './field-parts.tsx';
import type { FieldView, FieldViewOf, FormMessages } from './field-view.ts';
import styles from './form.module.css';

/** A group of radio buttons or checkboxes. The group carries the field's name, help and error. */
function ChoicesField({ field, messages }: { field: FieldViewOf<'choices'>; messages: FormMessages }) {
  const { required, ...described } = controlAttributes(field);
  const type = field.isMultiple ? 'checkbox' : 'radio';
  return (
    <fieldset
      {...conditionAttributes(field)}
      className={`${styles.field} ${styles.whole}`}
      aria-describedby={described['aria-describedby']}
    >
      <legend className={styles.label}>
        <LabelText field={field} required={messages.required} />
      </legend>
      <FieldHelp field={field} />
      <div className={styles.choices}>
        {field.options.map((option, position) => (
          <label key={option.value} className={styles.choice}>
            <input
              // The first option has the field's id, so that the error summary can link to it.
              id={position === 0 ? field.id : undefined}
              type={type}
              name={field.name}
              value={option.value}
              defaultChecked={field.chosen.includes(option.value)}
              aria-invalid={described['aria-invalid']}
              // A checkbox of a group is not itself required: one of them is enough.
              required={field.isMultiple ? undefined : required}
            />
            <span lang={field.language}>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError field={field} />
    </fieldset>
  );
}

/** A checkbox with text beside it, such as an agreement. */
function CheckboxField({ field, messages }: { field: FieldViewOf<'checkbox'>; messages: FormMessages }) {
  const { id, name, value, isChecked, text, isRequired, language } = field;
  return (
    <div {...conditionAttributes(field)} className={`${styles.field} ${styles.whole}`}>
      <div className={styles.choice}>
        <input
          id={id}
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={isChecked}
          {...controlAttributes(field)}
        />
        <label htmlFor={id}>
          <Written language={language}>{text}</Written>
          {isRequired && <span className={styles.required}> ({messages.required})</span>}
        </label>
      </div>
      <FieldHelp field={field} />
      <FieldError field={field} />
    </div>
  );
}

/** A field with the control of its kind. */
export function FormField({ field, messages }: { field: FieldView; messages: FormMessages }) {
  if (field.control === 'choices') return <ChoicesField field={field} messages={messages} />;
  if (field.control === 'checkbox') return <CheckboxField field={field} messages={messages} />;
  return <EntryField field={field} messages={messages} />;
}
