import type { Messages } from '@keelstone/languages/messages.ts';
import { fillMessage } from '@keelstone/languages/say.ts';
import type { ContentType } from '@keelstone/model';
import { BeginPage } from '../../nodes/templates/begin-page.tsx';
import type { Template } from '../../nodes/templates/read-templates.ts';
import type { ListTexts } from '../list-texts.ts';
import './new-page.css';

type NewPageProps = {
  templates: readonly Template[];
  types: ListTexts['types'];
  messages: Messages['reuse'];
};

/** Above the list: an empty form of each type, and pages that begin with a template. */
export function NewPage({ templates, types, messages }: NewPageProps) {
  return (
    <details className="content-list__new">
      <summary>{messages.newPage}</summary>
      <ul>
        {Object.entries(types).map(([type, label]) => (
          <li key={type}>
            <a href={`/admin/collections/${type}/create`}>{label}</a>
          </li>
        ))}
      </ul>
      {templates.length > 0 && (
        <>
          <h2>{messages.fromTemplate}</h2>
          <ul>
            {templates.map(({ id, title, type }) => (
              <li key={id}>
                <BeginPage template={id}>
                  {fillMessage(messages.typeTemplate, { title, type: types[type as ContentType] ?? type })}
                </BeginPage>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
