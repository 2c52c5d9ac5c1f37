import { conditionAttributes, controlAttributes, FieldError, FieldHelp } from './field-parts.tsx';
import type { FieldViewOf, FormMessages } from './field-view.ts';
import styles from './form.module.css';

/** A checkbox with text beside it, such as an agreement. */
export function CheckboxField({ field, messages }: { field: FieldViewOf<'box'>; messages: FormMessages }) {
  const { id, name, value, isChecked, text, isRequired } = field;
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
          {text}
          {isRequired && <span className={styles.required}> ({messages.required})</span>}
        </label>
      </div>
      <FieldHelp field={field} />
      <FieldError field={field} />
    </div>
  );
}
