import { Article } from '../../article.tsx';

/** Rendered for each request. */
export const dynamic = 'force-dynamic';

export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  return <Article slug={(await params).slug} />;
}
