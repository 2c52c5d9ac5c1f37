// Draws incident-timeline.mp4: contour lines that draw themselves in the course of an incident, with narration.
// Needs Debian's ffmpeg, festival, festvox-us-slt-hts, python3-fonttools. Usage: node make-film.ts
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawContours } from '@keelstone/contours';
import sharp from 'sharp';

const FOLDER = import.meta.dirname;
const SIZE = { width: 1280, height: 720 };
const FRAMES_PER_SECOND = 25;
const SECONDS = 19.6;
const SEED = 'film-incident-timeline';
/** The landscape is above it, the timeline below. */
const RULER_TOP = 560;
const SIGNAL = '#b93a10';
const INK = '#16302f';
const PAPER = '#f6f2ea';

/** When each sentence is spoken, and the time on the clock. */
const SCENES = [
  { at: 0.5, time: '04:10' },
  { at: 5.1, time: '04:25' },
  { at: 9.7, time: '05:30' },
  { at: 14.2, time: '07:30' },
];
/** Contour lines are drawn from the bottom to the top until this second. */
const DRAWN = 15;
/** Seconds that one line takes. */
const ONE_LINE = 3.2;
/** The first lines have already begun when the film starts, so that the screen is not empty. */
const EARLY = 1.4;
const RULE = { y: 640, from: 96, to: 1184 };

type Line = { path: string; length: number; attributes: string; start: number };
type Digits = Record<string, { path: string; width: number }>;

/** The segments of a path with their lengths; they are relative curves, so their end points add up. */
function split(path: string): { path: string; length: number }[] {
  return path
    .split('M')
    .filter(Boolean)
    .map((piece) => {
      const numbers = [...piece.slice(piece.indexOf('q') + 1).matchAll(/-?\d+/g)].map(Number);
      let length = 0;
      for (let index = 0; index + 3 < numbers.length; index += 4) {
        length += Math.hypot(numbers[index + 2] ?? 0, numbers[index + 3] ?? 0);
      }
      return { path: `M${piece}`, length: Math.max(1, length * 1.06) };
    });
}

const picture = drawContours({
  seed: SEED,
  width: SIZE.width,
  height: RULER_TOP,
  accent: SIGNAL,
  density: 0.62,
  relief: 0.45,
  landform: 'summit',
});
const paths = [...picture.matchAll(/<path d="([^"]*)"([^>]*)\/>/g)].map(([, path = '', attributes = '']) => ({
  path,
  attributes,
}));
const levels = paths.filter(({ attributes }) => /stroke-width="(?:2\.6|4\.6)"/.test(attributes));
const region = paths.find(({ attributes }) => attributes.includes(`fill="${SIGNAL}" fill-rule`));
const lines: Line[] = levels.flatMap(({ path, attributes }, level) => {
  const start = ((DRAWN - ONE_LINE + EARLY) * level) / levels.length - EARLY;
  return split(path).map((piece) => ({ ...piece, attributes, start }));
});
const digits = JSON.parse(
  execFileSync('/usr/bin/python3', ['film-digits.py', ...SCENES.map(({ time }) => time)], {
    cwd: FOLDER,
    encoding: 'utf8',
  }),
) as Digits;

const between = (value: number) => Math.min(1, Math.max(0, value));
const ease = (share: number) => 1 - (1 - between(share)) ** 3;

function drawLine({ path, length, attributes, start }: Line, second: number): string {
  const share = ease((second - start) / ONE_LINE);
  if (share <= 0) return '';
  const dash =
    share < 1
      ? ` stroke-dasharray="${length.toFixed(0)}" stroke-dashoffset="${(length * (1 - share)).toFixed(0)}"`
      : '';
  return `<path d="${path}"${attributes}${dash}/>`;
}

