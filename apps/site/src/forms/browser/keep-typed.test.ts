// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { createTypedKeeper } from './keep-typed.ts';

const FORM = `<form><input id="name" value="Ann"><textarea id="words"></textarea>
  <input type="checkbox" id="agree"><input type="radio" name="size" id="small"><input type="radio" name="size" id="large">
  <select id="topic"><option value=""></option><option value="a">A</option></select></form>`;
const show = (html = FORM) => {
  document.body.innerHTML = html;
};
const get = <T extends HTMLElement = HTMLInputElement>(id: string) => document.getElementById(id) as T;
const form = () => document.querySelector('form') as HTMLFormElement;

function enter(id: string, set: (control: HTMLInputElement) => void): void {
  set(get(id));
  get(id).dispatchEvent(new Event('input', { bubbles: true }));
}

let keeper: ReturnType<typeof createTypedKeeper>;
beforeEach(() => {
  show();
  keeper = createTypedKeeper(document);
});

describe('what is entered while a form is being answered', () => {
  it('C-8 is in the form that the answer brings, and nothing else of the old one', () => {
    enter('name', (name) => {
      name.value = 'Before it was sent';
    });
    keeper.send(form());
    enter('words', (words) => {
      words.value = 'One more thing';
    });
    enter('agree', (agree) => {
      agree.checked = true;
    });
    enter('large', (large) => {
      large.checked = true;
    });
    enter('topic', (topic) => {
      topic.value = 'a';
    });
    show();
    keeper.restore();
    expect([get('name').value, get('words').value, get('topic').value]).toEqual([
      'Ann',
      'One more thing',
      'a',
    ]);
    expect(['agree', 'small', 'large'].map((id) => get(id).checked)).toEqual([true, false, true]);
  });

  it('C-8 is kept where another button is pressed meanwhile, and begins anew when it is sent again', () => {
    const change = (words: string) =>
      enter('words', (control) => {
        control.value = words;
      });
    keeper.send(form());
    form().setAttribute('aria-busy', 'true');
    change('One more thing');
    keeper.send(form());
    form().removeAttribute('aria-busy');
    show();
    keeper.restore();
    expect(get('words').value).toBe('One more thing');
    keeper.send(form());
    change('That failed on the way');
    keeper.send(form());
    show();
    keeper.restore();
    expect(get('words').value).toBe('');
  });

  it('C-8 is no agreement to words that an editor has changed meanwhile', () => {
    const asking = (words: string) =>
      `<form><label><input type="checkbox" id="agree"> ${words}</label></form>`;
    show(asking('You may write to me.'));
    keeper.send(form());
    enter('agree', (agree) => {
      agree.checked = true;
    });
    show(asking('You may sell my data.'));
    keeper.restore();
    expect(get('agree').checked).toBe(false);
  });

  it('C-8 stays where another part of the page is replaced, and is not brought back later', () => {
    keeper.send(form());
    enter('words', (words) => {
      words.value = 'Meanwhile';
    });
    keeper.restore();
    expect(get('words').value).toBe('Meanwhile');
    show();
    keeper.restore();
    expect(get('words').value).toBe('Meanwhile');
    show();
    keeper.restore();
    expect(get('words').value).toBe('');
  });

  it('C-8 goes with a form that has been accepted', () => {
    keeper.send(form());
    enter('words', (words) => {
      words.value = 'Too late';
    });
    show('<p>Sent</p>');
    keeper.restore();
    show();
    keeper.restore();
    expect(get('words').value).toBe('');
  });
});
