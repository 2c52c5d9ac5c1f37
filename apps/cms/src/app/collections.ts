import { NODE_TYPES } from '@keelstone/content/types/types.cms.ts';
import { VOCABULARIES } from '@keelstone/model';
import type { CollectionConfig } from 'payload';
import { users } from '../accounts/users.collection.ts';
import { audited } from '../audit/audited-collection.ts';
import { withBulkChanges } from '../bulk-edit/several-values.ts';
import { withConcurrentEdits } from '../concurrent-edits/guarded-collection.ts';
import { withFormHead } from '../form-head/with-form-head.ts';
import { forms } from '../forms/forms.collection.ts';
import { mails } from '../mail/mails.collection.ts';
import { audio } from '../media/audio.collection.ts';
import { captions } from '../media/captions.collection.ts';
import { files } from '../media/files.collection.ts';
import { images } from '../media/images.collection.ts';
import { remoteVideos } from '../media/remote-videos.collection.ts';
import { svgs } from '../media/svgs.collection.ts';
import { videos } from '../media/videos.collection.ts';
import { dialogs } from '../nodes/dialogs.collection.ts';
import { nodeCollection } from '../nodes/node.collection.ts';
import { reusableSections } from '../nodes/reusable/reusable-sections.collection.ts';
import { pageTemplates } from '../nodes/templates/page-templates.collection.ts';
import { vocabularyCollection } from '../nodes/vocabulary.collection.ts';
import { redirects } from '../redirects/redirects.collection.ts';
import { withRowEditing } from '../row-editing/with-row-editing.ts';
import { scheduledChanges } from '../schedule/scheduled-changes.collection.ts';
import { blockedSuggestions } from '../search-rules/blocked-suggestions.collection.ts';
import { pinnedResults } from '../search-rules/pinned-results.collection.ts';
import { synonyms } from '../search-rules/synonyms.collection.ts';
import { searchTasks } from '../search-tasks/search-tasks.collection.ts';
import { notices } from '../settings/notices.collection.ts';
import { shortcuts } from '../shortcuts/shortcuts.collection.ts';
import { withTranslation } from '../translation/with-translation.ts';
import { withTrash } from '../trash/with-trash.ts';

/** In menu order. */
const inOrder = (options: { mediaDirectory: string; isSecure: boolean }): CollectionConfig[] => [
  ...NODE_TYPES.map(nodeCollection),
  reusableSections,
  pageTemplates,
  images(options.mediaDirectory),
  svgs(options.mediaDirectory),
  files(options.mediaDirectory),
  audio(options.mediaDirectory),
  videos(options.mediaDirectory),
  remoteVideos,
  captions(options.mediaDirectory),
  forms,
  dialogs,
  notices,
  synonyms,
  pinnedResults,
  blockedSuggestions,
  ...VOCABULARIES.map(vocabularyCollection),
  redirects,
  scheduledChanges,
  searchTasks,
  shortcuts,
  mails,
  users(options.isSecure),
];

/**
 * Payload's "Copy to locale" publishes the copy at once, over locks and newer saves. The translation workspace copies
 * instead, and admin/server-functions.ts refuses the function behind the entry.
 */
const withoutCopyToLocale = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: { ...collection.admin, disableCopyToLocale: true },
});

/** Says above each list why it shows nothing, if that is its filter. */
function withFilterExplained({ admin = {}, ...collection }: CollectionConfig): CollectionConfig {
  const { components = {} } = admin;
  const beforeListTable = [
    '/http/view/refused-filter.tsx#RefusedFilter',
    ...(components.beforeListTable ?? []),
  ];
  return { ...collection, admin: { ...admin, components: { ...components, beforeListTable } } };
}

/**
 * All collections. Whatever is added here, saves with immediate effect are audited, and what editors delete goes to
 * the trash.
 */
export const collections = (options: Parameters<typeof inOrder>[0]): CollectionConfig[] =>
  inOrder(options)
    .map(withoutCopyToLocale)
    .map(withTranslation)
    .map(withTrash)
    .map(audited)
    .map(withBulkChanges)
    .map(withFilterExplained)
    .map(withConcurrentEdits)
    .map(withFormHead)
    .map(withRowEditing);
