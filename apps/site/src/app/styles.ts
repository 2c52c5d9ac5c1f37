/** Every stylesheet of the site in one file. Only a build entry: no page loads its script. */
import '@keelstone/ui/layers.css';
import '@keelstone/ui/tokens.css';
import 'virtual:brand.css';
import '@keelstone/ui/base.css';
import '@keelstone/ui/layout.css';
import '@keelstone/ui/print.css';

/** Exported to protect them from tree shaking, which would drop unused modules with their styles. */
export const modules = import.meta.glob(
  [
    '../**/*.module.css',
    '../../../../content/**/*.module.css',
    '../../../../packages/ui/src/**/*.module.css',
  ],
  { eager: true },
);
