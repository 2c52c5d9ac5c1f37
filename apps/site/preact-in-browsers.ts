import type { Plugin } from 'vite';

const INSTEAD: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/compat/jsx-dev-runtime',
};

/**
 * Islands run on Preact in browsers, which is a tenth of React's size, and on React on the server. Preact takes over
 * React's markup as it is, except for the ids of `useId`: components of islands have ids of their own.
 */
export const preactInBrowsers: Plugin = {
  name: 'preact-in-browsers',
  enforce: 'pre',
  // React's parts are in packages that the development server would bundle with React otherwise.
  config: () => ({ optimizeDeps: { exclude: ['react-content-loader'] } }),
  resolveId: {
    filter: { id: /^react(?:-dom)?(?:$|\/)/ },
    handler(source, importer, { ssr, ...options }) {
      const instead = INSTEAD[source];
      return instead && !ssr ? this.resolve(instead, importer, { ...options, skipSelf: true }) : null;
    },
  },
};
