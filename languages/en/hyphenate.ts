/// <reference path="../hyphen.d.ts" />
import patterns from 'hyphen/en-gb/index.js';

export const hyphenate = patterns.hyphenateSync;
