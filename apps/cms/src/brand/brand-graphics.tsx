import { BRAND } from '@keelstone/brand/brand.ts';

function Drawing({ className }: { className: string }) {
  return (
    <span
      className={className}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the brand's own file, in which brand-folder.ts bears no script
      dangerouslySetInnerHTML={{ __html: BRAND.logoSvg }}
    />
  );
}

/** Above the forms of who is not logged in: the logo, and the name where the logo does not have it in it. */
export function BrandLogo() {
  return (
    <p className="brand-logo">
      <Drawing className="brand-logo__drawing" />
      <span className={BRAND.logo.hasName ? 'sr-only' : undefined}>{BRAND.name}</span>
    </p>
  );
}

/** In the head of every page, in the link to the dashboard, which Payload names. */
export function BrandIcon() {
  return <Drawing className="brand-icon" />;
}
