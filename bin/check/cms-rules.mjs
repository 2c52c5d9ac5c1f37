// Import rules inside the CMS (docs/cms.md): the layers of its rooms, and who may import a view.

const CMS = 'apps/cms/src';

/** The rooms, highest first. A room imports from lower layers only. */
const CMS_LAYERS = [
  ['app'],
  ['content-list'],
  ['nodes', 'accounts', 'media', 'trash', 'bulk-edit', 'search-trial', 'translation', 'discovery'],
  [
    'brand',
    'clean-paste',
    'concurrent-edits',
    'form-head',
    'find-replace',
    'forms',
    'http',
    'link-anchors',
    'preview',
    'review',
    'row-editing',
    'schedule',
    'search-rules',
    'search-statistics',
    'search-tasks',
    'settings',
    'shortcuts',
    'submissions',
    'usage',
  ],
  ['publishing', 'aliases'],
  ['redirects'],
  ['csv', 'mail'],
  ['audit'],
  ['access', 'admin'],
  ['database'],
  ['migrations'],
];

/** The files beside the rooms are commands, which compose. Rooms may import the configuration only. */
const SHARED = [`${CMS}/configuration.ts`, `${CMS}/configuration-of.ts`];

/** The room that contains a file; undefined for commands and for files of other workspaces. */
const roomOf = (file) =>
  file.startsWith(`${CMS}/`) ? file.slice(CMS.length + 1).match(/^([^/]+)\//)?.[1] : undefined;

const layerOf = (room) => CMS_LAYERS.findIndex((layer) => layer.includes(room));

/** Why a file of the CMS must not import another one, or null. */
export function crossesRooms(from, to) {
  const room = roomOf(from);
  if (room === undefined || !to.startsWith(`${CMS}/`) || SHARED.includes(to)) return null;
  if (layerOf(room) < 0) return `${room} has no layer, see CMS_LAYERS in bin/check/cms-rules.mjs`;
  const [, owner] = to.match(/^(.*\/view\/)/) ?? [];
  // Payload's import map, in app, lists the components by path.
  if (owner && room !== 'app' && !from.startsWith(owner)) return 'only views of the same room import a view';
  const target = roomOf(to);
  if (target === room) return null;
  if (target === undefined) return `${room} does not import commands`;
  return layerOf(target) > layerOf(room)
    ? null
    : `${room} imports from lower layers only, and ${target} is not lower`;
}
