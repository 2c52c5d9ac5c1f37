// Import rules (docs/architecture.md). Zones are derived from existing folders, so a new folder of the site without
// a layer fails the check until it is given one.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.mjs';
import { crossesFeatures } from './cms-rules.mjs';

/** Layers of the site, highest first. A feature imports from lower layers only, never from its own. */
const SITE_LAYERS = [
  ['app'],
  ['graphql'],
  ['preview', 'discovery'],
  ['pages', 'search', 'consent', 'forms'],
  ['shell'],
  ['notices', 'islands'],
  ['http'],
];

/** What `app` lets every feature read but `http`: the environment, and the types of what it hands around. */
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
  'packages/postgres': ['packages/model'],
  'packages/read-model': ['packages/model', 'content'],
  'packages/outbox': ['packages/model', 'packages/read-model', 'content'],
  'packages/search-index': ['languages'],
  'packages/ui': ['languages', 'packages/model', 'content'],
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
  // Commands run before anything is installed or built.
  bin: [],
};

/** They measure and test the others, and may import all of them. */
const OBSERVERS = ['bench', 'e2e', 'mutation', 'relevance'];

/** Layers of `content/`, highest first: a type has sections, a section has paragraphs. */
const CONTENT_LAYERS = [['types', 'settings'], ['sections'], ['paragraphs']];

/** Files that may import more than their workspace: composition roots. */
const EXCEPTIONS = {
  // A fixture despite its name.
  'apps/cms/src/test-cms.ts': ['packages/postgres'],
  // Loads them only once packages are installed.
  'bin/start/check-configuration.mjs': ['brand', 'apps/site', 'apps/cms'],
};

const SITE = 'apps/site/src';

function folders(path) {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

const layerIn = (layers, folder) => layers.findIndex((layer) => layer.includes(folder));

/** Folders of the site without a layer. */
export function foldersWithoutLayer() {
  return folders(SITE).filter((folder) => layerIn(SITE_LAYERS, folder) < 0);
}

/** The workspace, or another folder of the root, that a file is in. */
export const areaOf = (file) =>
  [...Object.keys(WORKSPACES), ...OBSERVERS].find((name) => file.startsWith(`${name}/`));

function crossesWorkspaces(from, to) {
  const source = areaOf(from);
  const target = areaOf(to);
  if (source === undefined) return 'bin/check/import-rules.mjs has no place for this folder';
  if (source === target || OBSERVERS.includes(source)) return null;
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
  return layerIn(SITE_LAYERS, target) > layerIn(SITE_LAYERS, source)
    ? null
    : `${source} imports from lower layers only, and ${target} is not lower`;
}

/** `http` would serve any site: of ours it knows `packages/model` at most, which has limits and digests. */
function bindsHttp(from, to) {
  if (folderIn(SITE, from) !== 'http' || to.startsWith(`${SITE}/http/`)) return null;
  return to.startsWith('packages/model/') ? null : 'http knows nothing of what this site serves';
}

/** Browsers are sent what they run, and nothing that needs a server; what a server runs needs no document. */
function crossesClientServer(from, to) {
  if (IN_BROWSERS.test(from) && ON_SERVER.test(to)) return 'what runs in the browser needs no server';
  if (ON_SERVER.test(from) && IN_BROWSERS.test(to)) return 'what runs on the server has no document';
  return null;
}

function crossesContentLayers(from, to) {
  const [source, target] = [folderIn('content', from), folderIn('content', to)];
  if (!source || !target || source === target) return null;
  return layerIn(CONTENT_LAYERS, target) > layerIn(CONTENT_LAYERS, source)
    ? null
    : `${source} do not know ${target}`;
}

const isModel = (file) => file.startsWith('content/') && file.endsWith('.model.ts');

/** Below `content/`, a file's suffix says where it may run, whoever imports it. */
function crossesSides(from, to) {
  if (!to.startsWith('content/') || isModel(to)) return null;
  if (isModel(from)) return 'models of kinds import models only';
  if (/^packages\/(outbox|postgres|read-model|ui|editing)\//.test(from))
    return 'what kinds stand on knows their models only';
  const isOfSite = /\.(site|island)\.tsx?$/.test(to);
  const isOfCms = /\.(cms|projection)\.ts$/.test(to);
  if (isOfCms && (from.startsWith('apps/site/') || /\.site\.tsx?$/.test(from)))
    return 'the site does not run what editors see';
  if (isOfSite && (from.startsWith('apps/cms/') || /\.(cms|projection)\.ts$/.test(from)))
    return 'the CMS does not run what visitors see';
  return null;
}

/** Two types, sections, paragraphs or languages must not import each other, only what they share. */
function crossesSiblings(from, to) {
  for (const parent of ['content/types', 'content/sections', 'content/paragraphs', 'languages']) {
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
export function checkImport(from, to) {
  return (
    crossesWorkspaces(from, to) ??
    crossesLayers(from, to) ??
    bindsHttp(from, to) ??
    crossesClientServer(from, to) ??
    crossesFeatures(from, to) ??
    crossesContentLayers(from, to) ??
    crossesSides(from, to) ??
    crossesSiblings(from, to)
  );
}

export const isForTests = (file) => /\.(test|fixture|e2e)\.m?[jt]sx?$|\/testing\/|\/test-cms\.ts$/.test(file);
/** Examples feed tests and the gallery alike, so they may take what fixtures hold. */
const mayUseFixtures = (file) =>
  isForTests(file) || /\.examples\.tsx?$/.test(file) || OBSERVERS.includes(areaOf(file));

/**
 * What is wrong with imports between files of the project, a sentence each. Tests may import what they like.
 *
 * @param {{ from: string, to: string }[]} imports paths relative to the project's root
 */
export function findForbiddenImports(imports) {
  return imports.flatMap(({ from, to }) => {
    const forTests = isForTests(to) && !mayUseFixtures(from) ? 'it is for tests only' : null;
    const why = forTests ?? (/\.(test|fixture|e2e)\./.test(from) ? null : checkImport(from, to));
    return why ? [`${from} imports ${to}: ${why}.`] : [];
  });
}

/** The first folder of a workspace that a file is in; undefined where it is in none. */
function topFolderOf(file) {
  const area = areaOf(file);
  const inside = file.slice(area.length + 1).replace(/^src\//, '');
  return inside.includes('/') ? file.slice(0, -inside.length) + inside.split('/')[0] : undefined;
}

/** The same imports between the first folders of each workspace. Tests and files beside the folders are left out. */
export const foldersOf = (imports) =>
  imports
    .filter(
      ({ from, to }) => !mayUseFixtures(from) && !SITE_SHARED.includes(to) && areaOf(from) === areaOf(to),
    )
    .map(({ from, to }) => ({ from: topFolderOf(from), to: topFolderOf(to) }))
    .filter(({ from, to }) => from && to && from !== to);
