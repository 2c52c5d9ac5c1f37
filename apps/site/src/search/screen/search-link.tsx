import type { MouseEvent, ReactNode } from 'react';
import { isCrawlable } from '../url/crawl-rules.ts';
import type { SearchState } from '../url/search-state.ts';
import { useSearch } from './search-context.ts';

type SearchLinkProps = {
  to: SearchState;
  children: ReactNode;
  className?: string;
  'aria-label'?: string;
  'aria-current'?: 'page';
  rel?: 'prev' | 'next';
  /** Handles a plain click; by default, changes the state. */
  onFollow?: () => void;
};

/** True for clicks that open the link here; others, which open tabs and windows, are left to the browser. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** A real link to another state of the search. Crawlers are told not to follow links into an endless space. */
export function SearchLink({ to, rel, onFollow, children, ...attributes }: SearchLinkProps) {
  const { urlOf, change } = useSearch();
  const relation = [rel, !isCrawlable(to) && 'nofollow'].filter(Boolean).join(' ');
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (onFollow) onFollow();
    else change(to);
  };
  return (
    <a href={urlOf(to)} rel={relation || undefined} onClick={follow} {...attributes}>
      {children}
    </a>
  );
}
