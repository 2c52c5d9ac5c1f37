import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { ArticleText } from '../delivery/article-texts.ts';
import { openWordpress } from '../wordpress/wordpress.ts';

const PLACE = { processes: 2, cores: '0,1' };

/** The paragraphs of a page's Markdown after its title and facts, without emphasis and link syntax. */
export function toParagraphs(markdown: string): string[] {
  return markdown
    .split(/\n{2,}/)
    .slice(2)
    .flatMap((block) => block.split('\n'))
    .map((line) =>
      line
        .replace(/^(#+|[-*]|\d+\.)\s+/, '')
        .replaceAll(/\*|\[([^\]]*)\]\([^)]*\)/g, '$1')
        .trim(),
    )
    .filter(Boolean);
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return response.text();
}

/** The text of one of our articles, and its main image as uploaded. */
async function takeArticle(site: string, path: string, directory: string): Promise<ArticleText> {
  const markdown = await fetchText(`${site}${path}.md`);
  const html = await fetchText(`${site}${path}`);
  const picture = /<img src="(\/media\/[^"]+)"[^>]*fetchPriority="high"/.exec(html)?.[1];
  if (!picture) throw new Error(`${path} shows no main picture.`);
  const file = join(directory, basename(picture));
  writeFileSync(file, Buffer.from(await (await fetch(`${site}${picture}`)).arrayBuffer()));
  const title = /^# (.*)$/m.exec(markdown)?.[1] ?? '';
  return {
    slug: 'measured',
    title,
    excerpt: '',
    tags: ['DORA'],
    paragraphs: toParagraphs(markdown),
    picture: file,
  };
}

/** Serves one of our articles as a WordPress post, with the same text and image, cached by nginx. */
export async function startWordpressPost(site: string, path: string) {
  const directory = mkdtempSync(join(tmpdir(), 'keelstone-bench-'));
  // MariaDB and PHP run as users of their own, who have to traverse this directory.
  chmodSync(directory, 0o711);
  const wordpress = await openWordpress(join(directory, 'wordpress'), [
    await takeArticle(site, path, directory),
  ]);
  const { kept, stop } = await wordpress.start(PLACE);
  return {
    url: `${kept.url}/articles/measured/`,
    description: wordpress.description,
    stop: async () => {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
