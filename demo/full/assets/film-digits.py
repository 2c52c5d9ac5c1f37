"""Prints the outlines of the film's times as JSON, so that its frames need no font. Usage: python3 film-digits.py 04:10 …"""

import json
import sys

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FILE = "../../node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2"
SIZE = 34

font = instantiateVariableFont(TTFont(FILE), {"wght": 600})
glyphs, names = font.getGlyphSet(), font.getBestCmap()
scale = SIZE / font["head"].unitsPerEm

outlines = {}
for words in sys.argv[1:]:
    pen, x = SVGPathPen(glyphs, ntos=lambda value: f"{value:.1f}"), 0.0
    for letter in words:
        name = names[ord(letter)]
        glyphs[name].draw(TransformPen(pen, (scale, 0, 0, -scale, x, 0)))
        x += glyphs[name].width * scale
    outlines[words] = {"path": pen.getCommands(), "width": x}
print(json.dumps(outlines))
