'use client';

import type { User } from '@keelstone/editing/payload-types.ts';
import { say, sayLabel } from '@keelstone/languages/say.ts';
import { useAuth, useConfig, useEntityVisibility } from '@payloadcms/ui';
import { FIRST_LINKS, LAST_LINKS, linksFor } from '../../../admin/menu/menu-links.ts';
import type { Command } from '../matching-commands.ts';

/** Goes to an address as a click on a link would, so that a form with unsaved changes asks first. */
export function follow(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
}

/** The buttons of the page and of its form, by what they say now. */
function pageCommands(): Command[] {
  return ['#action-save', '#action-save-draft', '#preview-button', '.add-shortcut'].flatMap((selector) => {
    const button = document.querySelector<HTMLButtonElement>(selector);
    const name = button?.textContent.trim() || button?.getAttribute('aria-label');
    if (!button || !name || button.disabled) return [];
    return [{ id: selector, name, kind: say('This page'), act: () => button.click() }];
  });
}

/** Everything that this person may do from here, besides opening a page. */
export function useCommands(): () => Command[] {
  const { config } = useConfig();
  const { permissions, user } = useAuth<User>();
  const { isEntityVisible } = useEntityVisibility();
  return () => {
    const goTo = (name: string, href: string): Command => ({
      id: href,
      name,
      kind: say('Go to'),
      act: () => follow(href),
    });
    const views = [
      goTo(say('Dashboard'), '/admin'),
      ...linksFor(user, [...FIRST_LINKS, ...LAST_LINKS]).map(({ name, path }) => goTo(say(name), path)),
      goTo(say('Account'), '/admin/account'),
    ];
    const visible = config.collections.filter(({ slug }) => isEntityVisible({ collectionSlug: slug }));
    const lists = visible
      .filter(({ slug }) => permissions?.collections?.[slug]?.read)
      .map(({ slug, labels }) => goTo(sayLabel(labels.plural), `/admin/collections/${slug}`));
    const globals = config.globals
      .filter(({ slug }) => permissions?.globals?.[slug]?.read)
      .map(({ slug, label }) => goTo(sayLabel(label), `/admin/globals/${slug}`));
    const creations = visible
      .filter(({ slug }) => permissions?.collections?.[slug]?.create)
      .map(({ slug, labels }) => ({
        ...goTo(sayLabel(labels.singular), `/admin/collections/${slug}/create`),
        kind: say('Create'),
      }));
    return [...pageCommands(), ...views, ...lists, ...globals, ...creations];
  };
}
