import { RESULT_WINDOW } from './search-state.ts';

/** The number of pages (S-24), limited by the result window. */
export function countPages(resultCount: number, pageSize: number): number {
  return Math.ceil(Math.min(resultCount, RESULT_WINDOW) / pageSize);
}

/** Positions of the first and last result on a page, from 1, for `start - end of total Results` (S-9). */
export function resultSpan(page: number, pageSize: number, resultCount: number) {
  return { start: pageSize * (page - 1) + 1, end: Math.min(pageSize * page, resultCount) };
}

/** `break` stands for one or more omitted pages. */
type PageItem = number | 'break';

/** How many pages are shown around the selected one, itself included. */
const RANGE = 3;

/**
 * The page numbers of a pagination (S-12): the first, the last and those around the selected one, shifted inwards at
 * the ends, with a break wherever pages are omitted.
 *
 * @param page the selected page, from 1
 */
export function paginationWindow(page: number, pageCount: number): PageItem[] {
  const start = Math.max(1, Math.min(page - 1, pageCount - RANGE + 1));
  const isShown = (number: number) =>
    number === 1 || number === pageCount || (number >= start && number < start + RANGE);
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1).filter(isShown);
  return pages.flatMap((number, index) => {
    const previous = pages[index - 1] ?? 0;
    return number - previous > 1 ? ['break', number] : [number];
  });
}
