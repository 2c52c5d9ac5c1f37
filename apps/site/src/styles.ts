/**
 * Every stylesheet of the site in one file. A build entry only: no page loads its script.
 */
import './ui/layers.css';
import './ui/tokens.css';
import './ui/fonts/fonts.css';
import './ui/base.css';
import './ui/layout.css';
import './ui/print.css';

/** Exported so that the build keeps them: what nobody uses is left out, with its styles. */
export const modules = import.meta.glob('./**/*.module.css', { eager: true });
