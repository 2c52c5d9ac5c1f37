import { useForm } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/** Of a row of the page itself: rows inside of sections have longer ids. */
const SECTION = /^sections-row-(\d+)$/;

type Menu = {
  index: number;
  /** Where one more entry can stand. */
  place: HTMLElement;
};

/** Above the entry that removes the section, which is the last one. */
function placeIn(menu: Element): HTMLElement | null {
  const last = menu.querySelector('.array-actions__remove');
  const { previousElementSibling: before } = last ?? {};
  if (before instanceof HTMLElement && before.matches('.make-reusable__place')) return before;
  const place = document.createElement('div');
  place.className = 'make-reusable__place';
  last?.before(place);
  return last && place;
}

/** The menu of a section, from when it is opened: Payload's menus of rows take no entries of others. */
export function useSectionMenu(): Menu | null {
  const { formRef } = useForm();
  const [menu, setMenu] = useState<Menu | null>(null);
  useEffect(() => {
    const look = ({ target }: Event) => {
      const row =
        target instanceof Element && target.closest('.array-actions__button')?.closest('[id*="-row-"]');
      const [, index] = (row && SECTION.exec(row.id)) || [];
      if (!row || index === undefined || !formRef.current?.contains(row)) return;
      // By then, Payload has opened it.
      requestAnimationFrame(() => {
        const open = document.querySelector('.popup__content:has(.array-actions__remove)');
        const place = open && placeIn(open);
        if (place) setMenu({ index: Number(index), place });
      });
    };
    const events = ['click', 'keydown'];
    for (const event of events) document.addEventListener(event, look);
    return () => {
      for (const event of events) document.removeEventListener(event, look);
    };
  }, [formRef]);
  // The menu was placed before it had one more entry.
  useEffect(() => {
    if (menu) window.dispatchEvent(new Event('resize'));
  }, [menu]);
  return menu;
}
