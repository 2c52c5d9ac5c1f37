"""Draws the logos of the demo's fictional organisations: a symbol, and a name as outlines, so that no font is needed.

Needs Debian's python3-fonttools and the fonts named below. Usage: python3 make-logos.py
"""

from pathlib import Path

from fontTools.misc.transform import Transform
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

FONTS = Path("/usr/share/fonts")
INK = "#0e2220"
GAP = 12
PADDING = 2
FACES = {
    "spartan": "opentype/league-spartan/LeagueSpartan-Bold.otf",
    "spartan-light": "opentype/league-spartan/LeagueSpartan-Medium.otf",
    "yrsa": "truetype/fonts-yrsa-rasa/Yrsa-SemiBold.ttf",
    "yrsa-light": "truetype/fonts-yrsa-rasa/Yrsa-Medium.ttf",
    "lato": "truetype/lato/Lato-Bold.ttf",
    "lato-black": "truetype/lato/Lato-Black.ttf",
    "comfortaa": "truetype/comfortaa/Comfortaa-Bold.ttf",
    "cantarell": "opentype/cantarell/Cantarell-Bold.otf",
}


def number(value):
    return f"{value:.1f}".rstrip("0").rstrip(".")


def outline(words, face, size, x, baseline, spacing=0.0):
    """Path data of a line of words, and where it ends."""
    font = TTFont(FONTS / FACES[face])
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    scale = size / font["head"].unitsPerEm
    pen = SVGPathPen(glyphs, ntos=number)
    for letter in words:
        name = names[ord(letter)]
        glyphs[name].draw(TransformPen(pen, Transform(scale, 0, 0, -scale, x, baseline)))
        x += glyphs[name].width * scale + spacing
    return pen.getCommands(), x - spacing


def logo(name, symbol, symbol_width, lines, height=60):
    """`lines` are (words, face, size, baseline, spacing)."""
    start = symbol_width + GAP if symbol_width else 0
    paths, width = [], 0
    for words, face, size, baseline, spacing in lines:
        path, end = outline(words, face, size, start, baseline, spacing)
        paths.append(path)
        width = max(width, end)
    width = round(width + PADDING)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
        f'<title>{name}</title><g fill="{INK}">{symbol}<path d="{"".join(paths)}"/></g></svg>\n'
    )


def stroke(path, width=4):
    return f'<path d="{path}" fill="none" stroke="{INK}" stroke-width="{width}"/>'


