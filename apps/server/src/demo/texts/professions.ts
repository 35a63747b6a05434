import type { Row } from './row.ts';

/** What somebody does by day: the short fact and a sentence in the first person, without gender. */
export interface Profession {
  readonly name: Row;
  readonly lines: readonly Row[];
}

export const professions: readonly Profession[] = [
  {
    name: ['Architektur', 'Architecture', 'Architectuur', 'Arquitectura'],
    lines: [
      [
        'Tagsüber zeichne ich Häuser, nachts denke ich über Fenster nach.',
        'By day I draw houses; at night I think about windows.',
        'Overdag teken ik huizen, ’s nachts denk ik over ramen na.',
        'De día dibujo casas, de noche pienso en ventanas.',
      ],
      [
        'Im Architekturbüro bin ich für Treppen zuständig, sonst für gute Laune.',
        'At the architects’ office I’m in charge of staircases; elsewhere, of good spirits.',
        'Op het architectenbureau ga ik over de trappen, daarbuiten over de goede sfeer.',
        'En el estudio de arquitectura me ocupo de las escaleras; fuera, del buen humor.',
      ],
    ],
  },
  {
    name: ['Buchhandlung', 'Bookshop', 'Boekhandel', 'Librería'],
    lines: [
      [
        'Ich arbeite in einer Buchhandlung und empfehle am liebsten das Unbekannte.',
        'I work in a bookshop and love recommending the unknown.',
        'Ik werk in een boekhandel en raad het liefst het onbekende aan.',
        'Trabajo en una librería y me encanta recomendar lo desconocido.',
      ],
      [
        'Zwischen Regalen und Leitern verbringe ich meine Tage.',
        'I spend my days between shelves and ladders.',
        'Mijn dagen breng ik door tussen kasten en ladders.',
        'Paso los días entre estantes y escaleras de mano.',
      ],
    ],
  },
  {
    name: ['Tontechnik', 'Sound engineering', 'Geluidstechniek', 'Sonido'],
    lines: [
      [
        'Ich mische Konzerte ab und höre deshalb auch die leisen Töne.',
        'I mix concerts, so I hear the quiet notes too.',
        'Ik mix concerten en hoor daarom ook de zachte tonen.',
        'Mezclo conciertos, por eso oigo también las notas suaves.',
      ],
      [
        'Mein Arbeitsplatz ist ein Mischpult mit hundert Reglern.',
        'My desk is a mixer with a hundred faders.',
        'Mijn werkplek is een mengtafel met honderd schuiven.',
        'Mi mesa de trabajo tiene cien faders.',
      ],
    ],
  },
  {
    name: ['Floristik', 'Flower shop', 'Bloemenwinkel', 'Floristería'],
    lines: [
      [
        'Um fünf Uhr früh bin ich auf dem Blumenmarkt, abends duftet alles nach Eukalyptus.',
        'At five in the morning I’m at the flower market; by evening everything smells of eucalyptus.',
        'Om vijf uur sta ik op de bloemenmarkt, ’s avonds ruikt alles naar eucalyptus.',
        'A las cinco estoy en el mercado de flores; por la noche todo huele a eucalipto.',
      ],
      [
        'Ich binde Sträuße und lerne dabei viel über Menschen.',
        'I make bouquets and learn a lot about people that way.',
        'Ik bind boeketten en leer zo veel over mensen.',
        'Hago ramos y así aprendo mucho de la gente.',
      ],
    ],
  },
  {
    name: ['Programmieren', 'Programming', 'Programmeren', 'Programación'],
    lines: [
      [
        'Tagsüber schreibe ich Programme, abends lieber mit echten Menschen.',
        'By day I write software; in the evening I’d rather write to real people.',
        'Overdag schrijf ik software, ’s avonds schrijf ik liever met echte mensen.',
        'De día escribo programas; por la noche prefiero escribirme con personas.',
      ],
      [
        'Ich suche beruflich Fehler und finde privat meistens das Gute.',
        'At work I look for bugs; after hours I mostly find the good.',
        'Op het werk zoek ik fouten, privé vind ik meestal het goede.',
        'En el trabajo busco errores; en casa suelo encontrar lo bueno.',
      ],
    ],
  },
  {
    name: ['Café', 'Coffee bar', 'Koffiebar', 'Cafetería'],
    lines: [
      [
        'Ich stehe hinter der Bar eines kleinen Cafés und kenne jede Bestellung der Straße.',
        'I stand behind the bar of a small café and know every order in the street.',
        'Ik sta achter de bar van een kleine koffiebar en ken elke bestelling van de straat.',
        'Estoy tras la barra de un café pequeño y conozco los pedidos de toda la calle.',
      ],
      [
        'Milchschaum ist mein Handwerk, Zuhören mein Nebenfach.',
        'Milk foam is my major; listening is my minor.',
        'Melkschuim is mijn vak, luisteren mijn bijvak.',
        'La espuma de leche es mi oficio; escuchar, mi asignatura optativa.',
      ],
    ],
  },
  {
    name: ['Sprachunterricht', 'Language teaching', 'Taalonderwijs', 'Enseñanza de idiomas'],
    lines: [
      [
        'Ich unterrichte Sprachen und sammle dabei schöne Fehler.',
        'I teach languages and collect beautiful mistakes.',
        'Ik geef taalles en verzamel mooie fouten.',
        'Doy clases de idiomas y colecciono errores bonitos.',
      ],
      [
        'Mit Erwachsenen Vokabeln zu üben, ist lustiger, als es klingt.',
        'Practising vocabulary with grown-ups is more fun than it sounds.',
        'Woordjes oefenen met volwassenen is leuker dan het klinkt.',
        'Practicar vocabulario con adultos es más divertido de lo que parece.',
      ],
    ],
  },
  {
    name: ['Fotostudio', 'Photo studio', 'Fotostudio', 'Estudio de fotografía'],
    lines: [
      [
        'Im Fotostudio bin ich fürs Licht zuständig.',
        'In the photo studio I’m in charge of the light.',
        'In de fotostudio ga ik over het licht.',
        'En el estudio de fotografía me ocupo de la luz.',
      ],
      [
        'Ich retuschiere tagsüber Bilder und schätze abends das Unperfekte.',
        'I retouch pictures by day and value the imperfect by night.',
        'Overdag retoucheer ik foto’s, ’s avonds waardeer ik het onvolmaakte.',
        'De día retoco fotos; de noche valoro lo imperfecto.',
      ],
    ],
  },
  {
    name: ['Pflege', 'Nursing', 'Verpleging', 'Enfermería'],
    lines: [
      [
        'Ich arbeite in der Pflege und weiß, wie viel ein ruhiges Wort wert ist.',
        'I work in nursing and know what a calm word is worth.',
        'Ik werk in de zorg en weet wat een rustig woord waard is.',
        'Trabajo en enfermería y sé lo que vale una palabra tranquila.',
      ],
      [
        'Nach dem Spätdienst rede ich am liebsten über alles außer Arbeit.',
        'After the late shift I like talking about anything but work.',
        'Na de late dienst praat ik het liefst over alles behalve werk.',
        'Tras el turno de tarde me gusta hablar de todo menos del trabajo.',
      ],
    ],
  },
  {
    name: ['Schneiderei', 'Tailoring', 'Kleermakerij', 'Sastrería'],
    lines: [
      [
        'Ich schneidere Mäntel, die ein Leben lang halten sollen.',
        'I make coats that should last a lifetime.',
        'Ik maak jassen die een leven lang mee moeten gaan.',
        'Coso abrigos que deberían durar toda la vida.',
      ],
      [
        'Nadel, Faden und eine große Tasse Tee, so sieht mein Vormittag aus.',
        'Needle, thread and a big cup of tea: that’s my morning.',
        'Naald, draad en een grote kop thee, dat is mijn ochtend.',
        'Aguja, hilo y una gran taza de té: así son mis mañanas.',
      ],
    ],
  },
  {
    name: ['Gartenbau', 'Gardening', 'Tuinbouw', 'Jardinería'],
    lines: [
      [
        'Ich lege Dachgärten an, mitten in der Stadt.',
        'I build roof gardens in the middle of the city.',
        'Ik leg daktuinen aan, midden in de stad.',
        'Hago jardines en azoteas, en plena ciudad.',
      ],
      [
        'Meine Hände kennen Erde, mein Kalender Jahreszeiten.',
        'My hands know soil, my calendar knows seasons.',
        'Mijn handen kennen aarde, mijn agenda seizoenen.',
        'Mis manos conocen la tierra y mi agenda, las estaciones.',
      ],
    ],
  },
  {
    name: ['Radio', 'Radio', 'Radio', 'Radio'],
    lines: [
      [
        'Nachts spreche ich die Nachrichten bei einem kleinen Radiosender.',
        'At night I read the news at a small radio station.',
        '’s Nachts lees ik het nieuws bij een kleine radiozender.',
        'Por la noche leo las noticias en una pequeña emisora.',
      ],
      [
        'Radio hat mir beigebracht, mit Pausen zu sprechen.',
        'Radio taught me to speak with pauses.',
        'De radio leerde me praten met pauzes.',
        'La radio me enseñó a hablar con pausas.',
      ],
    ],
  },
  {
    name: ['Bühnenbild', 'Stage design', 'Decorbouw', 'Escenografía'],
    lines: [
      [
        'Ich baue Bühnenbilder, Mondlicht ist meine Spezialität.',
        'I build stage sets; moonlight is my speciality.',
        'Ik bouw decors, maanlicht is mijn specialiteit.',
        'Construyo escenografías; la luz de luna es mi especialidad.',
      ],
      [
        'Beruflich male ich Himmel auf sehr große Leinwände.',
        'For a living I paint skies on very large canvases.',
        'Voor mijn werk schilder ik luchten op heel grote doeken.',
        'Me gano la vida pintando cielos en telas enormes.',
      ],
    ],
  },
  {
    name: ['Übersetzung', 'Translation', 'Vertaling', 'Traducción'],
    lines: [
      [
        'Ich übersetze Romane und streite gern über ein einziges Wort.',
        'I translate novels and happily argue about a single word.',
        'Ik vertaal romans en discussieer graag over één enkel woord.',
        'Traduzco novelas y disfruto discutiendo por una sola palabra.',
      ],
      [
        'Zwischen zwei Sprachen liegt mein Schreibtisch.',
        'My desk stands between two languages.',
        'Mijn bureau staat tussen twee talen.',
        'Mi escritorio está entre dos idiomas.',
      ],
    ],
  },
  {
    name: ['Backstube', 'Bakery', 'Bakkerij', 'Panadería'],
    lines: [
      [
        'Ich backe Brot, während andere träumen.',
        'I bake bread while others dream.',
        'Ik bak brood terwijl anderen dromen.',
        'Hago pan mientras otros sueñan.',
      ],
      [
        'In der Backstube habe ich Geduld gelernt: Teig hat immer recht.',
        'The bakery taught me patience: dough is always right.',
        'In de bakkerij leerde ik geduld: deeg heeft altijd gelijk.',
        'En la panadería aprendí paciencia: la masa siempre tiene razón.',
      ],
    ],
  },
  {
    name: ['Museum', 'Museum', 'Museum', 'Museo'],
    lines: [
      [
        'Ich führe durch ein Museum und mag die letzte Viertelstunde vor Schluss am liebsten.',
        'I guide people through a museum and like the last quarter of an hour before closing best.',
        'Ik geef rondleidingen in een museum en houd het meest van het laatste kwartier.',
        'Hago visitas guiadas en un museo y lo que más me gusta es el último cuarto de hora.',
      ],
      [
        'Alte Bilder sind meine Kollegen, sie reden nur leise.',
        'Old paintings are my colleagues; they just speak softly.',
        'Oude schilderijen zijn mijn collega’s, ze praten alleen zacht.',
        'Los cuadros antiguos son mis compañeros de trabajo; solo que hablan bajito.',
      ],
    ],
  },
  {
    name: ['Segelschule', 'Sailing school', 'Zeilschool', 'Escuela de vela'],
    lines: [
      [
        'Im Sommer unterrichte ich Segeln, im Winter erzähle ich davon.',
        'In summer I teach sailing; in winter I talk about it.',
        '’s Zomers geef ik zeilles, ’s winters vertel ik erover.',
        'En verano doy clases de vela; en invierno lo cuento.',
      ],
      [
        'Wind und Wetter lese ich sicherer als Gebrauchsanweisungen.',
        'I read wind and weather better than instructions.',
        'Wind en weer lees ik beter dan handleidingen.',
        'Leo mejor el viento que las instrucciones.',
      ],
    ],
  },
  {
    name: ['Illustration', 'Illustration', 'Illustratie', 'Ilustración'],
    lines: [
      [
        'Ich illustriere Zeitschriften, meistens Städte bei Nacht.',
        'I illustrate magazines, mostly cities at night.',
        'Ik illustreer tijdschriften, meestal steden bij nacht.',
        'Ilustro revistas, casi siempre ciudades de noche.',
      ],
      [
        'Mein Beruf besteht aus Tusche, Papier und langen Telefonaten.',
        'My job is ink, paper and long phone calls.',
        'Mijn werk bestaat uit inkt, papier en lange telefoontjes.',
        'Mi trabajo es tinta, papel y llamadas largas.',
      ],
    ],
  },
  {
    name: ['Uhrmacherei', 'Watchmaking', 'Horlogemakerij', 'Relojería'],
    lines: [
      [
        'Ich repariere Uhren und habe deshalb immer Zeit.',
        'I repair watches, so I always have time.',
        'Ik repareer horloges en heb daarom altijd tijd.',
        'Reparo relojes, por eso siempre tengo tiempo.',
      ],
      [
        'Kleine Zahnräder, große Ruhe: So sehen meine Tage aus.',
        'Small gears, great calm: that’s what my days are like.',
        'Kleine tandwielen, grote rust: zo zien mijn dagen eruit.',
        'Engranajes pequeños, mucha calma: así son mis días.',
      ],
    ],
  },
  {
    name: ['Reisebüro', 'Travel agency', 'Reisbureau', 'Agencia de viajes'],
    lines: [
      [
        'Ich plane Reisen für andere und verreise in Gedanken jedes Mal mit.',
        'I plan trips for others and go along in my mind every time.',
        'Ik plan reizen voor anderen en reis in gedachten telkens mee.',
        'Organizo viajes para otros y cada vez viajo con la mente.',
      ],
      [
        'Fahrpläne kann ich auswendig, Umwege empfehle ich trotzdem.',
        'I know timetables by heart and still recommend detours.',
        'Dienstregelingen ken ik uit mijn hoofd, omwegen raad ik toch aan.',
        'Me sé los horarios de memoria y aun así recomiendo dar rodeos.',
      ],
    ],
  },
  {
    name: ['Physiotherapie', 'Physiotherapy', 'Fysiotherapie', 'Fisioterapia'],
    lines: [
      [
        'In der Praxis bringe ich Schultern zur Ruhe, abends meine eigenen Gedanken.',
        'At the practice I ease shoulders; in the evening, my own thoughts.',
        'In de praktijk breng ik schouders tot rust, ’s avonds mijn gedachten.',
        'En la consulta relajo hombros; por la noche, mis propios pensamientos.',
      ],
      [
        'Ich arbeite in der Physiotherapie und erinnere alle daran, aufrecht zu sitzen.',
        'I work in physiotherapy and remind everyone to sit up straight.',
        'Ik werk in de fysiotherapie en herinner iedereen eraan rechtop te zitten.',
        'Trabajo en fisioterapia y recuerdo a todo el mundo que se siente con la espalda recta.',
      ],
    ],
  },
  {
    name: ['Goldschmiede', 'Goldsmith’s workshop', 'Goudsmederij', 'Taller de orfebrería'],
    lines: [
      [
        'In meiner Werkstatt entstehen Ringe, jeder ein bisschen anders.',
        'Rings are made in my workshop, each one slightly different.',
        'In mijn werkplaats ontstaan ringen, elk een beetje anders.',
        'En mi taller nacen anillos, cada uno un poco distinto.',
      ],
      [
        'Feuer, Metall und ein Hocker am Fenster, das ist mein Tag.',
        'Fire, metal and a stool by the window: that’s my day.',
        'Vuur, metaal en een kruk bij het raam, dat is mijn dag.',
        'Fuego, metal y un taburete junto a la ventana: ese es mi día.',
      ],
    ],
  },
  {
    name: ['Tierarztpraxis', 'Veterinary practice', 'Dierenartspraktijk', 'Clínica veterinaria'],
    lines: [
      [
        'Ich helfe in einer Tierarztpraxis und spreche fließend Katze.',
        'I help at a veterinary practice and speak fluent cat.',
        'Ik help in een dierenartspraktijk en spreek vloeiend kat.',
        'Ayudo en una clínica veterinaria y hablo gato con fluidez.',
      ],
      [
        'Beruflich beruhige ich Hunde und ihre Menschen.',
        'At work I calm dogs and their people.',
        'Op mijn werk stel ik honden en hun mensen gerust.',
        'En el trabajo tranquilizo a perros y a sus personas.',
      ],
    ],
  },
  {
    name: ['Bibliothek', 'Library', 'Bibliotheek', 'Biblioteca'],
    lines: [
      [
        'In der Bibliothek flüstere ich acht Stunden lang, danach nicht mehr.',
        'At the library I whisper for eight hours, and then I stop.',
        'In de bibliotheek fluister ik acht uur lang, daarna niet meer.',
        'En la biblioteca susurro ocho horas; después ya no.',
      ],
      [
        'Ich betreue eine Sammlung alter Landkarten.',
        'I look after a collection of old maps.',
        'Ik beheer een verzameling oude landkaarten.',
        'Cuido una colección de mapas antiguos.',
      ],
    ],
  },
];
