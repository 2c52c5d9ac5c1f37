import type { Language, SiteSettings } from '@keelstone/model';

export function Header({
  site,
}: {
  site: SiteSettings;
  path: string;
  alternates: Partial<Record<Language, string>>;
}) {
  return (
    <header className="frame">
      <a href="/">{site.siteName}</a>
    </header>
  );
}
