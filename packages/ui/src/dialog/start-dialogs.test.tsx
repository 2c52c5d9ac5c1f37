// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';
import { startDialogs } from './start-dialogs.ts';

const find = <E extends Element = HTMLElement>(selector: string) => document.querySelector<E>(selector) as E;
const dialog = (id = 'terms') => find<HTMLDialogElement>(`#${id}`);
const press = (element: Element, key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  element.dispatchEvent(event);
  return event.defaultPrevented;
};
/** A press of the pointer that begins at one element, and the click at another. */
const click = (from: Element, to = from) => {
  from.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  to.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
};

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <a href="#terms">Read the terms</a>
      <a href="#terms" id="link">
        In a text
      </a>
      <a href="#elsewhere" id="other">
        Elsewhere
      </a>
      <Dialog id="terms" title="Terms" closeLabel="Close">
        <p>Words</p>
      </Dialog>
      <Dialog id="notice" title="Notice" closeLabel="Close" closesOutside>
        <p>Words</p>
      </Dialog>
    </>,
  );
  startDialogs();
});

describe('the trigger of a dialog', () => {
  it('U-4 opens it, so that the page behind does not scroll', () => {
    click(find('[data-opens-dialog]'));
    expect(dialog().open).toBe(true);
    expect(document.documentElement.dataset.scrollLock).toMatch(/^with(out)?-bar$/);
  });

  it('U-4 is said to be a button, and is pressed like one', () => {
    const trigger = find('[data-opens-dialog]');
    expect([trigger.getAttribute('role'), trigger.getAttribute('aria-haspopup')]).toEqual([
      'button',
      'dialog',
    ]);
    expect(press(trigger, 'a')).toBe(false);
    expect(dialog().open).toBe(false);
    expect(press(trigger, ' ')).toBe(true);
    expect(dialog().open).toBe(true);
  });

  it('R-4 U-4 stays the link that it is without scripts', () => {
    expect(find('[data-opens-dialog]').getAttribute('href')).toBe('#terms');
  });

  it('U-10 may be any link to it in a text, and no other link', () => {
    expect(find('#other').hasAttribute('role')).toBe(false);
    click(find('#link'));
    expect(dialog().open).toBe(true);
  });

  it('U-4 gets the focus back when the dialog is closed, and the page scrolls again', () => {
    click(find('#link'));
    dialog().close();
    expect(document.activeElement).toBe(find('#link'));
    expect(document.documentElement.dataset.scrollLock).toBeUndefined();
  });

  it('U-4 works once, however often what is new on the page is started', () => {
    startDialogs();
    startDialogs();
    let opened = 0;
    dialog().showModal = () => {
      opened += 1;
    };
    click(find('#link'));
    expect(opened).toBe(1);
  });
});

describe('an open dialog', () => {
  it('U-4 is closed by its control', () => {
    click(find('#link'));
    click(find('#terms [data-dialog-close] svg'));
    expect(dialog().open).toBe(false);
  });

  it('U-4 is closed by a click beside it only when asked to', () => {
    dialog('notice').showModal();
    click(dialog('notice'));
    expect(dialog('notice').open).toBe(false);
    dialog().showModal();
    click(dialog());
    expect(dialog().open).toBe(true);
  });

  it('U-4 stays when text in it is selected beyond its border, or clicked', () => {
    dialog('notice').showModal();
    click(find('#notice p'), dialog('notice'));
    click(find('#notice p'));
    expect(dialog('notice').open).toBe(true);
  });

  it('U-4 lets no recording play on when it is closed', () => {
    const video = document.createElement('video');
    dialog().append(video);
    let paused = 0;
    video.pause = () => {
      paused += 1;
    };
    dialog().showModal();
    dialog().close();
    expect(paused).toBe(1);
  });
});
