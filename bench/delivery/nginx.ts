import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findFreePort } from '@keelstone/postgres';
import { onCores, type Place, type Server, startProgram, stopper, untilReady } from './server.ts';

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Starts nginx in the foreground with these servers; all that it writes goes to one folder. */
export async function startNginx(
  directory: string,
  { processes, cores }: Place,
  http: string,
): Promise<Omit<Server, 'url'>> {
  mkdirSync(directory, { recursive: true });
  const paths = TEMPORARY.map((name) => `${name}_temp_path ${directory}/${name};`).join(' ');
  const configuration = join(directory, 'nginx.conf');
  writeFileSync(
    configuration,
    `worker_processes ${processes}; pid ${directory}/nginx.pid; error_log stderr warn; daemon off;
     ${process.getuid?.() === 0 ? 'user root;' : ''}
     events { worker_connections 1024; }
     http {
       access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; default_type text/html;
       open_file_cache max=1000 inactive=600s; open_file_cache_valid 600s; ${paths}
       ${http}
     }`,
  );
  const child = startProgram(onCores(cores, ['nginx', '-c', configuration, '-p', directory]));
  return { pids: [child.pid ?? 0], stop: stopper(child, 'SIGQUIT') };
}

/** Starts nginx configured for this precompressed file only. */
export async function startStaticNginx(
  directory: string,
  file: { path: string; bytes: Buffer; encoding: string },
  place: Place,
): Promise<Server> {
  const target = join(directory, 'html', file.path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, file.bytes);
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const nginx = await startNginx(
    directory,
    place,
    `server {
       listen 127.0.0.1:${port}; root ${directory}/html;
       add_header Content-Encoding ${file.encoding}; add_header Vary Accept-Encoding;
       location = /alive { return 204; }
     }`,
  );
  await untilReady(`${url}/alive`);
  return { url, ...nginx };
}
