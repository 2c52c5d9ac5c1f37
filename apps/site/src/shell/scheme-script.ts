import { createHash } from 'node:crypto';
import { SCHEME_KEY } from './scheme-key.ts';

/** The only inline script: says that scripts run, and sets a chosen colour scheme, before the first paint. */
export const SCHEME_SCRIPT = `document.documentElement.classList.add('js');try{const s=localStorage.getItem('${SCHEME_KEY}');if(s==='light'||s==='dark')document.documentElement.dataset.scheme=s}catch{}`;

/** Its hash, for `script-src`. */
export const SCHEME_SCRIPT_HASH = `'sha256-${createHash('sha256').update(SCHEME_SCRIPT).digest('base64')}'`;
