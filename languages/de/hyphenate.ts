/// <reference path="../hyphen.d.ts" />
import patterns from 'hyphen/de-1996/index.js';

export const hyphenate = patterns.hyphenateSync;
