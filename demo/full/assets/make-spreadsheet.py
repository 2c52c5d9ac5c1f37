"""Writes supplier-register.xlsx: which suppliers a site cannot do without, and for how long it can.

Needs nothing but Python. The same script gives the same bytes. Usage: python3 make-spreadsheet.py
"""

from pathlib import Path
from xml.sax.saxutils import escape
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

HEAD = ["Supplier", "What they supply", "Hours without them", "Hours to replace them", "Gap in hours", "Owner", "Last tested"]
ROWS = [
    ("Aldersyke Power", "Mains electricity, east feed", 4, 2, "Site engineer", "2026-09-14"),
    ("Brennhof Kältetechnik", "Cooling of hall 3", 6, 36, "Site engineer", "2026-03-02"),
    ("Corrow Haulage", "Road freight, outbound", 48, 24, "Logistics lead", "2026-06-20"),
    ("Dunmere Connect", "Data line, only one", 1, 12, "IT operations", "2025-11-27"),
    ("Eichgrund Labor", "Release testing", 72, 240, "Quality lead", "2026-01-18"),
    ("Fallowtec", "Spare parts, filling line", 24, 96, "Maintenance lead", "2026-05-05"),
    ("Grauwacke Chemie", "Cleaning agent, sole source", 96, 336, "Purchasing", "2025-10-09"),
    ("Haldane Staffing", "Night shift, a third of it", 12, 10, "Shift manager", "2026-08-30"),
]
MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
PACKAGE = "http://schemas.openxmlformats.org/package/2006"
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
CONTENT = "application/vnd.openxmlformats-officedocument.spreadsheetml"


def text(cell, value, style=0):
    return f'<c r="{cell}" s="{style}" t="inlineStr"><is><t>{escape(value)}</t></is></c>'


def row(number, values):
    name, what, without, replace, owner, tested = values
    return (
        f'<row r="{number}">{text(f"A{number}", name)}{text(f"B{number}", what)}'
        f'<c r="C{number}"><v>{without}</v></c><c r="D{number}"><v>{replace}</v></c>'
        f'<c r="E{number}"><f>MAX(0,D{number}-C{number})</f><v>{max(0, replace - without)}</v></c>'
        f'{text(f"F{number}", owner)}{text(f"G{number}", tested)}</row>'
    )


def sheet():
    head = "".join(text(f"{chr(65 + index)}1", words, 1) for index, words in enumerate(HEAD))
    rows = "".join(row(index + 2, values) for index, values in enumerate(ROWS))
    widths = "".join(
        f'<col min="{index + 1}" max="{index + 1}" width="{width}" customWidth="1"/>'
        for index, width in enumerate([26, 30, 20, 22, 14, 20, 14])
    )
    return (
        f'{XML}<worksheet xmlns="{MAIN}"><sheetViews><sheetView workbookViewId="0">'
        '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
        f'<cols>{widths}</cols><sheetData><row r="1">{head}</row>{rows}</sheetData></worksheet>'
    )


PARTS = {
    "[Content_Types].xml": f'{XML}<Types xmlns="{PACKAGE}/content-types">'
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
    f'<Override PartName="/xl/workbook.xml" ContentType="{CONTENT}.sheet.main+xml"/>'
    f'<Override PartName="/xl/worksheets/sheet1.xml" ContentType="{CONTENT}.worksheet+xml"/>'
    f'<Override PartName="/xl/styles.xml" ContentType="{CONTENT}.styles+xml"/></Types>',
    "_rels/.rels": f'{XML}<Relationships xmlns="{PACKAGE}/relationships">'
    f'<Relationship Id="r1" Type="{OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    "xl/_rels/workbook.xml.rels": f'{XML}<Relationships xmlns="{PACKAGE}/relationships">'
    f'<Relationship Id="r1" Type="{OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>'
    f'<Relationship Id="r2" Type="{OFFICE}/styles" Target="styles.xml"/></Relationships>',
    "xl/workbook.xml": f'{XML}<workbook xmlns="{MAIN}" xmlns:r="{OFFICE}"><sheets>'
    '<sheet name="Suppliers" sheetId="1" r:id="r1"/></sheets></workbook>',
    "xl/styles.xml": f'{XML}<styleSheet xmlns="{MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>'
    '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill/></fill></fills>'
    '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>'
    '<cellXfs count="2"><xf fontId="0"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>',
    "xl/worksheets/sheet1.xml": sheet(),
}

if __name__ == "__main__":
    with ZipFile(Path(__file__).parent / "supplier-register.xlsx", "w", ZIP_DEFLATED) as archive:
        for name, content in PARTS.items():
            archive.writestr(ZipInfo(name), content.encode(), ZIP_DEFLATED)
