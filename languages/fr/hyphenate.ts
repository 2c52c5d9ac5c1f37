/// <reference path="../hyphen.d.ts" />
import patterns from 'hyphen/fr/index.js';

export const hyphenate = patterns.hyphenateSync;
