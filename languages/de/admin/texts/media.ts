import type { AdminLanguage } from '../../../admin-language.ts';

export const media: AdminLanguage['texts']['media'] = {
  'Give the language’s short name, such as en or pt-BR.':
    'Geben Sie den Kurznamen der Sprache an, etwa en oder pt-BR.',
  'Top of an article, wide': 'Kopf eines Artikels, breit',
  Banner: 'Banner',
  'Shared link': 'Geteilter Link',
  Card: 'Karte',
  Section: 'Abschnitt',
  Portrait: 'Porträt',
  'How the site cuts this picture': 'Wie die Website dieses Bild zuschneidet',
  'Pictures are cut around their focal point, which you set with Edit Image above.':
    'Bilder werden um ihren Bildmittelpunkt zugeschnitten, den Sie oben unter „Bild bearbeiten“ setzen.',
  'Give the folder a name of at most {longest} characters.':
    'Geben Sie dem Ordner einen Namen mit höchstens {longest} Zeichen.',
  'Put folders at most {deepest} deep into each other.':
    'Legen Sie Ordner höchstens {deepest} tief ineinander.',
  'Alternative text': 'Alternativtext',
  Folders: 'Ordner',
  'All folders': 'Alle Ordner',
  All: 'Alle',
  Unused: 'Unbenutzt',
  'Without alternative text in {language}': 'Ohne Alternativtext auf {language}',
  'Newest first': 'Neueste zuerst',
  'Largest first': 'Größte zuerst',
  'By name': 'Nach Namen',
  'All tags': 'Alle Schlagwörter',
  'Name or text': 'Name oder Text',
  Kind: 'Art',
  'All kinds': 'Alle Arten',
  Tag: 'Schlagwort',
  Show: 'Anzeigen',
  Order: 'Reihenfolge',
  'Show all': 'Alle anzeigen',
  'Shown as': 'Darstellung',
  Grid: 'Raster',
  List: 'Liste',
  'Remove unused media': 'Unbenutzte Medien entfernen',
  '1 medium': '1 Medium',
  '{number} media': '{number} Medien',
  Pages: 'Seiten',
  'There are no such media.': 'Es gibt keine solchen Medien.',
  '{count}, {size} without smaller forms': '{count}, {size} ohne kleinere Versionen',
  'Add a remote video': 'Ein externes Video hinzufügen',
  Medium: 'Medium',
  Size: 'Größe',
  Pixels: 'Pixel',
  Used: 'Verwendet',
  Uploaded: 'Hochgeladen',
  Media: 'Medien',
  'Shown with the text of another language: “{title}”':
    'Wird mit dem Text einer anderen Sprache gezeigt: „{title}“',
  'Has no text at all.': 'Hat gar keinen Text.',
  'Leave an ornament without text.': 'Lassen Sie eine Verzierung ohne Text.',
  'Alternative text in {languageName} of {filename}': 'Alternativtext auf {languageName} für {filename}',
  Save: 'Speichern',
  'Saved.': 'Gespeichert.',
  'Editors describe media. Tell one what is in these pictures.':
    'Redakteure beschreiben Medien. Sagen Sie einem, was auf diesen Bildern ist.',
  'Used once': 'Einmal verwendet',
  'Used {uses} times': '{uses} Mal verwendet',
  '{percent} % uploaded': '{percent} % hochgeladen',
  'Being checked …': 'Wird geprüft …',
  'Not uploaded. {error}': 'Nicht hochgeladen. {error}',
  'Uploaded.': 'Hochgeladen.',
  'Taken from the file. Is it what somebody who cannot see the picture needs to know?':
    'Der Datei entnommen. Ist es das, was jemand wissen muss, der das Bild nicht sehen kann?',
  'Upload of {name}': 'Hochladen von {name}',
  'Leave out {name}': '{name} weglassen',
  'Choose files, or drop them here': 'Wählen Sie Dateien, oder lassen Sie sie hier fallen',
  'They are put into {folder}.': 'Sie kommen in {folder}.',
  'Upload 1 file': '1 Datei hochladen',
  'Upload {count} files': '{count} Dateien hochladen',
  'Log in, and upload the file again.': 'Melden Sie sich an, und laden Sie die Datei noch einmal hoch.',
  'Files that you chose are not uploaded yet. Leave the page without them and their texts?':
    'Dateien, die Sie gewählt haben, sind noch nicht hochgeladen. Seite ohne sie und ihre Texte verlassen?',
  'The upload was not stored, because the disk of the server is full. Nothing is wrong with the file. Tell an administrator, and upload it again when there is room.':
    'Das Hochgeladene wurde nicht gespeichert, weil der Datenträger des Servers voll ist. An der Datei liegt es nicht. Sagen Sie es einem Administrator, und laden Sie sie noch einmal hoch, wenn wieder Platz ist.',
  'The upload was not stored, because the server cannot write to the folder of its files. Nothing is wrong with the file. Tell an administrator, and upload it again when that is repaired.':
    'Das Hochgeladene wurde nicht gespeichert, weil der Server in den Ordner seiner Dateien nicht schreiben kann. An der Datei liegt es nicht. Sagen Sie es einem Administrator, und laden Sie sie noch einmal hoch, wenn das behoben ist.',
  'The upload was not stored, because it could not be processed. If it is an image, it may be cut off or damaged. Open it, save it anew, and upload that. If that does not help, tell an administrator; the log says more.':
    'Das Hochgeladene wurde nicht gespeichert, weil es nicht verarbeitet werden konnte. Ist es ein Bild, ist es vielleicht abgeschnitten oder beschädigt. Öffnen Sie es, speichern Sie es neu, und laden Sie das hoch. Hilft das nicht, sagen Sie es einem Administrator; im Protokoll steht mehr.',
  Image: 'Bild',
  Drawing: 'Zeichnung',
  File: 'Datei',
  'Sound recording': 'Tonaufnahme',
  Video: 'Video',
  'Remote video': 'Externes Video',
  Captions: 'Untertitel',
  'no file': 'keine Datei',
  today: 'heute',
  yesterday: 'gestern',
  '{days} days ago': 'vor {days} Tagen',
  '{months} months ago': 'vor {months} Monaten',
  '{years} years ago': 'vor {years} Jahren',
  'It came into use meanwhile.': 'Es wird inzwischen verwendet.',
  'It is not there any more.': 'Es ist nicht mehr da.',
  '{count} moved to the trash.': '{count} in den Papierkorb verschoben.',
  '“{title}” was kept. {reason}': '„{title}“ wurde behalten. {reason}',
  'Looking through every page, draft and setting …':
    'Alle Seiten, Entwürfe und Einstellungen werden durchgesehen …',
  'Every medium is in use.': 'Jedes Medium wird verwendet.',
  'No page, draft, term or setting shows these {count} ({sizeOf}).':
    'Keine Seite, kein Entwurf, kein Begriff und keine Einstellung zeigt diese {count} ({sizeOf}).',
  'Remove chosen media': 'Ausgewählte Medien entfernen',
  'Remove {count}': '{count} entfernen',
  'Remove {count}?': '{count} entfernen?',
  '{sizeOf} in all. It lies in the trash for 30 days and can be restored until then. What came into use meanwhile is kept.':
    '{sizeOf} insgesamt. Es liegt 30 Tage im Papierkorb und kann bis dahin wiederhergestellt werden. Was inzwischen verwendet wird, bleibt.',
  Remove: 'Entfernen',
  'Choose {title}': '{title} auswählen',
  'Older revisions show it: restored, they would have a gap.':
    'Ältere Versionen zeigen es: Wiederhergestellt hätten sie eine Lücke.',
  'Choose all': 'Alle auswählen',
  'Media are removed by editors. If something here is in your way, ask one.':
    'Medien werden von Redakteuren entfernt. Stört Sie hier etwas, fragen Sie einen.',
  'more than {mostParts} parts': 'mehr als {mostParts} Teile',
  'more than {mostDrawn} parts, if those are counted that it repeats':
    'mehr als {mostDrawn} Teile, wenn man die mitzählt, die sie wiederholt',
  'more than {mostNotes} comments': 'mehr als {mostNotes} Kommentare',
  'more attributes at one element than can be looked at':
    'mehr Attribute an einem Element, als geprüft werden können',
  'elements nested more deeply than can be looked at':
    'Elemente, die tiefer verschachtelt sind, als geprüft werden kann',
  'a document type with entities': 'einen Dokumenttyp mit Entitäten',
  'characters that are not in its encoding, {encoding}':
    'Zeichen, die nicht in seiner Kodierung {encoding} sind',
  'markup that cannot be read': 'Markup, das nicht gelesen werden kann',
  'no drawing in it': 'keine Zeichnung',
  'it has {reason}. Export it as plain SVG, and upload that.':
    'es hat {reason}. Exportieren Sie es als einfaches SVG, und laden Sie das hoch.',
  'it cannot be read as an image. Export it again, and upload that.':
    'es kann nicht als Bild gelesen werden. Exportieren Sie es noch einmal, und laden Sie das hoch.',
  'its {frames} frames have {round} megapixels together, and an image may have {number}. Make them smaller or fewer, or upload it as a video.':
    'seine {frames} Einzelbilder haben zusammen {round} Megapixel, und ein Bild darf {number} haben. Verkleinern Sie sie, nehmen Sie weniger, oder laden Sie es als Video hoch.',
  'it has {round} megapixels, and an image may have {number}. Scale it to 4,000 pixels in width, which is more than any screen shows, and upload that.':
    'es hat {round} Megapixel, und ein Bild darf {number} haben. Verkleinern Sie es auf 4.000 Pixel Breite, mehr als jeder Bildschirm zeigt, und laden Sie das hoch.',
  'it is no WebVTT ({error}). Export the captions as WebVTT (.vtt), and upload that.':
    'es ist kein WebVTT ({error}). Exportieren Sie die Untertitel als WebVTT (.vtt), und laden Sie das hoch.',
  'it is empty. Look whether it was saved whole.':
    'es ist leer. Sehen Sie nach, ob es ganz gespeichert wurde.',
  'what is in it is not {types}, whatever its name says. Export it as one of these, and upload that.':
    'der Inhalt ist nicht {types}, was auch immer der Name sagt. Exportieren Sie es in einem dieser Formate, und laden Sie das hoch.',
  'what is in it is {name}, but its name does not end in .{value}. Rename it, and upload it again.':
    'der Inhalt ist {name}, aber der Name endet nicht auf .{value}. Benennen Sie es um, und laden Sie es noch einmal hoch.',
  'an image from elsewhere ({tag})': 'ein Bild von anderswo ({tag})',
  'a reference to elsewhere ({tag})': 'einen Verweis nach anderswo ({tag})',
  'an element that is not SVG ({tag})': 'ein Element, das kein SVG ist ({tag})',
  'an element that is not allowed ({tag})': 'ein Element, das nicht erlaubt ist ({tag})',
  'a style that refers to elsewhere': 'eine Stilangabe, die nach anderswo verweist',
  'a reference to elsewhere ({name})': 'einen Verweis nach anderswo ({name})',
  '"{filename}" was not uploaded, because {reason}': '„{filename}“ wurde nicht hochgeladen, denn {reason}',
  'the times in line {number} cannot be read': 'die Zeiten in Zeile {number} sind nicht lesbar',
  'line {number} ends before it begins': 'Zeile {number} endet, bevor sie beginnt',
  'its first line is not WEBVTT': 'die erste Zeile ist nicht WEBVTT',
  'it is not written in UTF-8': 'es ist nicht in UTF-8 geschrieben',
  'there is no caption in it': 'es ist kein Untertitel darin',
  'Part that is shown': 'Gezeigter Ausschnitt',
  'Draw the part that the site shows, or enter it below. The file stays as you uploaded it, so you can change the part at any time.':
    'Ziehen Sie den Ausschnitt auf, den die Website zeigt, oder geben Sie ihn unten ein. Die Datei bleibt, wie Sie sie hochgeladen haben; der Ausschnitt lässt sich jederzeit ändern.',
  'The part. Arrow keys move it': 'Der Ausschnitt. Pfeiltasten verschieben ihn',
  'Top left corner of the part': 'Obere linke Ecke des Ausschnitts',
  'Top edge of the part': 'Oberer Rand des Ausschnitts',
  'Top right corner of the part': 'Obere rechte Ecke des Ausschnitts',
  'Right edge of the part': 'Rechter Rand des Ausschnitts',
  'Bottom right corner of the part': 'Untere rechte Ecke des Ausschnitts',
  'Bottom edge of the part': 'Unterer Rand des Ausschnitts',
  'Bottom left corner of the part': 'Untere linke Ecke des Ausschnitts',
  'Left edge of the part': 'Linker Rand des Ausschnitts',
  'From the left': 'Von links',
  'From the top': 'Von oben',
  Width: 'Breite',
  Height: 'Höhe',
  'Show the whole picture': 'Das ganze Bild zeigen',
  'Choose a part of at least {pixels} pixels in width and height.':
    'Wählen Sie einen Ausschnitt von mindestens {pixels} Pixeln in Breite und Höhe.',
  'The part does not lie within the picture.': 'Der Ausschnitt liegt nicht innerhalb des Bildes.',
  'A focal point lies between 0 and 100 percent, from the left and from the top. Set it with Edit Image.':
    'Ein Bildmittelpunkt liegt zwischen 0 und 100 Prozent, von links und von oben. Setzen Sie ihn mit „Bild bearbeiten“.',
  'The alternative text in {languages} describes the former picture. Choose the language above to change it.':
    'Der Alternativtext auf {languages} beschreibt das frühere Bild. Wählen Sie oben die Sprache, um ihn zu ändern.',
};
