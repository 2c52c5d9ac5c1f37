import { describe, expect, it } from 'vitest';
import { findWebVttError } from './refuse-other-than-web-vtt.ts';

const CUE = '00:01.000 --> 00:04.500\nThe alarm came at ten past four.';

describe('findWebVttError', () => {
  it.each([
    `WEBVTT\n\n${CUE}\n`,
    `\uFEFFWEBVTT - incident\r\n\r\n1\r\n${CUE}\r\n`,
    `WEBVTT\n\nNOTE made by hand\n\nSTYLE\n::cue { color: white }\n\n01:00:01.000 --> 01:00:04.500 align:start\n- Who?\n- You.`,
  ])('C-4 lets captions be captions: %j', (text) => {
    expect(findWebVttError(text)).toBeUndefined();
  });

  it.each([
    ['', 'first line'],
    ['WEBVTTX\n\n', 'first line'],
    [`1\n00:00:01,000 --> 00:00:04,000\nSubRip\n`, 'first line'],
    ['WEBVTT\n\nwords without times', 'no caption'],
    [`WEBVTT\n\n00:00:01,000 --> 00:00:04,000\nSubRip’s commas`, 'times in line 3'],
    ['WEBVTT\n\n00:04.000 --> 00:01.000\nbackwards', 'line 3 ends before'],
    ['WEBVTT\n\n00:99.000 --> 02:01.000\n', 'times in line 3'],
    [`WEBVTT\n\n${CUE}\u0000`, 'UTF-8'],
  ])('C-4 refuses %j: %s', (text, error) => {
    expect(findWebVttError(text)).toContain(error);
  });
});
