/**
 * Every stylesheet of the site in one file. A build entry only: no page loads its script.
 */
import './ui/layers.css';
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';
import './ui/layout.css';
import './ui/print.css';

import.meta.glob('./**/*.module.css', { eager: true });
