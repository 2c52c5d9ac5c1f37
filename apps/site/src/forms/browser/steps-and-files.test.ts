// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { createStepNaming, keepAnswers, rememberFiles, restoreFiles } from './start-forms.ts';

const formAt = (at: number, more = '') =>
  `<form data-async><input data-step-at value="${at}"><div data-step="current"><h3>Step ${at + 1} of 2 Papers</h3></div>
   <input type="file" id="papers" ${more}></form>`;
const show = (html: string) => {
  document.body.innerHTML = html;
};
const papers = () => document.querySelector('#papers') as HTMLInputElement;

beforeEach(() => {
  document.title = 'Contact us';
});

describe('a form that the server returned', () => {
  it('C-8 U-9 names its step in the title, until it is gone', () => {
    show(formAt(0));
    const name = createStepNaming(document);
    name();
    expect(document.title).toBe('Contact us');
    show(formAt(1));
    name();
    expect(document.title).toBe('Step 2 of 2 Papers – Contact us');
    show('<p>Sent</p>');
    name();
    expect(document.title).toBe('Contact us');
  });

  it('C-8 U-9 names its step in the title as long as its dialog is open', () => {
    show(`<dialog open>${formAt(1)}</dialog>`);
    const name = createStepNaming(document);
    name();
    expect(document.title).toBe('Step 2 of 2 Papers – Contact us');
    document.querySelector('dialog')?.removeAttribute('open');
    name();
    expect(document.title).toBe('Contact us');
  });

  it('C-8 has the chosen files again, unless they were refused', () => {
    show(formAt(0));
    const files = { length: 1, 0: new File(['a'], 'a.txt') } as unknown as FileList;
    Object.defineProperty(papers(), 'files', { value: files });
    rememberFiles(document.querySelector('form') as HTMLFormElement);
    show(formAt(1, 'aria-invalid="true"'));
    restoreFiles(document);
    expect(papers().files).toHaveLength(0);
    show(formAt(1));
    restoreFiles(document);
    expect(papers().files).toBe(files);
  });

  it('C-8 has its answers as what the visitor entered: browsers restore no defaults on Back', () => {
    show(`<form data-async><input type="hidden" name="_at" value="1"><input type="text" value="Ann">
      <input type="email" value="ann@example.com"><textarea>Long words</textarea>
      <input type="checkbox" value="yes" checked></form>`);
    keepAnswers(document);
    const controls = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
    expect(controls.map(({ value, defaultValue }) => [value, defaultValue])).toEqual([
      ['1', '1'],
      ['Ann', ''],
      ['ann@example.com', ''],
      ['Long words', ''],
      ['yes', 'yes'],
    ]);
  });
});
