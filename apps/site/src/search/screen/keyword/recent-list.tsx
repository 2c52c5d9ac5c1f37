import { Icon } from '@keelstone/ui/icon/icon.tsx';
import { withKeyword } from '../../url/search-state.ts';
import { useSearch } from '../search-context.ts';
import styles from './keyword-box.module.css';
import { RECENT_CLEAR, type RecentPlace } from './recent-place.ts';

type RecentListProps = {
  id: string;
  keywords: readonly string[];
  place: RecentPlace | null;
  cellId(place: RecentPlace): string;
  onChoose(keyword: string): void;
  onRemove(keyword: string): void;
  onClear(): void;
};

/**
 * The popup of the empty keyword field: recent searches, each of which can be repeated or deleted (S-26). A
 * grid, because each row has two actions; the focus stays in the field, which refers to the active cell.
 */
export function RecentList({ id, keywords, place, cellId, onChoose, onRemove, onClear }: RecentListProps) {
  const { messages, view, urlOf } = useSearch();
  const cell = (row: RecentPlace['row'], column: RecentPlace['column']) => ({
    id: cellId({ row, column }),
    tabIndex: -1,
    'data-active': (place?.row === row && place.column === column) || undefined,
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a mouse press must not move the focus out of the field
    <div className={styles.recent} role="presentation" onMouseDown={(event) => event.preventDefault()}>
      <p id={`${id}label`} className={styles.recentLabel}>
        {messages.recent} <span>{messages.recentPlace}</span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot be the popup of a combobox */}
      <div id={id} role="grid" aria-labelledby={`${id}label`} tabIndex={-1}>
        {keywords.map((keyword, row) => (
          // biome-ignore lint/a11y/useSemanticElements: a row of the grid above
          <div role="row" tabIndex={-1} key={keyword} className={styles.recentRow}>
            {/* biome-ignore lint/a11y/useSemanticElements: a cell of the grid above */}
            <span role="gridcell" tabIndex={-1}>
              <a
                {...cell(row, 0)}
                href={urlOf(withKeyword(view.state, keyword))}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  onChoose(keyword);
                }}
              >
                {keyword}
              </a>
            </span>
            {/* biome-ignore lint/a11y/useSemanticElements: a cell of the grid above */}
            <span role="gridcell" tabIndex={-1}>
              <button
                {...cell(row, 1)}
                type="button"
                aria-label={messages.removeRecent(keyword)}
                onClick={() => onRemove(keyword)}
              >
                <Icon name="close" />
              </button>
            </span>
          </div>
        ))}
        {/* biome-ignore lint/a11y/useSemanticElements: a row of the grid above */}
        <div role="row" tabIndex={-1} className={styles.recentRow}>
          {/* biome-ignore lint/a11y/useSemanticElements: a cell of the grid above */}
          <span role="gridcell" tabIndex={-1} aria-colspan={2}>
            <button {...cell(RECENT_CLEAR, 0)} type="button" onClick={onClear}>
              {messages.clearRecent}
            </button>
          </span>
        </div>
      </div>
    </div>
  );
}
