// Paths in documents: each must lead to a file or folder of the repository.
import { createRequire } from 'node:module';
import { dirname, join, normalize } from 'node:path';

/** A path without globs and placeholders: `<type>`, `KEY`, `NNNN`. */
const PATH = /^(?!.*[A-Z]{3})(?:[\w@.()[\]-]+\/)*[\w@.()[\]-]+\/?$/;
const SOURCE = /\.(?:tsx?|mjs|sql)$/;

const { resolve } = createRequire(import.meta.url);

/** Whether something of a workspace is imported by this name. */
function isModule(name) {
  try {
    return resolve(name) !== null;
  } catch {
    return false;
  }
}

/**
 * Paths in a document that lead nowhere. In backticks, a file may be named by the end of its path, as documents of one
 * app do; what begins with a folder of the repository is meant from its root. Links lead on from the document.
 *
 * @param {string} text in Markdown
 * @param {string} document its own path
 * @param {readonly string[]} files all of the repository
 * @returns {string[]}
 */
export function deadPaths(text, document, files) {
  // A decision that was replaced speaks of what there was.
  if (text.includes('**Superseded**')) return [];
  const folders = new Set(
    files.flatMap((file) => file.split('/').map((_, end, parts) => parts.slice(0, end).join('/'))),
  );
  const roots = new Set([...folders].filter((folder) => !folder.includes('/')));
  const isThere = (path) => files.includes(path) || folders.has(path.replace(/\/$/, ''));
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  const named = [...prose.matchAll(/`([^`\s]+)`/g)]
    .map(([, path]) => path)
    .filter((path) => PATH.test(path))
    .filter((path) => {
      const [, workspace, module] = /^@keelstone\/([^/]+)(\/.+)?$/.exec(path) ?? [];
      if (module) return !isModule(path);
      if (workspace) return !files.some((file) => `/${file}`.endsWith(`/${workspace}/package.json`));
      if (path.startsWith('../')) return !isThere(normalize(join(dirname(document), path)));
      // Written by a run of a benchmark, on whose machine it stays until it is committed.
      if (path.startsWith('bench/results/')) return false;
      if (path.includes('/') && roots.has(path.split('/')[0])) return !isThere(path);
      const end = /^[-.]/.test(path) ? path : `/${path}`;
      return SOURCE.test(path) && !files.some((file) => `/${file}`.endsWith(end));
    });
  const linked = [...prose.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)]
    .map(([, target]) => target)
    .filter((target) => !/^[a-z]+:|^\//.test(target))
    .filter((target) => !isThere(normalize(join(dirname(document), target))));
  return [...named, ...linked];
}
