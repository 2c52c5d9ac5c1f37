import { NODE_TYPES } from '@keelstone/content/types/types.cms.ts';
import { VOCABULARIES } from '@keelstone/model';
import type { CollectionConfig } from 'payload';
import { audited } from '../audit/audited-collection.ts';
import { withBulkChanges } from '../bulk-edit/several-values.ts';
import { withConcurrentEdits } from '../concurrent-edits/guarded-collection.ts';
import { withTrash } from '../trash/with-trash.ts';
import { audio } from './audio.collection.ts';
import { captions } from './captions.collection.ts';
import { dialogs } from './dialogs.collection.ts';
import { files } from './files.collection.ts';
import { forms } from './forms.collection.ts';
import { images } from './images.collection.ts';
import { nodeCollection } from './node-collection.ts';
import { notices } from './notices.collection.ts';
import { pinnedResults } from './pinned-results.collection.ts';
import { redirects } from './redirects.collection.ts';
import { remoteVideos } from './remote-videos.collection.ts';
import { scheduledChanges } from './scheduled-changes.collection.ts';
import { searchTasks } from './search-tasks.collection.ts';
import { shortcuts } from './shortcuts.collection.ts';
import { svgs } from './svgs.collection.ts';
import { synonyms } from './synonyms.collection.ts';
import { users } from './users.collection.ts';
import { videos } from './videos.collection.ts';
import { vocabularyCollection } from './vocabulary-collection.ts';

/** In menu order. */
const inOrder = (options: { mediaDirectory: string; isSecure: boolean }): CollectionConfig[] => [
  ...NODE_TYPES.map(nodeCollection),
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
  ...VOCABULARIES.map(vocabularyCollection),
  redirects,
  scheduledChanges,
  searchTasks,
  shortcuts,
  users(options.isSecure),
];

/**
 * All collections. Whatever is added here, saves with immediate effect are audited, and what editors delete goes to
 * the trash.
 */
export const collections = (options: Parameters<typeof inOrder>[0]): CollectionConfig[] =>
  inOrder(options).map(withTrash).map(audited).map(withBulkChanges).map(withConcurrentEdits);
