import { isLocalUrl } from './callback-url.ts';
import { CONTENT_CHANGED } from './content-changed.ts';
import { loadFiles } from './load-files.ts';
import type { Command } from './protocol.ts';

/** Replaces an element by markup; scripts in it do not run. */
function replace(selector: string, html: string): void {
  const place = document.querySelector(selector);
  if (!place) return;
  const template = document.createElement('template');
  template.innerHTML = html;
  place.replaceWith(template.content);
  document.dispatchEvent(new Event(CONTENT_CHANGED));
}

/** Has screen readers say a text. */
export function announce(text: string): void {
  const region = document.querySelector('[data-async-announcements]') ?? document.createElement('p');
  region.setAttribute('data-async-announcements', '');
  region.setAttribute('role', 'status');
  region.classList.add('visually-hidden');
  // Screen readers do not announce what is behind an open dialog.
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  if (region.parentElement !== place) place.append(region);
  region.textContent = text;
}

function focusOn(selector: string): void {
  const target = document.querySelector<HTMLElement>(selector);
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus();
}

function redirect(url: string, baseUrl: string): void {
  if (isLocalUrl(url, baseUrl) || url.startsWith('https://')) window.location.assign(url);
}

/**
 * Runs the commands of a response, in order.
 *
 * @param baseUrl origin and path of the site: redirects elsewhere must use https
 * @throws FilesNotLoadedError if a file could not be loaded; later commands are not run
 */
export async function runCommands(commands: readonly Command[], baseUrl: string): Promise<void> {
  for (const command of commands) {
    switch (command.command) {
      case 'replace':
        replace(command.selector, command.html);
        break;
      case 'announce':
        announce(command.text);
        break;
      case 'focus':
        focusOn(command.selector);
        break;
      case 'redirect':
        redirect(command.url, baseUrl);
        break;
      case 'load':
        await loadFiles(command);
        break;
    }
  }
}
