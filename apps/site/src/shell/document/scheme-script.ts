import { createHash } from 'node:crypto';
import { SCHEME_KEY } from './scheme-key.ts';

/**
 * The only inline script. Before the first paint, to avoid layout shifts, it marks that scripts are enabled and
 * whether the browser can share, and applies a stored colour scheme. `forms` goes alone where only their script fails. A
 * page whose scripts did not load, or failed, looks as it does without scripts, what is in `noscript` included: they have
 * run before `DOMContentLoaded`, and the first mark they leave is on the header.
 */
export const SCHEME_SCRIPT = `{const d=document,r=d.documentElement,c=r.classList;c.add('js','forms',...navigator.share?['can-share']:[]);d.addEventListener('DOMContentLoaded',()=>{if(d.querySelector('[data-sticky]'))return;c.remove('js','forms','can-share');for(const n of d.querySelectorAll('noscript'))n.outerHTML=n.innerHTML});try{const s=localStorage.getItem('${SCHEME_KEY}');if(s==='light'||s==='dark')r.dataset.scheme=s}catch{}}`;

/** The script's hash, for `script-src`. */
export const SCHEME_SCRIPT_HASH = `'sha256-${createHash('sha256').update(SCHEME_SCRIPT).digest('base64')}'`;
