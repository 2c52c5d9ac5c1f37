import type { SiteSettings } from '@keelstone/model';

export function ProblemPage({
  title,
  text,
  status,
}: {
  title: string;
  text: string;
  status: number;
  site: SiteSettings;
}) {
  return (
    <div className="frame">
      <p>{status}</p>
      <h1>{title}</h1>
      <p>{text}</p>
    </div>
  );
}
