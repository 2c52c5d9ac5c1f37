import { BRAND } from '@keelstone/brand/brand.ts';

function Drawing({ className }: { className: string }) {
  return (
    <span
      className={className}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the brand's own file; brand-folder.ts rejects scripts in it
      dangerouslySetInnerHTML={{ __html: BRAND.logoSvg }}
    />
  );
}

/** Above the logged-out forms: the logo, and the name unless the logo contains it. */
export function BrandLogo() {
  return (
    <p className="brand-logo">
      <Drawing className="brand-logo__drawing" />
      <span className={BRAND.logo.hasName ? 'sr-only' : undefined}>{BRAND.name}</span>
    </p>
  );
}

/** In the header of every page, inside Payload's labelled link to the dashboard. */
export function BrandIcon() {
  return <Drawing className="brand-icon" />;
}
