import { Icon } from '../icon/icon.tsx';
import { conditionAttributes, controlAttributes, FieldError, FieldHelp, LabelText } from './field-parts.tsx';
import type { FieldViewOf, FormMessages } from './field-view.ts';
import styles from './form.module.css';

type Entry = FieldViewOf<'input' | 'textarea' | 'select' | 'file'>;

/** A field with a single control below its label: a text input, a text area, a select, or a choice of files. */
export function EntryField({ field, messages }: { field: Entry; messages: FormMessages }) {
  return (
    <div
      {...conditionAttributes(field)}
      className={
        field.control === 'textarea' || field.control === 'file'
          ? `${styles.field} ${styles.whole}`
          : styles.field
      }
    >
      <label className={styles.label} htmlFor={field.id}>
        <LabelText field={field} required={messages.required} />
      </label>
      <FieldHelp field={field} />
      <Control field={field} messages={messages} />
      <FieldError field={field} />
    </div>
  );
}

function Control({ field, messages }: { field: Entry; messages: FormMessages }) {
  const attributes = { id: field.id, name: field.name, ...controlAttributes(field) };
  if (field.control === 'textarea') {
    return <textarea className={styles.entry} rows={5} defaultValue={field.value} {...attributes} />;
  }
  if (field.control === 'select') {
    return (
      <span className={styles.select}>
        <select className={styles.entry} defaultValue={field.value} {...attributes}>
          <option value="">{messages.choose}</option>
          {field.options.map(({ value, label }) => (
            <option key={value} value={value} lang={field.language}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="caret" />
      </span>
    );
  }
  if (field.control === 'file') {
    return (
      <>
        <input
          className={`${styles.entry} ${styles.file}`}
          type="file"
          accept={field.accept}
          multiple={field.isMultiple}
          {...attributes}
        />
        {field.again && <p className={`${styles.help} ${styles.condition}`}>{field.again}</p>}
      </>
    );
  }
  const { type, inputMode, autoComplete, value } = field;
  const input = { type, inputMode, autoComplete, defaultValue: value };
  return <input className={styles.entry} {...input} {...attributes} />;
}
