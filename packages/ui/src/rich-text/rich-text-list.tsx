import type { List } from '@keelstone/model';
import { Inlines } from './inlines.tsx';

/** A list, including nested lists. */
export function RichTextList({ list }: { list: List }) {
  const Tag = list.ordered ? 'ol' : 'ul';
  return (
    <Tag>
      {list.items.map((item, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
        <li key={position}>
          <Inlines inlines={item.children} />
          {item.list && <RichTextList list={item.list} />}
        </li>
      ))}
    </Tag>
  );
}
