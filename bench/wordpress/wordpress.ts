import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@keelstone/postgres';
import type { ArticleText } from '../delivery/article-texts.ts';
import { startNginx } from '../delivery/nginx.ts';
import { missingPrograms, type Place, type Server, untilReady } from '../delivery/server.ts';
import { type MariaDb, startMariaDb } from './mariadb.ts';
import { findPhpFpm, phpVersion, startPhpFpm } from './php-fpm.ts';

const DEBIANS = '/usr/share/wordpress';
const DATABASE = 'wordpress';
const PASSWORD = 'known-to-the-benchmark-only';
const ALL_CORES: Place['cores'] = '0,1';

/** Debian packages, for the message about what is missing. */
const PACKAGES = 'nginx wordpress wordpress-theme-twentytwentythree mariadb-server php-fpm php-mysql';

/** Why WordPress cannot be measured here, or null if it can. */
export function whyNoWordpress(): string | null {
  const missing = missingPrograms({ nginx: '-v', mariadbd: '--version', 'mariadb-install-db': '--help' });
  if (!existsSync(DEBIANS)) missing.push(DEBIANS);
  if (!findPhpFpm()) missing.push('php-fpm');
  return missing.length === 0 ? null : `${missing.join(', ')} missing (apt-get install ${PACKAGES})`;
}

const configurationOf = (socket: string) => `<?php
define('DB_NAME', '${DATABASE}');
define('DB_USER', 'wordpress');
define('DB_PASSWORD', '${PASSWORD}');
define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('WP_HOME', 'http://' . $_SERVER['HTTP_HOST']);
define('WP_SITEURL', 'http://' . $_SERVER['HTTP_HOST']);
define('DISABLE_WP_CRON', true);
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
define('WP_CONTENT_DIR', __DIR__ . '/wp-content');
define('WP_DEBUG', false);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;

/** The theme that WordPress itself would choose: the newest yearly one in Debian. */
function newestTheme(files: string): string {
  const years = [
    'twentytwentyone',
    'twentytwentytwo',
    'twentytwentythree',
    'twentytwentyfour',
    'twentytwentyfive',
  ];
  const present = readdirSync(join(files, 'wp-content/themes'));
  const theme = years.findLast((name) => present.includes(name));
  if (!theme)
    throw new Error(
      'Debian has put no default theme there: apt-get install wordpress-theme-twentytwentythree.',
    );
  return theme;
}

function install(
  database: MariaDb,
  files: string,
  articles: readonly ArticleText[],
): { version: string; theme: string } {
  database.query(
    `create database ${DATABASE} character set utf8mb4; create user wordpress@localhost identified by '${PASSWORD}';
     grant all on ${DATABASE}.* to wordpress@localhost`,
  );
  cpSync(DEBIANS, files, { recursive: true, dereference: true });
  writeFileSync(join(files, 'wp-config.php'), configurationOf(database.socket));
  const theme = newestTheme(files);
  const said = execFileSync('php', [join(import.meta.dirname, 'install.php'), files, theme], {
    input: JSON.stringify(articles),
    stdio: ['pipe', 'pipe', 'inherit'],
    maxBuffer: 2 ** 24,
  }).toString();
  const version = said.split('\n').at(-1) ?? '';
  if (!/^\d+\.\d+/.test(version))
    throw new Error(`WordPress was not installed. It said: ${said.slice(-500)}`);
  return { version, theme };
}

/**
 * Two servers on one php-fpm: one without and one with a cache. PHP compresses, so cached responses are compressed.
 */
const servers = (files: string, directory: string, socket: string, ports: { made: number; kept: number }) => {
  const server = (port: number, cache: string) => `server {
    listen 127.0.0.1:${port}; root ${files}; index index.php;
    location / { try_files $uri $uri/ /index.php?$args; }
    location ~ \\.php$ {
      include /etc/nginx/fastcgi_params; fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      fastcgi_param HTTP_HOST $host:$server_port; fastcgi_pass php; fastcgi_buffers 32 16k; ${cache}
    }
    location ~* \\.(css|js|woff2|webp|png|svg)$ { expires 1y; gzip on; gzip_types text/css text/javascript application/javascript; }
  }`;
  return `
    include /etc/nginx/mime.types;
    upstream php { server unix:${socket}; }
    map $http_accept_encoding $packed { default ''; ~gzip gzip; }
    fastcgi_cache_path ${directory}/cache levels=1:2 keys_zone=pages:10m inactive=1h;
    ${server(ports.made, '')}
    ${server(
      ports.kept,
      `fastcgi_cache pages; fastcgi_cache_key $request_method$host$server_port$request_uri$packed;
       fastcgi_cache_valid 200 1h; fastcgi_ignore_headers Vary; fastcgi_cache_lock on; add_header X-Cache $upstream_cache_status;`,
    )}`;
};

export type Wordpress = {
  /** Versions and theme, for the table. */
  description: string;
  start(place: Place): Promise<{ made: Server; kept: Server; stop(): Promise<void> }>;
};

/** Installs WordPress from Debian's packages into a folder, with these posts under `/articles/`. */
export async function openWordpress(directory: string, articles: readonly ArticleText[]): Promise<Wordpress> {
  mkdirSync(directory, { recursive: true, mode: 0o755 });
  const files = join(directory, 'files');
  const database = await startMariaDb(directory, ALL_CORES);
  const { version, theme } = install(database, files, articles);
  await database.stop();
  return {
    description: `WordPress ${version} (${theme}), PHP ${phpVersion()} with opcache, php-fpm, MariaDB and nginx, from Debian`,
    async start(place) {
      const running = [await startMariaDb(directory, place.cores)] as Omit<Server, 'url'>[];
      const php = await startPhpFpm(directory, place);
      const ports = { made: await findFreePort(), kept: await findFreePort() };
      const nginx = await startNginx(directory, place, servers(files, directory, php.socket, ports));
      running.unshift(nginx, php);
      const stop = async () => {
        for (const each of running) await each.stop();
      };
      const pids = running.flatMap((each) => each.pids);
      const at = (port: number): Server => ({ url: `http://127.0.0.1:${port}`, pids, stop: async () => {} });
      await untilReady(`${at(ports.made).url}/wp-includes/version.php`);
      return { made: at(ports.made), kept: at(ports.kept), stop };
    },
  };
}
