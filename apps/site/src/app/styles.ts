/**
 * Every stylesheet of the site in one file. A build entry only: no page loads its script.
 */
import '@keelstone/ui/layers.css';
import '@keelstone/ui/tokens.css';
import 'virtual:brand.css';
import '@keelstone/ui/base.css';
import '@keelstone/ui/layout.css';
import '@keelstone/ui/print.css';

/** Exported so that the build keeps them: what nobody uses is left out, with its styles. */
export const modules = import.meta.glob(
  [
    '../**/*.module.css',
    '../../../../content/**/*.module.css',
    '../../../../packages/ui/src/**/*.module.css',
  ],
  { eager: true },
);
