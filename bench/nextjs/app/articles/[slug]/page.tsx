import { Article } from '../../article.tsx';

/** Generated at build time, and revalidated after an hour. */
export const revalidate = 3600;
export const generateStaticParams = () => [{ slug: 'measured' }];

export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  return <Article slug={(await params).slug} />;
}