/** The timeline: a flag for each event, with its time above. */
function drawTimeline(second: number): string {
  const reached = RULE.from + (RULE.to - RULE.from) * between(second / (SECONDS - 2));
  const marks = SCENES.map(({ at, time }) => {
    const x = RULE.from + ((RULE.to - RULE.from) * at) / (SECONDS - 2);
    const share = ease((second - at) / 0.5);
    if (share <= 0) return '';
    const { path = '' } = digits[time] ?? {};
    return `<g opacity="${share.toFixed(2)}" transform="translate(${x.toFixed(1)} ${RULE.y})"><path d="M0 6V-26" stroke="${INK}" stroke-width="3"/><path d="M0-28l22 8-22 8z" fill="${SIGNAL}"/><g transform="translate(0 44)" fill="${INK}"><path d="${path}"/></g></g>`;
  });
  return (
    `<rect y="${RULER_TOP}" width="1280" height="160" fill="${PAPER}"/><path d="M0 ${RULER_TOP}H1280" stroke="${INK}" stroke-width="2"/>` +
    `<path d="M${RULE.from} ${RULE.y}H${RULE.to}" stroke="${INK}" stroke-opacity=".3" stroke-width="3"/>` +
    `<path d="M${RULE.from} ${RULE.y}H${reached.toFixed(1)}" stroke="${INK}" stroke-width="3"/>${marks.join('')}`
  );
}

function drawFrame(second: number): string {
  const glow = ease((second - DRAWN + 0.8) / 1.6);
  const accent =
    region && glow > 0
      ? `<path d="${region.path}" fill="${SIGNAL}" opacity="${glow.toFixed(2)}" fill-rule="evenodd"/>`
      : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720" width="1280" height="720">` +
    `<rect width="1280" height="720" fill="${PAPER}"/>` +
    `<g fill="none" stroke-linecap="round" transform="scale(.5)">${accent}${lines.map((line) => drawLine(line, second)).join('')}</g>` +
    `${drawTimeline(second)}</svg>`
  );
}

/** Each sentence of the narration, at its second. */
function speak(work: string): string[] {
  return readFileSync(join(FOLDER, 'words/incident-timeline.en.txt'), 'utf8')
    .trim()
    .split('\n')
    .map((line, index) => {
      writeFileSync(join(work, 'line'), line);
      const file = join(work, `${index}.wav`);
      execFileSync('text2wave', ['-eval', '(voice_cmu_us_slt_arctic_hts)', '-o', file, join(work, 'line')]);
      return file;
    });
}

async function makeFilm(work: string): Promise<void> {
  const voices = speak(work);
  const delays = SCENES.map(({ at }, index) => `[${index + 1}]adelay=${Math.round(at * 1000)}[v${index}]`);
  const mix = `${delays.join(';')};${SCENES.map((_, index) => `[v${index}]`).join('')}amix=inputs=${SCENES.length}:normalize=0,apad,loudnorm=I=-18:TP=-2[voice]`;
  const ffmpeg = spawn(
    'ffmpeg',
    [
      ...`-v error -y -f rawvideo -pix_fmt rgb24 -s 1280x720 -r ${FRAMES_PER_SECOND} -i -`.split(' '),
      ...voices.flatMap((file) => ['-i', file]),
      ...['-filter_complex', mix, '-map', '0:v', '-map', '[voice]'],
      ...`-t ${SECONDS} -c:v libx264 -profile:v high -preset veryslow -tune animation -crf 31 -pix_fmt yuv420p`.split(
        ' ',
      ),
      ...'-c:a aac -b:a 48k -ar 32000 -ac 1 -movflags +faststart -map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact'.split(
        ' ',
      ),
      join(FOLDER, 'incident-timeline.mp4'),
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  for (let frame = 0; frame < SECONDS * FRAMES_PER_SECOND; frame += 1) {
    const pixels = await sharp(Buffer.from(drawFrame(frame / FRAMES_PER_SECOND)))
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  await once(ffmpeg, 'close');
}

const work = mkdtempSync(join(tmpdir(), 'keelstone-film-'));
await makeFilm(work);
rmSync(work, { recursive: true });
