import { projectSection } from '@keelstone/content/sections/project-sections.ts';
import { sectionCmsOf } from '@keelstone/content/sections/sections.cms.ts';
import type { NavigationItem, SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import { linesOf } from '@keelstone/editing/lines-of.ts';
import type { NoticeDocument, SiteSettingsDocument } from '@keelstone/editing/payload-types.ts';
import { fillInWords } from '@keelstone/editing/projection/fill-in-words.ts';
import { projectEach } from '@keelstone/editing/projection/project-each.ts';
import { projectLink } from '@keelstone/editing/projection/project-link.ts';
import { readPublished } from '@keelstone/editing/projection/project-reference.ts';
import type { ProjectionContext } from '@keelstone/editing/projection/projection-context.ts';
import { idOf } from '@keelstone/editing/projection/relation.ts';
import type { Link } from '@keelstone/model';
import { projectNotices } from './project-notices.ts';
import { projectTracking } from './project-tracking.ts';

type NavigationRow = NonNullable<SiteSettingsDocument['navigation']>[number];
type FooterColumn = NonNullable<SiteSettingsDocument['footer']>[number];

/** A page that is taken off takes only its own link from the menu: those below it stay, under its name. */
async function projectNavigationItem(
  { children, ...entry }: NavigationRow,
  context: ProjectionContext,
): Promise<NavigationItem | null> {
  const own = await projectLink(entry, context);
  const projected: NavigationItem['children'] = [];
  for (const { description, ...child } of children ?? []) {
    const link = await projectLink(child, context);
    if (link) projected.push({ ...link, description: description || null });
  }
  if (own) return { ...own, children: projected };
  const [first] = projected;
  return first ? { title: entry.title || first.title, url: null, children: projected } : null;
}

async function projectFooterColumn(
  column: FooterColumn,
  context: ProjectionContext,
): Promise<{ heading: string; links: Link[] }> {
  const links = await projectEach(column.links, (row) => projectLink(row, context));
  return { heading: column.heading ?? '', links };
}

async function findHomeNid(
  home: SiteSettingsDocument['home'],
  context: ProjectionContext,
): Promise<number | null> {
  if (!home) return null;
  const found = await readPublished(home.relationTo, idOf(home.value), context);
  return found?.document.nid ?? null;
}

async function projectFeatured(
  featured: SiteSettingsDocument['featured'],
  context: ProjectionContext,
): Promise<SiteSettings['search']['featured']> {
  const [document] = featured ?? [];
  const section = document ? await projectSection(document, context) : null;
  return section && sectionCmsOf(section.kind).canBeFeatured ? section : null;
}

type SettingsDocuments = {
  settings: SiteSettingsDocument;
  translated: SiteSettingsDocument;
  notices: readonly NoticeDocument[];
};

/** Site settings in one language. `settings` has the default language's text, `translated` that of the context's. */
export async function projectSettings(
  { settings, translated, notices }: SettingsDocuments,
  context: ProjectionContext,
): Promise<SiteSettings> {
  const { address } = settings;
  return {
    language: context.language,
    siteName: settings.siteName,
    timeZone: settings.timeZone || 'UTC',
    tagline: translated.tagline || settings.tagline,
    address: {
      organisation: address.organisation,
      street: address.street,
      postalCode: address.postalCode,
      city: address.city,
      country: translated.address.country || address.country,
    },
    phone: settings.phone,
    email: settings.email || null,
    homeNid: await findHomeNid(settings.home, context),
    navigation: await projectEach(fillInWords(translated.navigation, settings.navigation), (row) =>
      projectNavigationItem(row, context),
    ),
    footer: await projectEach(fillInWords(translated.footer, settings.footer), (column) =>
      projectFooterColumn(column, context),
    ),
    socialLinks: (settings.socialLinks ?? []).map(({ title, url }) => ({ title, url })),
    footerNote: translated.footerNote || settings.footerNote || null,
    notices: await projectNotices(notices, context),
    tracking: projectTracking(settings),
    trustedUrls: linesOf(settings.trustedUrls),
    search: {
      disjunctiveFacets: settings.disjunctiveFacets ?? [],
      featured: await projectFeatured(translated.featured, context),
      learnsFromChoices: settings.learnsFromChoices ?? true,
    },
  };
}
