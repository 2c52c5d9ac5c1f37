import { countPages, paginationWindow } from '../../url/result-pages.ts';
import { withPage } from '../../url/search-state.ts';
import { useSearch } from '../search-context.ts';
import { SearchLink } from '../search-link.tsx';
import styles from './pagination.module.css';

/** Links to the result pages (S-12); nothing if there is only one page. */
export function Pagination() {
  const { settings, messages, view } = useSearch();
  const { page } = view.shownState;
  const pageCount = countPages(view.response.result_count, settings.pageSize);
  if (pageCount <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label={messages.pages} data-print="no">
      <ul>
        {page > 1 && (
          <li>
            <PageLink page={page - 1} rel="prev">
              {messages.previous}
            </PageLink>
          </li>
        )}
        {paginationWindow(page, pageCount).map((item, position) =>
          item === 'break' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a break is identified by its position
            <li key={`break${position}`} className={styles.break}>
              …
            </li>
          ) : (
            <li key={item}>
              <PageLink page={item} isCurrent={item === page} label={pageLabel(item)}>
                {item}
              </PageLink>
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            <PageLink page={page + 1} rel="next">
              {messages.next}
            </PageLink>
          </li>
        )}
      </ul>
    </nav>
  );

  function pageLabel(number: number): string {
    const end = number === 1 ? messages.first : number === pageCount ? messages.last : null;
    return end ? `${messages.page(number)}, ${end}` : messages.page(number);
  }
}

type PageLinkProps = {
  page: number;
  children: string | number;
  rel?: 'prev' | 'next';
  isCurrent?: boolean;
  label?: string;
};

function PageLink({ page, children, rel, isCurrent, label }: PageLinkProps) {
  const { view, goToPage } = useSearch();
  return (
    <SearchLink
      to={withPage(view.shownState, page)}
      rel={rel}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      onFollow={() => goToPage(page)}
    >
      {children}
    </SearchLink>
  );
}
