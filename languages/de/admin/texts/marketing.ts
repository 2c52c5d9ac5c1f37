import type { AdminLanguage } from '../../../admin-language.ts';

export const marketing: AdminLanguage['texts']['marketing'] = {
  'The file is larger than 5 MB. Split it. Nothing has been changed.':
    'Die Datei ist größer als 5 MB. Teilen Sie sie auf. Nichts wurde geändert.',
  '{what} Nothing has been changed.': '{what} Nichts wurde geändert.',
  ' and ': ' und ',
  'Line {line} is longer than {most} characters. Perhaps a quotation mark in it is not closed.':
    'Zeile {line} ist länger als {most} Zeichen. Vielleicht ist ein Anführungszeichen darin nicht geschlossen.',
  'Line {line} separates its columns by another character than the first line.':
    'Zeile {line} trennt ihre Spalten durch ein anderes Zeichen als die erste Zeile.',
  'Line {line} has more cells than the first line has columns. A value with a comma, semicolon or tab in it needs quotation marks around it.':
    'Zeile {line} hat mehr Zellen als die erste Zeile Spalten. Ein Wert, in dem ein Komma, Semikolon oder Tabulator steht, braucht Anführungszeichen.',
  'The first line names the column “{name}” twice.': 'Die erste Zeile nennt die Spalte „{name}“ zweimal.',
  'Line {line} holds a character that cannot be stored (NUL). Delete it, or type the line anew.':
    'Zeile {line} enthält ein Zeichen, das nicht gespeichert werden kann (NUL). Löschen Sie es, oder tippen Sie die Zeile neu.',
  'The first line must name the columns: {list}. It lacks {missing}. Between them are commas, semicolons or tabs.':
    'Die erste Zeile muss die Spalten nennen: {list}. Es fehlt {missing}. Dazwischen stehen Kommas, Semikolons oder Tabulatoren.',
  '{list} and, if you like, {optional}': '{list} und, wenn Sie möchten, {optional}',
  'The file is not a table as spreadsheets save it: the quotation marks in line {line} do not match.':
    'Die Datei ist keine Tabelle, wie Tabellenprogramme sie speichern: Die Anführungszeichen in Zeile {line} passen nicht zusammen.',
  'The file has no {rows} in it.': 'In der Datei sind keine {rows}.',
  'The file has {count} {rows}, and {maxLines} are the most at once. Split it.':
    'Die Datei hat {count} {rows}, und {maxLines} sind auf einmal das Höchste. Teilen Sie sie auf.',
  'The file could not be read. Try again.':
    'Die Datei konnte nicht gelesen werden. Versuchen Sie es noch einmal.',
  'The CMS did not answer, and the file may have been imported all the same. Choose it again: the preview shows what is imported already.':
    'Das CMS hat nicht geantwortet, und die Datei kann trotzdem importiert worden sein. Wählen Sie sie noch einmal: Die Vorschau zeigt, was schon importiert ist.',
  'Nothing was imported, because the import would do something else than the preview shows: somebody has changed something since. Choose the file again to see what it would do now.':
    'Nichts wurde importiert, weil der Import etwas anderes täte, als die Vorschau zeigt: Inzwischen hat jemand etwas geändert. Wählen Sie die Datei noch einmal, um zu sehen, was er jetzt täte.',
  'Imported: {outcomes}.': 'Importiert: {outcomes}.',
  'Import and export': 'Import und Export',
  'Import a CSV file ({columns})': 'CSV-Datei importieren ({columns})',
  'Export all as CSV': 'Alles als CSV exportieren',
  'Nothing is imported while a line is refused. Correct the file and choose it again.':
    'Solange eine Zeile abgelehnt ist, wird nichts importiert. Berichtigen Sie die Datei, und wählen Sie sie noch einmal.',
  Import: 'Importieren',
  Cancel: 'Abbrechen',
  Refused: 'Abgelehnt',
  New: 'Neu',
  Changed: 'Geändert',
  'As it is': 'Unverändert',
  yes: 'ja',
  no: 'nein',
  Line: 'Zeile',
  'What happens': 'Was geschieht',
  Why: 'Warum',
  '{number} more lines are not shown.': '{number} weitere Zeilen werden nicht gezeigt.',
  'Save the page once. Then it can be shown here.':
    'Speichern Sie die Seite einmal. Dann kann sie hier gezeigt werden.',
  Reports: 'Berichte',
  Language: 'Sprache',
  'Pages of this report': 'Seiten dieses Berichts',
  'Page {page} of {last}': 'Seite {page} von {last}',
  'Nothing to correct.': 'Nichts zu verbessern.',
  '1 redirect': '1 Weiterleitung',
  '{number} redirects': '{number} Weiterleitungen',
  '1 page': '1 Seite',
  '{number} pages': '{number} Seiten',
  Page: 'Seite',
  'Last changed': 'Zuletzt geändert',
  Details: 'Einzelheiten',
  'Former address': 'Frühere Adresse',
  'Leads to': 'Führt zu',
  Taken: 'Genutzt',
  'Last taken': 'Zuletzt genutzt',
  'Without description': 'Ohne Beschreibung',
  'Same title': 'Gleicher Titel',
  'Broken links': 'Defekte Links',
  'Links through redirects': 'Links über Weiterleitungen',
  'Not linked': 'Nicht verlinkt',
  Everybody: 'Alle',
  'Nobody looks after it.': 'Niemand kümmert sich darum.',
  '{name} looks after it.': '{name} kümmert sich darum.',
  'To be read again since {day}.': 'Wieder zu lesen seit {day}.',
  'To be read again': 'Wieder zu lesen',
  'Redirects in use': 'Genutzte Weiterleitungen',
  'Search engines and shared links have nothing to say about these pages. Write a summary, or a description under Found and shared.':
    'Suchmaschinen und geteilte Links haben zu diesen Seiten nichts zu sagen. Schreiben Sie eine Zusammenfassung oder eine Beschreibung unter „Gefunden und geteilt“.',
  'Search engines show these pages under the same title. Change one of them, or its title under Found and shared.':
    'Suchmaschinen zeigen diese Seiten unter demselben Titel. Ändern Sie einen davon, oder seinen Titel unter „Gefunden und geteilt“.',
  'These pages have links to addresses of this site where nothing is. Choose a page instead of writing its address, and the link follows it.':
    'Diese Seiten verlinken Adressen dieser Website, an denen nichts ist. Wählen Sie eine Seite, statt ihre Adresse zu schreiben, dann folgt ihr der Link.',
  'These links work, by way of a redirect. Use the new address.':
    'Diese Links funktionieren, aber über eine Weiterleitung. Verwenden Sie die neue Adresse.',
  'No other page, menu or footer links to these pages. Visitors find them only in lists, by the search and as related pages.':
    'Keine andere Seite, kein Menü und keine Fußzeile verlinkt diese Seiten. Besucher finden sie nur in Listen, über die Suche und als verwandte Seiten.',
  'Are these pages still true? Their day has come, or they have none and nobody has touched them for a year. Set the day, and who looks after a page, beside its form.':
    'Stimmen diese Seiten noch? Ihr Tag ist gekommen, oder sie haben keinen und wurden ein Jahr lang nicht verändert. Den Tag, und wer sich um eine Seite kümmert, legen Sie neben ihrem Formular fest.',
  'Former addresses that visitors still use, most frequent first. Keep these redirects.':
    'Frühere Adressen, die Besucher noch nutzen, die häufigsten zuerst. Behalten Sie diese Weiterleitungen.',
  Title: 'Titel',
  Description: 'Beschreibung',
  'In a search engine': 'In einer Suchmaschine',
  'Some words of the page.': 'Einige Worte der Seite.',
  'As a shared link': 'Als geteilter Link',
  'The site draws this picture.': 'Die Website zeichnet dieses Bild.',
  'Preview of search result and shared link': 'Vorschau von Suchergebnis und geteiltem Link',
  'Save the page once. Then you see here how it is found and shared.':
    'Speichern Sie die Seite einmal. Dann sehen Sie hier, wie sie gefunden und geteilt wird.',
  'Search engines are asked not to list this page. Shared links still show it.':
    'Suchmaschinen werden gebeten, diese Seite nicht aufzuführen. Geteilte Links zeigen sie weiterhin.',
  'Search engines are asked to show {canonical} instead.':
    'Suchmaschinen werden gebeten, stattdessen {canonical} zu zeigen.',
  '{length} of about {most} characters': '{length} von etwa {most} Zeichen',
  'Missing. Search engines choose some words of the page.':
    'Fehlt. Suchmaschinen wählen einige Worte der Seite.',
  '{count}. Short, so there is room to say more.': '{count}. Kurz, es ist Platz für mehr.',
  '{count}. Long, so the end is probably cut off.':
    '{count}. Lang, das Ende wird wahrscheinlich abgeschnitten.',
  '{count}. Fits.': '{count}. Passt.',
  'The longest answer has between 1 and {mostCharacters} characters. Give a whole number.':
    'Die längste Antwort hat zwischen 1 und {mostCharacters} Zeichen. Geben Sie eine ganze Zahl an.',
  'No number is both at least {min} and at most {value}. Change one of the two.':
    'Keine Zahl ist zugleich mindestens {min} und höchstens {value}. Ändern Sie eines von beiden.',
  '"{label}" is asked only after a choice in the field "{value}", which this form does not have. Choose another field, or none.':
    '„{label}“ wird nur nach einer Auswahl im Feld „{value}“ gefragt, das dieses Formular nicht hat. Wählen Sie ein anderes Feld oder keines.',
  '"{label}" is asked only after a choice in "{other}", which does not come before it. Move one of them, or choose another field.':
    '„{label}“ wird nur nach einer Auswahl in „{other}“ gefragt, das nicht davor steht. Verschieben Sie eines von beiden, oder wählen Sie ein anderes Feld.',
  '"{label}" is asked only after a choice in "{other}", in which nothing is chosen. Choose another field, or none.':
    '„{label}“ wird nur nach einer Auswahl in „{other}“ gefragt, in dem nichts ausgewählt wird. Wählen Sie ein anderes Feld oder keines.',
  'Choose at which options of "{other}" the field "{label}" is asked.':
    'Wählen Sie, bei welchen Optionen von „{other}“ das Feld „{label}“ gefragt wird.',
  '"{label}" is asked only after the option "{unknown}" of "{other}", which does not have it. It has {offered}.':
    '„{label}“ wird nur nach der Option „{unknown}“ von „{other}“ gefragt, das sie nicht hat. Es hat {offered}.',
  'None: it is always asked': 'Keines: es wird immer gefragt',
  'Say where visitors are led, or choose "A page of this site" above.':
    'Sagen Sie, wohin Besucher geführt werden, oder wählen Sie oben „Eine Seite dieser Website“.',
  'Choose the page to which visitors are led, or "An address" above.':
    'Wählen Sie die Seite, zu der Besucher geführt werden, oder oben „Eine Adresse“.',
  '"{name}" cannot be the name of a field. Begin with a letter a–z; after that letters, digits and underscores, at most 41 in all, such as company_size.':
    '„{name}“ kann nicht der Name eines Feldes sein. Beginnen Sie mit einem Buchstaben a–z; danach Buchstaben, Ziffern und Unterstriche, höchstens 41 insgesamt, etwa company_size.',
  '{same} fields of this form are named "{name}". Answers are kept by name, so one would overwrite the other: give each its own.':
    '{same} Felder dieses Formulars heißen „{name}“. Antworten werden unter dem Namen aufbewahrt, eine würde also die andere überschreiben: Geben Sie jedem einen eigenen.',
  'Give the field a name: what a visitor enters is kept by it.':
    'Geben Sie dem Feld einen Namen: Unter ihm wird aufbewahrt, was ein Besucher einträgt.',
  'A form without fields asks nothing. Add at least one field.':
    'Ein Formular ohne Felder fragt nichts. Fügen Sie mindestens ein Feld hinzu.',
  'There is room for {maxFields} fields, and these are {count}. Remove {number}.':
    'Es ist Platz für {maxFields} Felder, und dies sind {count}. Entfernen Sie {number}.',
  'Name the parameter of the address, such as utm_source.':
    'Nennen Sie den Parameter der Adresse, etwa utm_source.',
  'Give the value that is sent along, such as the name of the campaign.':
    'Geben Sie den Wert an, der mitgeschickt wird, etwa den Namen der Kampagne.',
  'This is longer than {maxCharacters} characters, and is sent along with every answer. Shorten it.':
    'Dies ist länger als {maxCharacters} Zeichen und wird mit jeder Antwort mitgeschickt. Kürzen Sie es.',
  'hidden fields': 'versteckte Felder',
  '{value} (not there)': '{value} (nicht vorhanden)',
  'Give a whole number of days from {least} to {most}, or leave it empty.':
    'Geben Sie eine ganze Zahl von Tagen von {least} bis {most} an, oder lassen Sie es leer.',
  '"{wrong}" is no e-mail address. Give one a line.':
    '„{wrong}“ ist keine E-Mail-Adresse. Geben Sie eine je Zeile an.',
  'There is room for {mostAddresses} addresses, and these are {count}. A list of your mail server has room for more.':
    'Es ist Platz für {mostAddresses} Adressen, und dies sind {count}. Ein Verteiler Ihres Mailservers hat Platz für mehr.',
  'Say what the mail is about.': 'Sagen Sie, worum es in der Mail geht.',
  'Write the mail, or send none.': 'Schreiben Sie die Mail, oder senden Sie keine.',
  'The field "{label}" offers nothing to choose from. Add at least one option.':
    'Das Feld „{label}“ bietet nichts zur Auswahl. Fügen Sie mindestens eine Option hinzu.',
  'Two options of the field "{label}" have the value "{repeated}", so nobody could tell which was chosen. Change one.':
    'Zwei Optionen des Feldes „{label}“ haben den Wert „{repeated}“, so dass niemand wüsste, welche gewählt wurde. Ändern Sie eine.',
  options: 'Optionen',
  '{words} (required)': '{words} (Pflichtfeld)',
  'This redirect would lead to itself.': 'Diese Weiterleitung würde auf sich selbst führen.',
  'Visitors would go in a circle: {arrows}. Choose another target, or remove one of these redirects.':
    'Besucher würden im Kreis geführt: {arrows}. Wählen Sie ein anderes Ziel, oder entfernen Sie eine dieser Weiterleitungen.',
  '{to} redirects to {value} already, so visitors would be sent on twice: {arrows}. Point to {chain}.':
    '{to} leitet schon auf {value} weiter, Besucher würden also zweimal weitergeschickt: {arrows}. Verweisen Sie auf {chain}.',
  '{before} redirects to {from} already, so visitors would be sent on twice: {arrows}. Point {before} to {to} first.':
    '{before} leitet schon auf {from} weiter, Besucher würden also zweimal weitergeschickt: {arrows}. Lassen Sie zuerst {before} auf {to} verweisen.',
  'The status is "{status}"; it must be 301 or 302.': 'Der Status ist „{status}“; er muss 301 oder 302 sein.',
  'Led to {to} until now ({status}).': 'Führte bisher zu {to} ({status}).',
  'Line {before} says already where {from} leads.': 'Zeile {before} sagt schon, wohin {from} führt.',
  'Give a path that begins with one slash, without ? and #, such as /old-page.':
    'Geben Sie einen Pfad an, der mit einem einzelnen Schrägstrich beginnt, ohne ? und #, etwa /old-page.',
  'A redirect from this path leads to {to} already. Change that one, or delete it first.':
    'Eine Weiterleitung von diesem Pfad führt schon zu {to}. Ändern Sie diese, oder löschen Sie sie zuerst.',
  'The site itself answers at {from}, so that a redirect from there would never be used.':
    'Unter {from} antwortet die Website selbst, deshalb würde eine Weiterleitung von dort nie verwendet.',
  'Browsers never ask for a path with . or .. as a part of it. Give the path that they lead to.':
    'Browser fragen nie nach einem Pfad, in dem . oder .. ein Teil ist. Geben Sie den Pfad an, zu dem sie führen.',
  'The home page cannot be redirected. Choose another home page in the site settings.':
    'Die Startseite kann nicht weitergeleitet werden. Wählen Sie in den Einstellungen der Website eine andere Startseite.',
  'Give a path such as /articles/new, or an address that begins with https://.':
    'Geben Sie einen Pfad an, etwa /articles/new, oder eine Adresse, die mit https:// beginnt.',
  'Everybody can read the name and the password in this address. Give it without them.':
    'Den Namen und das Passwort in dieser Adresse können alle lesen. Geben Sie sie ohne an.',
  '"{title}" (node {nid}) is published at this path. Move or unpublish it first.':
    '„{title}“ (Node {nid}) ist unter diesem Pfad veröffentlicht. Verschieben Sie ihn zuerst, oder ziehen Sie ihn zurück.',
  'The end is not after the beginning, so nobody would ever see this notice. Change one of them.':
    'Das Ende liegt nicht nach dem Anfang, niemand würde diesen Hinweis also je sehen. Ändern Sie eines davon.',
  '"{invalid}" is no path: it begins with a slash, as in /events/*, or with !/ for "not there".':
    '„{invalid}“ ist kein Pfad: Er beginnt mit einem Schrägstrich, wie in /events/*, oder mit !/ für „dort nicht“.',
  addresses: 'Adressen',
  'Give the address of the service’s script, beginning with https://.':
    'Geben Sie die Adresse des Skripts an, beginnend mit https://.',
  '"{invalid}" is no origin. Write https://api.example.com, without a path.':
    '„{invalid}“ ist kein Ursprung. Schreiben Sie https://api.example.com, ohne Pfad.',
  '"{invalid}" cannot be trusted. Give one whole address a line that begins with https:// and has no * and no # in it.':
    '„{invalid}“ kann nicht vertraut werden. Geben Sie je Zeile eine ganze Adresse an, die mit https:// beginnt und kein * und kein # enthält.',
  'There is room for {most} addresses, and these are {count}. Remove {number}.':
    'Es ist Platz für {most} Adressen, und dies sind {count}. Entfernen Sie {number}.',
  'Ask by form (a number), state ({submissionStates}, spam), desk (mine, nobody, done), text (200 characters) and page (a number).':
    'Fragen Sie nach form (eine Zahl), state ({submissionStates}, spam), desk (mine, nobody, done), text (200 Zeichen) und page (eine Zahl).',
  'It is not there (any more).': 'Es ist nicht (mehr) da.',
  'Assign it to an editor or an administrator.': 'Weisen Sie es einem Redakteur oder einem Administrator zu.',
  'Sent by visitors, and assigned to you ({own})': 'Von Besuchern gesendet und Ihnen zugewiesen ({own})',
  'Look after them': 'Kümmern Sie sich darum',
  'Sent by visitors, not forwarded': 'Von Besuchern gesendet, nicht weitergeleitet',
  'Sent by visitors, and nowhere to forward it to': 'Von Besuchern gesendet, ohne Ziel der Weiterleitung',
  'How it did in 30 days': 'Wie es in 30 Tagen lief',
  'Nobody has seen it yet.': 'Noch niemand hat es gesehen.',
  Seen: 'Gesehen',
  Begun: 'Begonnen',
  Sent: 'Gesendet',
  'Sent of seen': 'Gesendet von gesehen',
  'Counted without anything about who it was. Visitors without scripts are among those who sent it only.':
    'Gezählt ohne Angaben dazu, wer es war. Besucher ohne Skripte sind nur unter denen, die es gesendet haben.',
  Waiting: 'Wartet',
  'Being sent': 'Wird gesendet',
  Forwarded: 'Weitergeleitet',
  'Given up': 'Aufgegeben',
  Spam: 'Spam',
  'Spam, and not forwarded': 'Spam, nicht weitergeleitet',
  'Forwarded on {time}': 'Weitergeleitet am {time}',
  'Being sent at this moment': 'Wird gerade gesendet',
  'Given up after it was tried {times}': 'Aufgegeben nach Versuchen: {times}',
  'Waiting for its turn': 'Wartet, bis es an der Reihe ist',
  'Tried {times}; again on {time}': 'Versucht: {times}; wieder am {time}',
  'Mine, not done': 'Meine, nicht erledigt',
  'Nobody’s, not done': 'Niemandem zugewiesen, nicht erledigt',
  'Words or e-mail address': 'Wörter oder E-Mail-Adresse',
  'All forms': 'Alle Formulare',
  'Any but spam': 'Alle außer Spam',
  Form: 'Formular',
  Whose: 'Wessen',
  'Anybody’s': 'Von allen',
  '1 submission': '1 Einsendung',
  '{number} submissions': '{number} Einsendungen',
  'Nobody has said yet where submissions are forwarded to, so they wait here. MARKETING_ENDPOINT in the environment of the CMS says it; see docs/forms.md.':
    'Noch hat niemand gesagt, wohin Einsendungen weitergeleitet werden, darum warten sie hier. MARKETING_ENDPOINT in der Umgebung des CMS sagt es; siehe docs/forms.md.',
  'Marked as spam. It will not be forwarded.': 'Als Spam markiert. Es wird nicht weitergeleitet.',
  'Back among the others.': 'Wieder unter den anderen.',
  'Done.': 'Erledigt.',
  'Open again.': 'Wieder offen.',
  'Nobody looks after it now.': 'Jetzt kümmert sich niemand darum.',
  'Assigned.': 'Zugewiesen.',
  'Looking what has come …': 'Es wird nachgesehen, was gekommen ist …',
  '{count} will be sent again at once.': '{count} werden sofort noch einmal gesendet.',
  'Deleted.': 'Gelöscht.',
  'Deleted {count} of {text}.': '{count} von {text} gelöscht.',
  'Send again what was given up ({count})': 'Aufgegebene noch einmal senden ({count})',
  'Send at once what waits ({count})': 'Wartende sofort senden ({count})',
  'Export as CSV': 'Als CSV exportieren',
  'Delete all of {text} ({ofAddress})': 'Alle von {text} löschen ({ofAddress})',
  '{count} with “{text}”': '{count} mit „{text}“',
  'There is nothing here.': 'Hier ist nichts.',
  'Delete this submission?': 'Diese Einsendung löschen?',
  'It is gone for good here. What was forwarded already stays where it was forwarded to.':
    'Hier ist sie endgültig fort. Was schon weitergeleitet wurde, bleibt, wohin es ging.',
  Delete: 'Löschen',
  'Delete all of {text}?': 'Alle von {text} löschen?',
  '{count}, of all forms, spam and done ones too, are gone for good here. What was forwarded already stays where it was forwarded to, and has to be deleted there.':
    '{count}, aus allen Formularen, auch Spam und erledigte, sind hier endgültig fort. Was schon weitergeleitet wurde, bleibt, wohin es ging, und muss dort gelöscht werden.',
  'Delete all': 'Alle löschen',
  Newer: 'Neuere',
  'Page {page} of {pages}': 'Seite {page} von {pages}',
  Older: 'Ältere',
  'Somebody who left no name': 'Jemand, der keinen Namen hinterließ',
  'Sent from {pagePath}': 'Gesendet von {pagePath}',
  'Assigned to: {name}': 'Zugewiesen an: {name}',
  Nobody: 'Niemand',
  'Somebody who has left': 'Jemand, der nicht mehr da ist',
  Reopen: 'Wieder öffnen',
  'Not spam': 'Kein Spam',
  'For editors only': 'Nur für Redakteure',
  Received: 'Eingegangen',
  'What was entered': 'Was eingetragen wurde',
  'Assigned to': 'Zugewiesen an',
  redirects: 'Weiterleitungen',
  'There is room for {maxSteps} steps, and these are {steps}.':
    'Es ist Platz für {maxSteps} Schritte, und dies sind {steps}.',
  'Enter a whole number from 1 to {max}.': 'Geben Sie eine ganze Zahl von 1 bis {max} ein.',
  'no virus found when it came': 'beim Eingang kein Virus gefunden',
  'not scanned for viruses': 'nicht auf Viren geprüft',
  'This link is on no published page any more.': 'Dieser Link steht auf keiner veröffentlichten Seite mehr.',
  'Links to other sites are not checked.': 'Links auf andere Websites werden nicht geprüft.',
  'This site was visited a moment ago. Try again in a minute.':
    'Diese Website wurde gerade erst besucht. Versuchen Sie es in einer Minute noch einmal.',
  'There is no site of this name.': 'Es gibt keine Website dieses Namens.',
  'The site does not answer.': 'Die Website antwortet nicht.',
  'The certificate of the site is not valid.': 'Das Zertifikat der Website ist ungültig.',
  'The site does not answer in time.': 'Die Website antwortet nicht rechtzeitig.',
  'The site redirects in a circle, or to nowhere.': 'Die Website leitet im Kreis oder ins Leere weiter.',
  'Its address is not on the public internet.': 'Seine Adresse liegt nicht im öffentlichen Internet.',
  'Its port is not one of those that sites use.': 'Sein Port ist keiner, den Websites benutzen.',
  'It leads to something that is no site.': 'Er führt zu etwas, das keine Website ist.',
  'It contains a name or a password.': 'Er enthält einen Namen oder ein Passwort.',
  'It was not visited yet.': 'Er wurde noch nicht besucht.',
  'It works, the answer was {status}.': 'Er funktioniert, die Antwort war {status}.',
  'There is no such page ({status}).': 'Es gibt keine solche Seite ({status}).',
  'The site reports an error of its own ({status}).': 'Die Website meldet einen eigenen Fehler ({status}).',
  'The link is checked again.': 'Der Link wird wieder geprüft.',
  'The link is ignored from now on.': 'Der Link wird von nun an ignoriert.',
  'Check again now': 'Jetzt noch einmal prüfen',
  'Checking …': 'Wird geprüft …',
  'Check this link again': 'Diesen Link wieder prüfen',
  'Ignore this link': 'Diesen Link ignorieren',
  'Links to other sites': 'Links auf andere Websites',
  'Links to other sites are not checked, because the operator does not let the CMS reach other sites.':
    'Links auf andere Websites werden nicht geprüft, weil der Betreiber dem CMS keinen Zugang zu anderen Websites gibt.',
  'Links to other sites are not checked. Site settings switch that on.':
    'Links auf andere Websites werden nicht geprüft. Die Einstellungen der Website schalten das ein.',
  'Failed on one day or two, and tried again tomorrow ({number})':
    'An ein oder zwei Tagen fehlgeschlagen, morgen wieder versucht ({number})',
  'Not checked ({number})': 'Nicht geprüft ({number})',
  'Ignored ({number})': 'Ignoriert ({number})',
  'What was answered': 'Antwort',
  Since: 'Seit',
  Link: 'Link',
  Redirects: 'Weiterleitungen',
  'Site settings': 'Einstellungen der Website',
  '1 link': '1 Link',
  '{number} links': '{number} Links',
  'No link has failed on three days.': 'Kein Link ist an drei Tagen fehlgeschlagen.',
};
