// Import rules inside the CMS (docs/cms.md): the layers of its features, and who may import a view.

const CMS = 'apps/cms/src';

/** The features, highest first. A feature imports from lower layers only. */
const CMS_LAYERS = [
  ['app'],
  ['content-list'],
  ['nodes', 'accounts', 'media', 'trash', 'bulk-edit', 'search-trial', 'translation', 'discovery'],
  ['schedule'],
  [
    'brand',
    'clean-paste',
    'form-head',
    'find-replace',
    'forms',
    'http',
    'link-anchors',
    'preview',
    'review',
    'row-editing',
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
  ['csv', 'mail', 'concurrent-edits', 'xml'],
  ['audit'],
  ['access', 'admin'],
  ['database'],
  ['migrations'],
];

/** The files beside the features are commands, which compose. Features may import the configuration only. */
const SHARED = [`${CMS}/configuration.ts`, `${CMS}/configuration-of.ts`];

/** The feature that contains a file; undefined for commands and for files of other workspaces. */
const featureOf = (file) =>
  file.startsWith(`${CMS}/`) ? file.slice(CMS.length + 1).match(/^([^/]+)\//)?.[1] : undefined;

const layerOf = (feature) => CMS_LAYERS.findIndex((layer) => layer.includes(feature));

/** Why a file of the CMS must not import another one, or null. */
export function crossesFeatures(from, to) {
  const feature = featureOf(from);
  if (feature === undefined || !to.startsWith(`${CMS}/`) || SHARED.includes(to)) return null;
  if (layerOf(feature) < 0) return `${feature} has no layer, see CMS_LAYERS in bin/check/cms-rules.mjs`;
  const [, owner] = to.match(/^(.*\/view\/)/) ?? [];
  // Payload's import map, in app, lists the components by path.
  if (owner && feature !== 'app' && !from.startsWith(owner))
    return 'only views of the same feature import a view';
  const target = featureOf(to);
  if (target === feature) return null;
  if (target === undefined) return `${feature} does not import commands`;
  return layerOf(target) > layerOf(feature)
    ? null
    : `${feature} imports from lower layers only, and ${target} is not lower`;
}
