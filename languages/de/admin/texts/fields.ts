import type { AdminLanguage } from '../../../admin-language.ts';

export const fields: AdminLanguage['texts']['fields'] = {
  banners: 'Banner',
  'Without a banner there is nothing to show.': 'Ohne ein Banner gibt es nichts zu zeigen.',
  'Choose a testimonial, or choose "Words given here" above and write them.':
    'Wählen Sie eine Kundenstimme, oder wählen Sie oben „Hier angegebene Worte“ und schreiben Sie sie.',
  'Write what was said, or choose "A testimonial" above.':
    'Schreiben Sie, was gesagt wurde, oder wählen Sie oben „Eine Kundenstimme“.',
  'Say who said it: a quotation without a name is a claim of our own.':
    'Sagen Sie, wer es gesagt hat: Ein Zitat ohne Namen ist eine eigene Behauptung.',
  quotations: 'Zitate',
  'Without a quotation there is nothing to read.': 'Ohne ein Zitat gibt es nichts zu lesen.',
  summaries: 'Kurztexte',
  'Without a summary there is nothing to show.': 'Ohne einen Kurztext gibt es nichts zu zeigen.',
  'In a list of words and what they mean, this is the word. Write it, or choose another style for the list.':
    'In einer Liste von Wörtern und ihrer Bedeutung ist dies das Wort. Schreiben Sie es, oder wählen Sie für die Liste einen anderen Stil.',
  lists: 'Listen',
  'Without a list there is nothing to read.': 'Ohne eine Liste gibt es nichts zu lesen.',
  'A list without items says nothing.': 'Eine Liste ohne Einträge sagt nichts.',
  'An accordion without items has nothing to open.': 'Ein Akkordeon ohne Einträge hat nichts aufzuklappen.',
  names: 'Namen',
  'Without a name, nobody vouches for us.': 'Ohne einen Namen bürgt niemand für uns.',
  links: 'Links',
  'A list of links needs a link.': 'Eine Linkliste braucht einen Link.',
  'There is nothing to draw: give at least one location its latitude and longitude, or switch the map off.':
    'Es gibt nichts zu zeichnen: Geben Sie mindestens einem Standort Breite und Länge, oder schalten Sie die Karte aus.',
  'Only one location can be the main one, and these are {mains}.':
    'Nur ein Standort kann der Hauptsitz sein, und dies sind {mains}.',
  'A telephone number has digits and spaces, and a + before the country’s code, such as +49 40 66969 140.':
    'Eine Telefonnummer hat Ziffern und Leerzeichen und ein + vor der Landesvorwahl, etwa +49 40 66969 140.',
  locations: 'Standorte',
  'Without a location there is nowhere to find us.': 'Ohne einen Standort sind wir nirgends zu finden.',
  tabs: 'Reiter',
  'A billboard needs at least two tabs: with one there is nothing to choose from.':
    'Eine Schautafel braucht mindestens zwei Reiter: Bei einem gibt es nichts zu wählen.',
  results: 'Ergebnisse',
  'Say when this part begins, such as 09:30.': 'Sagen Sie, wann dieser Teil beginnt, etwa 09:30.',
  '"{value}" is no time of day. Write hours and minutes with two digits each, such as 09:30.':
    '„{value}“ ist keine Uhrzeit. Schreiben Sie Stunden und Minuten mit je zwei Ziffern, etwa 09:30.',
  'parts of the agenda': 'Programmpunkte',
  'The end is not after the beginning. Change one of them, or leave the end empty while it is open.':
    'Das Ende liegt nicht nach dem Anfang. Ändern Sie eines davon, oder lassen Sie das Ende leer, solange es offen ist.',
  parts: 'Teile',
  'There is no file to open. Choose one above, or switch this off.':
    'Es gibt keine Datei zu öffnen. Wählen Sie oben eine, oder schalten Sie dies aus.',
  '{value} is no number of pages. Give a whole number from 1, or leave it empty.':
    '{value} ist keine Seitenzahl. Geben Sie eine ganze Zahl ab 1 an, oder lassen Sie es leer.',
  'A link can hold small letters from a to z, digits and hyphens here, such as what-it-costs. Empty the field to have it made.':
    'Ein Link kann hier Kleinbuchstaben von a bis z, Ziffern und Bindestriche haben, etwa what-it-costs. Leeren Sie das Feld, dann wird er gebildet.',
  'A part of every page is called "{anchor}", so that a link would lead there. Choose another name, or empty the field to have it made.':
    'Ein Teil jeder Seite heißt „{anchor}“, ein Link würde also dorthin führen. Wählen Sie einen anderen Namen, oder leeren Sie das Feld, dann wird einer gebildet.',
  'Something else on this page is called "{anchor}" too, so that a link could not tell them apart. Change one of them, or empty the field to have it made.':
    'Etwas anderes auf dieser Seite heißt auch „{anchor}“, ein Link könnte sie also nicht unterscheiden. Ändern Sie eines davon, oder leeren Sie das Feld, dann wird einer gebildet.',
  cards: 'Karten',
  'Without cards there is nothing to show.': 'Ohne Karten gibt es nichts zu zeigen.',
  'Give the {name} too, or empty the {other}: one alone is no place.':
    'Geben Sie auch „{name}“ an, oder leeren Sie „{other}“: Eines allein ist kein Ort.',
  'The {name} is given in degrees from −{limit} to {limit}, with a point, such as {example}.':
    '„{name}“ wird in Grad von −{limit} bis {limit} angegeben, mit einem Punkt, etwa {example}.',
  facts: 'Fakten',
  'Give a whole number from 0 to {most}; 0 shows only what you chose.':
    'Geben Sie eine ganze Zahl von 0 bis {most} an; 0 zeigt nur, was Sie gewählt haben.',
  'Say where the link leads, or choose "A page of this site" above.':
    'Sagen Sie, wohin der Link führt, oder wählen Sie oben „Eine Seite dieser Website“.',
  'Without an item there is nothing to show.': 'Ohne einen Eintrag gibt es nichts zu zeigen.',
  'There is room for {maxRows} {plural}, and these are {count}. Remove {number}.':
    'Es ist Platz für {maxRows} {plural}, und dies sind {count}. Entfernen Sie {number}.',
  '{reason} Add {number} more.': '{reason} Fügen Sie noch {number} hinzu.',
  '{reason} Add {number}.': '{reason} Fügen Sie {number} hinzu.',
  'A place on a page is named by letters, digits and hyphens. Choose it from the list.':
    'Eine Stelle auf einer Seite heißt mit Buchstaben, Ziffern und Bindestrichen. Wählen Sie sie aus der Liste.',
  'Choose the time zone of the place: without it, nobody knows when the event begins.':
    'Wählen Sie die Zeitzone des Ortes: Ohne sie weiß niemand, wann die Veranstaltung beginnt.',
  '"{value}" is no time zone. Choose one from the list, by its IANA name, such as Europe/Berlin.':
    '„{value}“ ist keine Zeitzone. Wählen Sie eine aus der Liste, mit ihrem IANA-Namen, etwa Europe/Berlin.',
  'By the clock there, it begins on {day} at {time}.': 'Nach der Uhr dort beginnt es am {day} um {time}.',
  'By the clock there, it begins on {day} at {time} and ends at {end}.':
    'Nach der Uhr dort beginnt es am {day} um {time} und endet um {end}.',
  'By the clock there, it begins on {day} at {time} and ends on {endDay} at {end}.':
    'Nach der Uhr dort beginnt es am {day} um {time} und endet am {endDay} um {end}.',
  'Give a path such as /search, or an address that begins with https://, mailto: or tel:.':
    'Geben Sie einen Pfad an, etwa /search, oder eine Adresse, die mit https://, mailto: oder tel: beginnt.',
  'The link "{words}" leads to "{url}". Give a path such as /search, or an address that begins with https://, mailto: or tel:.':
    'Der Link „{words}“ führt zu „{url}“. Geben Sie einen Pfad an, etwa /search, oder eine Adresse, die mit https://, mailto: oder tel: beginnt.',
  '"{value}" is no address on the web. Give one that begins with https://.':
    '„{value}“ ist keine Adresse im Web. Geben Sie eine an, die mit https:// beginnt.',
  'Choose a page above, or give an address.': 'Wählen Sie oben eine Seite, oder geben Sie eine Adresse an.',
  'A reusable section cannot contain another one. Remove it, or write here what it says.':
    'Ein wiederverwendbarer Abschnitt kann keinen anderen enthalten. Entfernen Sie ihn, oder schreiben Sie hierher, was in ihm steht.',
  'Give the address, beginning with https://.': 'Geben Sie die Adresse an, beginnend mit https://.',
  'it has {megabytes}, and {kind} may have {limit}. Make it smaller, and upload that.':
    'es hat {megabytes}, und {kind} darf {limit} haben. Verkleinern Sie es, und laden Sie das hoch.',
  'an image': 'ein Bild',
  'a drawing': 'eine Zeichnung',
  'a file of captions': 'eine Untertiteldatei',
  'a file': 'eine Datei',
  'a sound recording': 'eine Tonaufnahme',
  'a video': 'ein Video',
  'This is no address of a film at YouTube or Vimeo, because {reason}':
    'Das ist keine Adresse eines Films bei YouTube oder Vimeo, denn {reason}',
  'it does not begin with https://. Copy it from your browser’s address bar.':
    'sie beginnt nicht mit https://. Kopieren Sie sie aus der Adressleiste Ihres Browsers.',
  'it leads to a channel, a list or a page of YouTube. Open the film, and copy the address from there.':
    'sie führt zu einem Kanal, einer Liste oder einer Seite von YouTube. Öffnen Sie den Film, und kopieren Sie die Adresse von dort.',
  'the film is unlisted at Vimeo, so that others cannot open it. Make it public there, and paste its address again.':
    'der Film ist bei Vimeo nicht gelistet, andere können ihn also nicht öffnen. Machen Sie ihn dort öffentlich, und fügen Sie seine Adresse noch einmal ein.',
  'it leads to a page of Vimeo that is no film. Open the film, and copy the address from there.':
    'sie führt zu einer Seite von Vimeo, die kein Film ist. Öffnen Sie den Film, und kopieren Sie die Adresse von dort.',
  'it leads to {hostname}. Upload the film as a video instead.':
    'sie führt zu {hostname}. Laden Sie den Film stattdessen als Video hoch.',
  '"{title}" has no path in {name}, and none can be made of its title, which has no letters from a to z and no digits. Switch to {name}, enter a path, and publish again.':
    '„{title}“ hat auf {name} keinen Pfad, und aus dem Titel lässt sich keiner bilden, denn er hat weder Buchstaben von a bis z noch Ziffern. Wechseln Sie zu {name}, tragen Sie einen Pfad ein, und veröffentlichen Sie noch einmal.',
  '"{title}" has no path in {name}. Switch to {name}, save, and publish again: the path is then made from the title.':
    '„{title}“ hat auf {name} keinen Pfad. Wechseln Sie zu {name}, speichern Sie, und veröffentlichen Sie noch einmal: Der Pfad wird dann aus dem Titel gebildet.',
  capabilities: 'Fähigkeiten',
  outcomes: 'Wirkungen',
  situations: 'Situationen',
  integrations: 'Integrationen',
  'key points': 'Kernpunkte',
  points: 'Punkte',
  latitude: 'Breite',
  longitude: 'Länge',
};
