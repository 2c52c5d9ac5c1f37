// Import rules (docs/architecture.md). Zones are derived from existing folders, so a new folder of the site without
// a layer fails the check until it is given one.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.mjs';
import { crossesRooms } from './cms-rules.mjs';

/** Layers of the site, highest first. A room imports from lower layers only, never from its own. */
const SITE_LAYERS = [
  ['app'],
  ['graphql'],
  ['preview', 'discovery'],
  ['pages', 'search', 'consent', 'forms'],
  ['shell'],
  ['notices', 'islands'],
  ['http'],
];

/** What `app` lets every room read but `http`: the environment, and the types of what it hands around. */
const SITE_SHARED = ['apps/site/src/app/configuration.ts', 'apps/site/src/app/site-context.ts'];

/** Code of the site that is bundled for browsers, and code that has Node.js, Fastify or the content around it. */
const IN_BROWSERS =
  /^apps\/site\/src\/(?:[\w-]+\/browser|consent|preview\/live|app\/(?:client|page-behaviour)\.ts$)/;
const ON_SERVER = /^apps\/site\/src\/(?:[\w-]+\/server|http|pages|discovery|graphql)\//;

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
  if (source === undefined || !to.startsWith(`${SITE}/`)) return null;
  if (source !== 'http' && SITE_SHARED.includes(to)) return null;
  const target = folderIn(SITE, to);
  if (target === source) return null;
  return layerOf(target) > layerOf(source)
    ? null
    : `${source} imports from lower layers only, and ${target} is not lower`;
}

/** `http` would serve any site: of ours it knows `packages/model` at most, which has limits and digests. */
function bindsHttp(from, to) {
  if (folderIn(SITE, from) !== 'http' || to.startsWith(`${SITE}/http/`)) return null;
  return to.startsWith('packages/model/') ? null : 'http knows nothing of what this site serves';
}

/** Browsers are sent what they run, and nothing that needs a server; what a server runs needs no document. */
function crossesWire(from, to) {
  if (IN_BROWSERS.test(from) && ON_SERVER.test(to)) return 'what runs in the browser needs no server';
  if (ON_SERVER.test(from) && IN_BROWSERS.test(to)) return 'what runs on the server has no document';
  return null;
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
    bindsHttp(from, to) ??
    crossesWire(from, to) ??
    crossesRooms(from, to) ??
    crossesSides(from, to) ??
    crossesSiblings(from, to)
  );
}
