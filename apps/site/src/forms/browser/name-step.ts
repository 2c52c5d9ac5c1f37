/** Names the step of a form in the title of the page, which screen readers and tabs show, as long as it is there (C-8). */
export function createStepNaming(document: Document): () => void {
  const { title } = document;
  return () => {
    const heading = document.querySelector('form[data-async] [data-step="current"] > h3');
    const at = heading?.closest('form')?.querySelector<HTMLInputElement>('[data-step-at]')?.value;
    // The first step is the page as it was opened.
    document.title = heading && at !== '0' ? `${heading.textContent} – ${title}` : title;
  };
}
