import { createHash } from 'node:crypto';
import { SCHEME_KEY } from './scheme-key.ts';

/**
 * The only inline script. Before the first paint, to avoid layout shifts, it marks that scripts are enabled and
 * whether the browser can share, and applies a stored colour scheme.
 */
export const SCHEME_SCRIPT = `document.documentElement.classList.add('js',...navigator.share?['can-share']:[]);try{const s=localStorage.getItem('${SCHEME_KEY}');if(s==='light'||s==='dark')document.documentElement.dataset.scheme=s}catch{}`;

/** The script's hash, for `script-src`. */
export const SCHEME_SCRIPT_HASH = `'sha256-${createHash('sha256').update(SCHEME_SCRIPT).digest('base64')}'`;
