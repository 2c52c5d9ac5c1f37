import type { AdminLanguage } from '../../../admin-language.ts';

export const media: AdminLanguage['fields']['media'] = {
  Images: 'Bilder',
  'Photographs and pictures: JPEG, PNG, WebP or AVIF, up to 20 MB and 50 megapixels. Smaller versions are made by themselves.':
    'Fotos und Bilder: JPEG, PNG, WebP oder AVIF, bis 20 MB und 50 Megapixel. Kleinere Versionen entstehen von selbst.',
  'What somebody who cannot see the picture needs to know. One sentence, no "picture of".':
    'Was jemand wissen muss, der das Bild nicht sehen kann. Ein Satz, kein „Bild von“.',
  'Helps you find it again.': 'Hilft Ihnen, es wiederzufinden.',
  'Image Type': 'Bildart',
  Cuts: 'Zuschnitte',
  'Focal point': 'Bildmittelpunkt',
  'Such as Press, or Press/2026 for a folder in it. A folder is there as long as something is in it.':
    'Etwa Presse, oder Presse/2026 für einen Ordner darin. Ein Ordner ist da, solange etwas darin ist.',
  Folder: 'Ordner',
  'What it is about, to find it again. Visitors do not see them here.':
    'Wovon es handelt, um es wiederzufinden. Besucher sehen sie hier nicht.',
  URL: 'URL',
  'Thumbnail URL': 'URL des Vorschaubilds',
  'MIME Type': 'MIME-Typ',
  'Drawings (SVG)': 'Zeichnungen (SVG)',
  'Drawing (SVG)': 'Zeichnung (SVG)',
  'Icons, logos and diagrams as SVG, up to 1 MB. Scripts in them are taken out. Pictures from elsewhere and embedded pages are refused.':
    'Symbole, Logos und Schaubilder als SVG, bis 1 MB. Skripte darin werden entfernt. Bilder von anderswo und eingebettete Seiten werden abgelehnt.',
  'What the drawing says. Leave it empty for an ornament.':
    'Was die Zeichnung sagt. Bei einer Verzierung leer lassen.',
  'Svg Type': 'SVG-Art',
  Files: 'Dateien',
  'What visitors download: PDF, Word, Excel, PowerPoint or ZIP, up to 50 MB.':
    'Was Besucher herunterladen: PDF, Word, Excel, PowerPoint oder ZIP, bis 50 MB.',
  'What the file is called on the website.': 'Wie die Datei auf der Website heißt.',
  'File Type': 'Dateiart',
  'Name of the download': 'Name des Downloads',
  'What the file is called on a visitor’s computer. Filled in when you upload.':
    'Wie die Datei auf dem Rechner eines Besuchers heißt. Wird beim Hochladen ausgefüllt.',
  'Sound recordings': 'Tonaufnahmen',
  'Talks, interviews and readings: MP3, M4A or Ogg, up to 100 MB.':
    'Vorträge, Interviews und Lesungen: MP3, M4A oder Ogg, bis 100 MB.',
  'What the recording is called on the website.': 'Wie die Aufnahme auf der Website heißt.',
  'What is said, for those who cannot hear it, and who speaks. Each line is a paragraph.':
    'Was gesagt wird, für die, die es nicht hören können, und wer spricht. Jede Zeile ist ein Absatz.',
  Transcript: 'Abschrift',
  'Length in seconds': 'Länge in Sekunden',
  'Read from the file when you upload it.': 'Beim Hochladen aus der Datei gelesen.',
  'Audio Type': 'Tonart',
  Videos: 'Videos',
  'Films that we serve ourselves: MP4 (H.264) or WebM, up to 500 MB.':
    'Filme, die wir selbst ausliefern: MP4 (H.264) oder WebM, bis 500 MB.',
  'Shown until the film plays. Choose one that is as wide as the film.':
    'Zu sehen, bis der Film läuft. Wählen Sie eines, das so breit ist wie der Film.',
  Poster: 'Standbild',
  'What is said and heard, shown in the film. One file for each language.':
    'Was gesagt wird und zu hören ist, im Film gezeigt. Eine Datei je Sprache.',
  'Such as en or pt-BR.': 'Etwa en oder pt-BR.',
  'What the player calls it, such as English.': 'Wie der Player sie nennt, etwa English.',
  'A WebVTT file.': 'Eine WebVTT-Datei.',
  'Video Type': 'Videoart',
  'Remote videos': 'Externe Videos',
  'Films at YouTube or Vimeo. A visitor’s browser asks for nothing there before they press play.':
    'Filme bei YouTube oder Vimeo. Der Browser eines Besuchers fragt dort nichts an, bevor er auf Wiedergabe drückt.',
  'Open the film at YouTube or Vimeo, and copy its address to here.':
    'Öffnen Sie den Film bei YouTube oder Vimeo, und kopieren Sie seine Adresse hierher.',
  'How long the film is. Leave it empty if you do not know.':
    'Wie lang der Film ist. Leer lassen, wenn Sie es nicht wissen.',
  YouTube: 'YouTube',
  Vimeo: 'Vimeo',
  'Found in the address.': 'In der Adresse gefunden.',
  Provider: 'Anbieter',
  'Id at the provider': 'Kennung beim Anbieter',
  'Captions (WebVTT)': 'Untertitel (WebVTT)',
  'Captions of our videos, as WebVTT, up to 1 MB.': 'Untertitel unserer Videos, als WebVTT, bis 1 MB.',
  'Part that is shown': 'Gezeigter Ausschnitt',
};
