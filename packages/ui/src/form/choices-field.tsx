import { conditionAttributes, controlAttributes, FieldError, FieldHelp, LabelText } from './field-parts.tsx';
import type { FieldViewOf, FormMessages } from './field-view.ts';
import styles from './form.module.css';

/** A group of radio buttons or checkboxes. The group carries the field's name, help and error. */
export function ChoicesField({ field, messages }: { field: FieldViewOf<'choices'>; messages: FormMessages }) {
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
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError field={field} />
    </fieldset>
  );
}
