import { Article } from '../../article.tsx';

/** Made for each request. */
export const dynamic = 'force-dynamic';

export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  return <Article slug={(await params).slug} />;
}
