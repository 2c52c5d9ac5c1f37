import { COUNTS_PATH } from '../counts-path.ts';

/** Half of a form taller than the window is never in view. */
const IN_VIEW = 0.3;

const report = (form: HTMLFormElement, path: string, stage: 'seen' | 'begun') => {
  const formId = Number(/\/forms\/(\d+)/.exec(form.action)?.[1]);
  const body = JSON.stringify({ formId, path, stage });
  // A beacon outlives the page that sends it, and does not delay navigation.
  navigator.sendBeacon?.(COUNTS_PATH, new Blob([body], { type: 'application/json' }));
};

/** Reports once for each form that it came into view, and that something was entered: nothing about whom (C-8). */
export function reportForms(forms: Iterable<HTMLFormElement>, path: string): void {
  for (const form of forms) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        report(form, path, 'seen');
      },
      { threshold: IN_VIEW },
    );
    observer.observe(form);
    form.addEventListener('input', () => report(form, path, 'begun'), { once: true });
  }
}
