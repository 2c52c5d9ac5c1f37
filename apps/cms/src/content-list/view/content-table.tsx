'use client';

import { fillMessage } from '@keelstone/languages/say.ts';
import { type ContentType, isContentType } from '@keelstone/model/content-type';
import { useState } from 'react';
import { formPath } from '../../admin/form-path.ts';
import type { ContentColumn } from '../content-query.ts';
import type { ListedContent } from '../describe-content.ts';
import type { ListTexts } from '../list-texts.ts';
import type { ValueField } from '../value-fields.ts';
import { BulkPanel } from './bulk-panel.tsx';
import { CELLS, type ContentRow } from './content-cells.tsx';

export type ContentTableProps = {
  rows: readonly ContentRow[];
  columns: readonly ContentColumn[];
  texts: ListTexts;
  /** How many pages match the filter, and its query string. */
  total: number;
  matching: string;
  /** Whether the user may publish; authors change drafts only. */
  mayPublish: boolean;
  fields: readonly ValueField[];
};

const keyOf = ({ type, id }: ListedContent) => `${type}:${id}`;

const isPageRow = (row: ContentRow): row is ContentRow & { type: ContentType } => isContentType(row.type);

type RowProps = Pick<ContentTableProps, 'columns' | 'texts'> & {
  content: ContentRow;
  isChosen: boolean;
  onToggle: () => void;
};

function Row({ content, columns, texts, isChosen, onToggle }: RowProps) {
  const title = content.title || texts.messages.untitled;
  // What changes pages by many at once knows pages only.
  const canBeChosen = isContentType(content.type);
  return (
    <tr>
      <td>
        {canBeChosen && (
          <input
            type="checkbox"
            aria-label={fillMessage(texts.messages.choose, { title })}
            checked={isChosen}
            onChange={onToggle}
          />
        )}
      </td>
      <th scope="row">
        <a href={formPath(content.type, content.id, content.language)}>{title}</a>
        {content.reviewNote && content.state === 'sent_back' && <small>{content.reviewNote}</small>}
      </th>
      {columns.map((column) => {
        const Cell = CELLS[column];
        return (
          <td key={column} data-column={column}>
            <Cell content={content} texts={texts} />
          </td>
        );
      })}
    </tr>
  );
}

/** The pages, to be opened or chosen for a change of many. */
export function ContentTable(props: ContentTableProps) {
  const { rows, columns, texts, total, matching, mayPublish, fields } = props;
  const { messages } = texts;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isEverything, setEverything] = useState(false);
  const choose = (keys: Iterable<string>) => {
    setChosen(new Set(keys));
    setEverything(false);
  };
  const toggle = (key: string) =>
    choose(chosen.has(key) ? [...chosen].filter((one) => one !== key) : [...chosen, key]);
  const pages = rows.filter(isPageRow);
  const shown = pages.filter((row) => chosen.has(keyOf(row)));
  const isWholePage = pages.length > 0 && shown.length === pages.length;
  return (
    <>
      <BulkPanel
        pages={isEverything ? { matching } : shown.map(({ type, id }) => ({ type, id }))}
        count={isEverything ? total : shown.length}
        mayPublish={mayPublish}
        fields={fields}
        texts={texts}
        onClear={() => choose([])}
      >
        {isWholePage && !isEverything && total > pages.length && (
          <button type="button" onClick={() => setEverything(true)}>
            {fillMessage(messages.chooseAllFound, { count: total })}
          </button>
        )}
      </BulkPanel>
      <div className="content-list__scroll">
        <table className="content-list__table">
          <thead>
            <tr>
              <td>
                <input
                  type="checkbox"
                  aria-label={messages.chooseAll}
                  checked={isWholePage}
                  onChange={() => choose(isWholePage ? [] : pages.map(keyOf))}
                />
              </td>
              {(['title', ...columns] as const).map((column) => (
                <th key={column} scope="col">
                  {messages.columnNames[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((content) => (
              <Row
                key={keyOf(content)}
                content={content}
                columns={columns}
                texts={texts}
                isChosen={isEverything || chosen.has(keyOf(content))}
                onToggle={() => toggle(keyOf(content))}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
