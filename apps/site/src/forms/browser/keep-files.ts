const isWrong = (input: HTMLInputElement) => input.getAttribute('aria-invalid') === 'true';
const filesIn = (root: ParentNode) => root.querySelectorAll<HTMLInputElement>('input[type=file]');

/** The files that were chosen in a form when it was sent, by the id of their field. */
let chosen = new Map<string, FileList>();

/** Remembers the files of a form that is being sent. */
export function rememberFiles(form: HTMLFormElement): void {
  chosen = new Map(
    [...filesIn(form)].flatMap(({ id, files }) => (files?.length ? [[id, files] as const] : [])),
  );
}

/**
 * Chooses the remembered files again in a form that the server returned, because markup cannot contain them (C-8). Those
 * that the server refused have to be chosen anew.
 */
export function restoreFiles(root: ParentNode): void {
  for (const input of filesIn(root)) {
    const files = chosen.get(input.id);
    if (files && input.files?.length === 0 && !isWrong(input)) input.files = files;
  }
}
