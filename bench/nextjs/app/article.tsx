import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical';
import { RichText } from '@payloadcms/richtext-lexical/react';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { getPayload } from 'payload';
import config from '../payload.config.ts';

type Tag = { id: number; label: string };
type Found = {
  slug: string;
  title: string;
  excerpt: string;
  createdAt: string;
  tags: Tag[];
  body: SerializedEditorState;
};

const RELATED = 3;

/** Reads an article from Payload in this process, and others with the same tag. */
async function find(slug: string): Promise<{ article: Found; related: Found[] }> {
  const payload = await getPayload({ config });
  const { docs } = await payload.find({
    collection: 'articles',
    where: { slug: { equals: slug } },
    depth: 1,
    limit: 1,
    pagination: false,
  });
  const article = docs[0] as unknown as Found | undefined;
  if (!article) notFound();
  const { docs: related } = await payload.find({
    collection: 'articles',
    where: { and: [{ tags: { in: article.tags.map(({ id }) => id) } }, { slug: { not_equals: slug } }] },
    select: { slug: true, title: true, excerpt: true },
    depth: 0,
    limit: RELATED,
    pagination: false,
  });
  return { article, related: related as unknown as Found[] };
}

export async function Article({ slug }: { slug: string }) {
  const { article, related } = await find(slug);
  return (
    <>
      <article>
        <h1>{article.title}</h1>
        <p>{article.excerpt}</p>
        <time dateTime={article.createdAt}>{new Date(article.createdAt).toDateString()}</time>
        <RichText data={article.body} />
        <ul>
          {article.tags.map(({ id, label }) => (
            <li key={id}>{label}</li>
          ))}
        </ul>
      </article>
      <aside>
        <h2>Related</h2>
        {related.map(({ slug: other, title, excerpt }) => (
          <section key={other}>
            <h3>
              <Link href={`/articles/${other}`} prefetch={false}>
                {title}
              </Link>
            </h3>
            <p>{excerpt}</p>
          </section>
        ))}
      </aside>
    </>
  );
}