LOGOS = {
    # Water: three crests in a ring.
    "northmere-water": logo(
        "Northmere Water",
        stroke("M30 4a26 26 0 1 0 0 52a26 26 0 1 0 0-52z", 4)
        + stroke("M12 24c6-6 12-6 18 0s12 6 18 0M9 34c7-6 14-6 21 0s14 6 21 0M14 44c5-5 11-5 16 0s11 5 16 0", 3.6),
        58,
        [("Northmere", "yrsa", 34, 29, 0), ("Water", "yrsa-light", 34, 55, 0)],
    ),
    # A cross that is also a plan of four wards around a court.
    "st-orrin-hospitals": logo(
        "St Orrin Hospitals Trust",
        '<path d="M20 4h20v14a2 2 0 0 0 2 2h14v20H42a2 2 0 0 0-2 2v14H20V42a2 2 0 0 0-2-2H4V20h14a2 2 0 0 0 2-2z'
        'M30 22a8 8 0 1 0 0 16a8 8 0 1 0 0-16z" fill-rule="evenodd"/>',
        56,
        [("St Orrin", "lato", 29, 27, 0), ("Hospitals Trust", "lato", 19, 51, 0.2)],
    ),
    # An impeller.
    "tannberg-pumpen": logo(
        "Tannberg Pumpen",
        stroke("M30 5a25 25 0 1 0 0 50a25 25 0 1 0 0-50z", 5)
        + "".join(
            f'<path d="M30 30c2-9 8-14 17-14c-1 9-8 15-17 14z" transform="rotate({angle} 30 30)"/>'
            for angle in range(0, 360, 72)
        ),
        56,
        [("TANNBERG", "spartan", 30, 32, 1.2), ("PUMPEN", "spartan-light", 17, 53, 6.6)],
    ),
    # A line with stops, and the one where lines meet.
    "verkehrsbetriebe-brennfeld": logo(
        "Verkehrsbetriebe Brennfeld",
        '<path d="M8 12h44a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8z"/>'
        '<path d="M8 38h12l14-16h18" fill="none" stroke="#fff" stroke-width="5"/>'
        f'<g fill="#fff"><circle cx="12" cy="38" r="5"/><circle cx="48" cy="22" r="5"/></g>'
        f'<circle cx="27" cy="30" r="7" fill="{INK}" stroke="#fff" stroke-width="4"/>',
        60,
        [("Verkehrsbetriebe", "cantarell", 18, 26, 0.1), ("Brennfeld", "cantarell", 29, 52, 0.4)],
    ),
    # A valley between two slopes, under a roof.
    "hochschule-rauental": logo(
        "Hochschule Rauental",
        '<path d="M2 56V22L16 8l14 22L44 8l14 14v34H46V28l-16 24L14 28v28z"/>',
        60,
        [("Hochschule", "lato-black", 25, 27, 0), ("Rauental", "lato-black", 25, 54, 0)],
    ),
    # An O with a river through it.
    "bankhaus-oderthal": logo(
        "Bankhaus Oderthal",
        '<path d="M30 3C15 3 6 15 6 30s9 27 24 27s24-12 24-27S45 3 30 3zm0 6c9 0 14 9 14 21s-5 21-14 21s-14-9-14-21'
        's5-21 14-21z" fill-rule="evenodd"/>' + stroke("M4 34c9-7 17-7 26 0s17 7 26 0", 3.4),
        58,
        [("BANKHAUS", "yrsa-light", 20, 23, 4.2), ("Oderthal", "yrsa", 40, 54, 0)],
    ),
    # Strands that run together.
    "fennick-fibre": logo(
        "Fennick Fibre",
        stroke("M3 8c18 0 20 22 37 22M3 19c15 0 20 11 37 11M3 30h37M3 41c15 0 20-11 37-11M3 52c18 0 20-22 37-22", 3.4)
        + '<circle cx="46" cy="30" r="8"/>',
        56,
        [("fennick", "comfortaa", 31, 28, 0), ("fibre", "comfortaa", 31, 55, 0)],
    ),
    # A case on its way.
    "karrow-logistics": logo(
        "Karrow Logistics",
        '<path d="M0 14h34l14 16l-14 16H0l14-16z"/><path d="M42 14h8l14 16l-14 16h-8l14-16z"/>',
        64,
        [("KARROW", "lato-black", 34, 32, 1.6), ("LOGISTICS", "lato", 18, 54, 5.2)],
    ),
    # Ash leaves over a well.
    "stadtwerke-eschbrunn": logo(
        "Stadtwerke Eschbrunn",
        '<path d="M30 34C18 34 12 26 12 14c12 0 18 8 18 20zM30 34c12 0 18-8 18-20c-12 0-18 8-18 20z'
        'M30 24c-5-6-5-14 0-21c5 7 5 15 0 21z"/>' + stroke("M6 40h48M12 48h36M20 56h20", 4.4),
        54,
        [("Stadtwerke", "spartan-light", 24, 26, 0), ("Eschbrunn", "spartan", 29, 54, 0)],
    ),
    # Two that share a ground.
    "lindmoor-mutual": logo(
        "Lindmoor Mutual",
        stroke("M21 13a17 17 0 1 0 0 34a17 17 0 1 0 0-34z", 5)
        + stroke("M41 13a17 17 0 1 0 0 34a17 17 0 1 0 0-34z", 5)
        + '<path d="M31 16a17 17 0 0 1 0 28a17 17 0 0 1 0-28z"/>',
        60,
        [("Lindmoor", "yrsa", 35, 29, 0), ("Mutual", "yrsa-light", 35, 56, 0)],
    ),
}

if __name__ == "__main__":
    folder = Path(__file__).parent / "logos"
    for name, markup in LOGOS.items():
        (folder / f"logo-{name}.svg").write_text(markup, encoding="utf-8")
