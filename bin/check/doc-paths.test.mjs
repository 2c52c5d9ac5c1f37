import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../project.mjs';
import { deadPaths } from './doc-paths.mjs';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1e8,
})
  .split('\n')
  .filter(Boolean);

describe('paths in documents', () => {
  it.each(files.filter((file) => /^(?:README|STYLE|docs\/.*)\.md$/.test(file)))(
    'O-1 of %s lead to what is there',
    (document) => {
      expect(deadPaths(readFileSync(join(root, document), 'utf8'), document, files)).toEqual([]);
    },
  );

  it.each([
    ['docs/cms.md', 'apps/cms/src', (feature) => `\`${feature}/\``],
    ['docs/site.md', 'apps/site/src', (feature) => `\`src/${feature}\``],
  ])('O-1 %s names every feature of %s', (document, folder, asNamed) => {
    const text = readFileSync(join(root, document), 'utf8');
    const [, table] = /^## Features\n([\s\S]*?)^## /m.exec(text);
    const sources = files.filter((file) => !/\.(test|fixture)\./.test(file));
    const features = new Set(sources.flatMap((file) => file.match(`^${folder}/([^/]+)/`)?.[1] ?? []));
    expect([...features].filter((feature) => !table.includes(asNamed(feature)))).toEqual([]);
  });

  it('O-1 are found when they lead nowhere', () => {
    const known = ['docs/site.md', 'apps/site/src/page.ts', 'bin/test.mjs', 'packages/async/package.json'];
    const dead = (text) => deadPaths(text, 'docs/site.md', known);
    expect(dead('`apps/site/src/page.ts` `apps/site/` `src/page.ts` `page.ts` `@keelstone/async`')).toEqual(
      [],
    );
    expect(
      dead('[tests](../bin/test.mjs#top), [web](https://a.example), `content/<type>/x.ts`, `npm test`'),
    ).toEqual([]);
    expect(dead('`apps/site/src/gone.ts` `gone.ts` `apps/gone` [tests](test.mjs) `../bin/gone.mjs`')).toEqual(
      ['apps/site/src/gone.ts', 'gone.ts', 'apps/gone', '../bin/gone.mjs', 'test.mjs'],
    );
    expect(dead('`@keelstone/model/language` `@keelstone/languages/say.ts`')).toEqual([]);
    expect(dead('`@keelstone/gone` `@keelstone/model/gone` `@keelstone/languages/gone.ts`')).toHaveLength(3);
    expect(dead('```\n`apps/gone`\n```')).toEqual([]);
    expect(dead('**Superseded** by another. `apps/gone`')).toEqual([]);
  });
});
