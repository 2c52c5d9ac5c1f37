import type { SiteSettings } from '@keelstone/model';

export function Footer({ site }: { site: SiteSettings }) {
  return <footer className="frame">{site.siteName}</footer>;
}
