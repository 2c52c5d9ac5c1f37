import { groupsOf } from '../../content-type-texts.ts';
import type { Messages } from '../../language-definition.ts';
import { contentTypes } from '../content-types.ts';

export const llms: Messages['llms'] = {
  about:
    'Jede Seite gibt es auch als Markdown: .md an ihre Adresse hängen, oder text/markdown verlangen. Die Listen unten enthalten das Wichtigste und das Neueste.',
  more: 'Optional',
  sitemap: 'Alle Seiten, mit dem Tag ihrer letzten Änderung',
  feed: 'Was veröffentlicht ist, das Neueste zuerst; nimmt die Parameter der Suchseite',
  thisOverview: 'Diese Übersicht auf Deutsch',
  groups: groupsOf(contentTypes),
};
