// Who may import whom (docs/architecture.md). The zones are made from the folders that exist, so a new folder of the
// site that has no layer stops the build until it is given one.
import { readdirSync } from 'node:fs';

const SITE = 'apps/site/src';
const TEST = '[.](test|integration[.]test|examples)[.]tsx?$';

/** Layers of the site, highest first. A folder imports from lower layers only, never from its own layer. */
const SITE_LAYERS = [
  ['graphql'],
  ['pages', 'search', 'notices', 'tracking', 'forms', 'share', 'delivery'],
  ['shell'],
  ['sections'],
  ['islands', 'async', 'ui'],
];

const folders = (path) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const siteFolders = folders(SITE);
const layerOf = (folder) => SITE_LAYERS.findIndex((layer) => layer.includes(folder));
const homeless = siteFolders.filter((folder) => layerOf(folder) < 0);
if (homeless.length) {
  throw new Error(
    `${homeless.map((folder) => `${SITE}/${folder}`).join(', ')}: no layer. Give each a place in SITE_LAYERS of .dependency-cruiser.mjs.`,
  );
}

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const anyOf = (names) => `(${names.join('|')})`;

const siteRules = siteFolders.map((folder) => {
  const allowed = siteFolders.filter((other) => other === folder || layerOf(other) > layerOf(folder));
  return rule(
    `site-${folder}`,
    `${folder} imports from lower layers only: ${allowed.join(', ')}`,
    { path: `^${SITE}/${folder}/`, pathNot: TEST },
    {
      path: `^${SITE}/`,
      pathNot: [`^${SITE}/${anyOf(allowed)}/`, `^${SITE}/(configuration|site-context)[.]ts$`],
    },
  );
});

/** Two pages, two sections: they meet in the model, never in each other. */
const siblingRules = ['pages', 'sections']
  .filter((parent) => siteFolders.includes(parent))
  .flatMap((parent) => folders(`${SITE}/${parent}`).map((name) => ({ parent, name })))
  .map(({ parent, name }) =>
    rule(
      `siblings-${parent}-${name}`,
      `${parent}/${name} does not import its siblings`,
      { path: `^${SITE}/${parent}/${name}/`, pathNot: TEST },
      { path: `^${SITE}/${parent}/[^/]+/`, pathNot: `^${SITE}/${parent}/${name}/` },
    ),
  );

export default {
  forbidden: [
    rule('no-circles', 'A circle has no first part to understand', {}, { circular: true }),
    rule(
      'model',
      'The model imports nothing of ours',
      { path: '^packages/model/' },
      { path: '^(apps|seeds|packages/(?!model/))' },
    ),
    rule(
      'content-store',
      'The read model knows the model only',
      { path: '^packages/content-store/' },
      { path: '^(apps|seeds|packages/(?!content-store/|model/))' },
    ),
    rule(
      'search-index',
      'The index depends on nothing of ours',
      { path: '^packages/search-index/' },
      { path: '^(apps|seeds|packages/(?!search-index/))' },
    ),
    rule(
      'site-not-cms',
      'Visitors never touch the CMS',
      { path: '^apps/site/' },
      { path: '^(apps/cms|seeds)/' },
    ),
    rule(
      'cms-not-site',
      'The CMS knows the read model, not the site, nor its index',
      { path: '^apps/cms/' },
      { path: '^(apps/site|packages/search-index)/' },
    ),
    rule(
      'cms-seeds',
      'Only the demo loader reads the demo',
      { path: '^apps/cms/', pathNot: '^apps/cms/src/(load-demo[.]ts$|demo/)' },
      { path: '^seeds/' },
    ),
    rule(
      'seeds',
      'The demo knows the model only',
      { path: '^seeds/' },
      { path: '^(apps|packages/(?!model/))' },
    ),
    ...siteRules,
    ...siblingRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]next|generated|migrations)/|importMap' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
