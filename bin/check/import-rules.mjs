// Import rules (docs/architecture.md). Zones are derived from existing folders, so a new folder of the site without
// a layer fails the check until it is given one.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.mjs';
import { crossesRooms } from './cms-rules.mjs';

/** Layers of the site, highest first. A folder imports from lower layers only, never from its own. */
const SITE_LAYERS = [
  ['graphql'],
  ['preview', 'discovery'],
  ['pages', 'search', 'notices', 'tracking', 'forms', 'delivery'],
  ['shell'],
  ['islands'],
];

/** Files of the site that every folder may import: the environment, and the types of what server.ts passes around. */
const SITE_SHARED = ['apps/site/src/configuration.ts', 'apps/site/src/site-context.ts'];

/** What each workspace may import besides itself. The kinds' models (`*.model.ts`) are below the two kits. */
const WORKSPACES = {
  brand: [],
  'packages/async': [],
  languages: [],
  'packages/model': ['languages'],
  'packages/contours': ['brand', 'packages/model'],
  'packages/postgres': [],
  'packages/read-model': ['packages/model', 'content'],
  'packages/outbox': ['packages/model', 'packages/read-model', 'content'],
  'packages/search-index': ['languages'],
  'packages/ui': ['languages', 'packages/contours', 'packages/model', 'content'],
  'packages/editing': ['languages', 'packages/model', 'content'],
  content: ['brand', 'languages', 'packages/model', 'packages/ui', 'packages/editing'],
  'apps/site': [
    'brand',
    'languages',
    'packages/async',
    'packages/contours',
    'packages/model',
    'packages/outbox',
    'packages/read-model',
    'packages/search-index',
    'packages/ui',
    'content',
  ],
  'apps/cms': [
    'brand',
    'languages',
    'packages/async',
    'packages/editing',
    'packages/model',
    'packages/outbox',
    'packages/read-model',
    'content',
  ],
  // It uses the CMS's own API, in one file. Only tests and benchmarks may import it.
  demo: ['apps/cms', 'packages/contours', 'packages/editing', 'packages/model', 'content'],
};

/** Files that may import more than their workspace: composition roots. */
const EXCEPTIONS = {
  // A fixture despite its name.
  'apps/cms/src/test-cms.ts': ['packages/postgres'],
};

const SITE = 'apps/site/src';

function folders(path) {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

const layerOf = (folder) => SITE_LAYERS.findIndex((layer) => layer.includes(folder));

/** Folders of the site without a layer. */
export function homelessFolders() {
  return folders(SITE).filter((folder) => layerOf(folder) < 0);
}

const workspaceOf = (file) => Object.keys(WORKSPACES).find((name) => file.startsWith(`${name}/`));

function crossesWorkspaces(from, to) {
  const source = workspaceOf(from);
  const target = workspaceOf(to);
  if (source === undefined || target === undefined || source === target) return null;
  const exception = Object.keys(EXCEPTIONS).find((path) => from.startsWith(path));
  const allowed = [...WORKSPACES[source], ...(exception ? EXCEPTIONS[exception] : [])];
  return allowed.includes(target) ? null : `${source} may import ${allowed.join(', ') || 'nothing of ours'}`;
}

/** The folder directly below `parent` that contains a file: `article` for `pages/article/page.tsx`. */
const folderIn = (parent, file) => {
  const [folder, ...rest] = file.startsWith(`${parent}/`) ? file.slice(parent.length + 1).split('/') : [];
  return rest.length ? folder : undefined;
};

function crossesLayers(from, to) {
  const source = folderIn(SITE, from);
  if (source === undefined || !to.startsWith(`${SITE}/`) || SITE_SHARED.includes(to)) return null;
  const target = folderIn(SITE, to);
  if (target === source) return null;
  if (target === undefined) return `${source} does not import the entries that put the site together`;
  return layerOf(target) > layerOf(source)
    ? null
    : `${source} imports from lower layers only, and ${target} is not lower`;
}

const isModel = (file) => file.startsWith('content/') && file.endsWith('.model.ts');

/** Below `content/`, a file's suffix says where it may run, whoever imports it. */
function crossesSides(from, to) {
  if (!to.startsWith('content/') || isModel(to)) return null;
  if (isModel(from)) return 'models of kinds import models only';
  if (/^packages\/(outbox|postgres|read-model|ui|editing)\//.test(from))
    return 'what kinds stand on knows their models only';
  const isOfSite = /\.site\.tsx?$/.test(to);
  const isOfCms = /\.(cms|projection)\.ts$/.test(to);
  if (isOfCms && (from.startsWith('apps/site/') || /\.site\.tsx?$/.test(from)))
    return 'the site does not run what editors see';
  if (isOfSite && (from.startsWith('apps/cms/') || /\.(cms|projection)\.ts$/.test(from)))
    return 'the CMS does not run what visitors see';
  return null;
}

/** Two types, sections or paragraphs must not import each other, only the model. */
function crossesSiblings(from, to) {
  for (const parent of ['content/types', 'content/sections', 'content/paragraphs']) {
    const [source, target] = [folderIn(parent, from), folderIn(parent, to)];
    if (source && target && source !== target) return `${source} and ${target} are siblings`;
  }
  return null;
}

/**
 * Checks one import between two files of the project (paths relative to its root).
 *
 * @returns {string | null} why it is forbidden, or null
 */
export function judgeImport(from, to) {
  return (
    crossesWorkspaces(from, to) ??
    crossesLayers(from, to) ??
    crossesRooms(from, to) ??
    crossesSides(from, to) ??
    crossesSiblings(from, to)
  );
}
