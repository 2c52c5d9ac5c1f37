import * as v from 'valibot';

const valuesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/**
 * Shows the fields of a form whose condition is met by what is chosen now, and hides the others (C-8). What is hidden
 * keeps what was entered, and the server ignores it. In the form's order, because a field may depend on a hidden one.
 */
export function showAsked(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLElement>('[data-if]')) {
    const { if: name = '', values } = field.dataset;
    const decisive = form.querySelector(`[name="${CSS.escape(name)}"]`)?.closest('[data-if]');
    const isHidden = decisive instanceof HTMLElement && !('asked' in decisive.dataset);
    const wanted = v.parse(valuesSchema, values);
    const isMet = new FormData(form).getAll(name).some((value) => wanted.includes(String(value)));
    field.toggleAttribute('data-asked', isMet && !isHidden);
  }
}
