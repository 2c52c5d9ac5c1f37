import { messagesOf } from '@keelstone/languages/messages.ts';
import type { BeforeListTableServerProps } from 'payload';
import { adminLanguageOf } from '../../../admin/admin-language.ts';
import { BeginPage } from '../begin-page.tsx';
import { readTemplates, type Template } from '../read-templates.ts';
import './templates.css';

/** Above the list of a type: its templates, each a button that begins a page with it. */
export async function NewFromTemplate({ collectionConfig, i18n, payload }: BeforeListTableServerProps) {
  const templates: Template[] = await readTemplates(payload, collectionConfig.slug);
  if (templates.length === 0) return null;
  const { fromTemplate } = messagesOf(adminLanguageOf({ i18n }), 'reuse');
  return (
    <details className="new-from-template">
      <summary>{fromTemplate}</summary>
      <ul>
        {templates.map(({ id, title }) => (
          <li key={id}>
            <BeginPage template={id}>{title}</BeginPage>
          </li>
        ))}
      </ul>
    </details>
  );
}
