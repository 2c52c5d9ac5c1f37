import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './project.mjs';
import siteOptions from './site-options.json' with { type: 'json' };

const SERVER = 'apps/site/dist/server/server.js';

it.each(['deploy/keelstone-site.service', 'deploy/Containerfile'])(
  'R-5 %s runs the site with the options that npm start runs it with',
  (file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const commands = text
      .split('\n')
      .filter((line) => /^(ExecStart=|CMD )/.test(line) && line.includes(SERVER));
    expect(commands).toHaveLength(1);
    for (const option of siteOptions) expect(commands[0]).toContain(option);
  },
);
