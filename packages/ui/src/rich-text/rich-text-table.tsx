import type { Table } from '@keelstone/model';
import { Inlines } from './inlines.tsx';
import styles from './rich-text.module.css';

type Row = Table['rows'][number];

const isHead = (row: Row | undefined) => row?.every(({ isHeader }) => isHeader) ?? false;

function Cells({ row, scope }: { row: Row; scope: 'col' | 'row' }) {
  return row.map(({ children, isHeader, colSpan, rowSpan }, position) => {
    const spans = { colSpan, rowSpan };
    const key = String(position);
    return isHeader ? (
      <th key={key} scope={scope} {...spans}>
        <Inlines inlines={children} />
      </th>
    ) : (
      <td key={key} {...spans}>
        <Inlines inlines={children} />
      </td>
    );
  });
}

/** A table that is scrolled, by keys too, where the text is too narrow for it. */
export function RichTextTable({ table: { rows }, label }: { table: Table; label: string }) {
  const [first] = rows;
  const hasHead = rows.length > 1 && isHead(first);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys (WCAG 2.1.1)
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls
    <div className={styles.scrolled} role="group" aria-label={label} tabIndex={0}>
      <table>
        {hasHead && first && (
          <thead>
            <tr>
              <Cells row={first} scope="col" />
            </tr>
          </thead>
        )}
        <tbody>
          {rows.slice(hasHead ? 1 : 0).map((row, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
            <tr key={position}>
              <Cells row={row} scope="row" />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
