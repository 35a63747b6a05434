import type { SceneName } from '@vx/art';
import type { Row } from './row.ts';

/** What a video is about. Several performers may take up the same theme, with other details. */
export interface VideoTheme {
  readonly tag: string;
  readonly scene: SceneName;
  readonly title: Row;
  readonly description: Row;
}

const theme = (tag: string, scene: SceneName, title: Row, description: Row): VideoTheme => ({
  tag,
  scene,
  title,
  description,
});

export const videoThemes: readonly VideoTheme[] = [
  theme(
    'city-nights',
    'city',
    ['Dachterrasse am Abend', 'Rooftop evening', 'Avond op het dakterras', 'Noche en la azotea'],
    [
      'Über den Dächern werden Fragen beantwortet, während die Fenster angehen.',
      'Questions get answered above the roofs while the windows light up.',
      'Boven de daken worden vragen beantwoord terwijl de ramen oplichten.',
      'Sobre los tejados se contestan preguntas mientras se encienden las ventanas.',
    ],
  ),
  theme(
    'vinyl',
    'shelf',
    [
      'Fünf Platten für den Winter',
      'Five records for winter',
      'Vijf platen voor de winter',
      'Cinco discos para el invierno',
    ],
    [
      'Fünf Platten, fünf Erinnerungen und eine Nadel, die leise knistert.',
      'Five records, five memories and a needle that softly crackles.',
      'Vijf platen, vijf herinneringen en een naald die zacht kraakt.',
      'Cinco discos, cinco recuerdos y una aguja que crepita bajito.',
    ],
  ),
  theme(
    'coffee',
    'kitchen',
    ['Kaffee, langsam', 'Coffee, slowly', 'Koffie, langzaam', 'Café sin prisa'],
    [
      'Vom Mahlen bis zum ersten Schluck, ohne Schnitt und ohne Eile.',
      'From grinding to the first sip, with no cuts and no hurry.',
      'Van malen tot de eerste slok, ongemonteerd en zonder haast.',
      'De moler al primer sorbo, sin cortes y sin prisa.',
    ],
  ),
  theme(
    'books',
    'shelf',
    ['Vorlesestunde', 'Reading hour', 'Voorleesuur', 'Hora de lectura'],
    [
      'Ein Kapitel aus einem Buch, das zu Unrecht vergessen wurde.',
      'A chapter from a book that was forgotten for no good reason.',
      'Een hoofdstuk uit een boek dat ten onrechte vergeten is.',
      'Un capítulo de un libro olvidado sin razón.',
    ],
  ),
  theme(
    'rain',
    'rain',
    ['Regen am Fenster', 'Rain on the window', 'Regen op het raam', 'Lluvia en la ventana'],
    [
      'Regentropfen, eine Decke und Gedanken, die nirgends hinmüssen.',
      'Raindrops, a blanket and thoughts with nowhere to be.',
      'Regendruppels, een deken en gedachten die nergens heen hoeven.',
      'Gotas de lluvia, una manta y pensamientos sin rumbo.',
    ],
  ),
  theme(
    'guitar',
    'fairy',
    [
      'Drei Akkorde bis Mitternacht',
      'Three chords till midnight',
      'Drie akkoorden tot middernacht',
      'Tres acordes hasta medianoche',
    ],
    [
      'Drei Akkorde reichen für überraschend viele Lieder.',
      'Three chords are enough for surprisingly many songs.',
      'Drie akkoorden zijn genoeg voor verrassend veel liedjes.',
      'Con tres acordes salen más canciones de las que crees.',
    ],
  ),
  theme(
    'cooking',
    'kitchen',
    ['Risotto für zwei', 'Risotto for two', 'Risotto voor twee', 'Risotto para dos'],
    [
      'Rühren, reden, probieren: ein Abendessen in Echtzeit.',
      'Stirring, talking, tasting: a dinner in real time.',
      'Roeren, praten, proeven: koken in realtime.',
      'Remover, hablar, probar: una cena en tiempo real.',
    ],
  ),
  theme(
    'sea',
    'sunset',
    [
      'Letztes Licht am Meer',
      'Last light by the sea',
      'Laatste licht aan zee',
      'Última luz junto al mar',
    ],
    [
      'Die Sonne sinkt, die Wellen erzählen, jemand hört zu.',
      'The sun goes down, the waves talk and somebody listens.',
      'De zon zakt, de golven vertellen, iemand luistert.',
      'El sol baja, las olas hablan y alguien escucha.',
    ],
  ),
  theme(
    'theatre',
    'stage',
    [
      'Monolog im leeren Saal',
      'Monologue in an empty theatre',
      'Monoloog in een lege zaal',
      'Monólogo en una sala vacía',
    ],
    [
      'Ein Scheinwerfer, ein Text und vierhundert leere Stühle.',
      'One spotlight, one script and four hundred empty seats.',
      'Eén spot, één tekst en vierhonderd lege stoelen.',
      'Un foco, un texto y cuatrocientas butacas vacías.',
    ],
  ),
  theme(
    'plants',
    'plants',
    ['Im Gewächshaus', 'In the greenhouse', 'In de kas', 'En el invernadero'],
    [
      'Umtopfen, gießen und die Namen von zwölf Pflanzen.',
      'Repotting, watering and the names of twelve plants.',
      'Verpotten, water geven en de namen van twaalf planten.',
      'Trasplantar, regar y los nombres de doce plantas.',
    ],
  ),
  theme(
    'gaming',
    'neon',
    [
      'Level eins, ganz ohne Eile',
      'Level one, no hurry',
      'Level één, zonder haast',
      'Nivel uno, sin prisas',
    ],
    [
      'Ein altes Spiel wird neu entdeckt, mit vielen Umwegen.',
      'An old game rediscovered, with plenty of detours.',
      'Een oud spel opnieuw ontdekt, met veel omwegen.',
      'Un juego antiguo redescubierto, con muchos rodeos.',
    ],
  ),
  theme(
    'poetry',
    'curtain',
    ['Sieben kurze Gedichte', 'Seven short poems', 'Zeven korte gedichten', 'Siete poemas cortos'],
    [
      'Sieben Gedichte, keins länger als ein Atemzug.',
      'Seven poems, none longer than a breath.',
      'Zeven gedichten, geen langer dan een ademtocht.',
      'Siete poemas, ninguno más largo que un suspiro.',
    ],
  ),
  theme(
    'drawing',
    'studio',
    ['Hände zeichnen', 'Drawing hands', 'Handen tekenen', 'Dibujar manos'],
    [
      'Kohle, Papier und der Beweis, dass Daumen schwierig sind.',
      'Charcoal, paper and proof that thumbs are hard.',
      'Houtskool, papier en het bewijs dat duimen lastig zijn.',
      'Carboncillo, papel y la prueba de que los pulgares son difíciles.',
    ],
  ),
  theme(
    'stars',
    'hills',
    [
      'Sternbilder für Anfänger',
      'Constellations for beginners',
      'Sterrenbeelden voor beginners',
      'Constelaciones para principiantes',
    ],
    [
      'Drei echte Sternbilder und zwei frei erfundene.',
      'Three real constellations and two made-up ones.',
      'Drie echte sterrenbeelden en twee verzonnen.',
      'Tres constelaciones reales y dos inventadas.',
    ],
  ),
  theme(
    'travel',
    'city',
    [
      'Nachtzug nach Süden',
      'Night train south',
      'Nachttrein naar het zuiden',
      'Tren nocturno al sur',
    ],
    [
      'Eine Reise im Schlafwagen, erzählt vom Fensterplatz.',
      'A trip in the sleeper, told from the window seat.',
      'Een reis in de slaapwagen, verteld vanaf het raam.',
      'Un viaje en coche cama contado desde la ventanilla.',
    ],
  ),
  theme(
    'jazz',
    'stage',
    [
      'Probe im Jazzkeller',
      'Rehearsal in the jazz cellar',
      'Repetitie in de jazzkelder',
      'Ensayo en el sótano de jazz',
    ],
    [
      'Was passiert, bevor das Publikum kommt.',
      'What happens before the audience arrives.',
      'Wat er gebeurt voordat het publiek komt.',
      'Lo que pasa antes de que llegue el público.',
    ],
  ),
  theme(
    'ceramics',
    'studio',
    ['Eine Schale entsteht', 'A bowl takes shape', 'Een schaal ontstaat', 'Nace un cuenco'],
    [
      'Ton, Wasser und Geduld auf der Drehscheibe.',
      'Clay, water and patience on the wheel.',
      'Klei, water en geduld op de draaischijf.',
      'Barro, agua y paciencia en el torno.',
    ],
  ),
  theme(
    'photography',
    'studio',
    [
      'Licht setzen mit einer Lampe',
      'Lighting with one lamp',
      'Uitlichten met één lamp',
      'Iluminar con una lámpara',
    ],
    [
      'Eine einzige Lampe, acht verschiedene Stimmungen.',
      'A single lamp, eight different moods.',
      'Eén enkele lamp, acht verschillende sferen.',
      'Una sola lámpara, ocho ambientes distintos.',
    ],
  ),
  theme(
    'yoga',
    'arch',
    [
      'Ruhig in den Abend',
      'Easing into the evening',
      'Rustig de avond in',
      'Con calma hacia la noche',
    ],
    [
      'Zwölf ruhige Minuten für Schultern und Kopf.',
      'Twelve calm minutes for shoulders and mind.',
      'Twaalf rustige minuten voor schouders en hoofd.',
      'Doce minutos de calma para hombros y cabeza.',
    ],
  ),
  theme(
    'dance',
    'neon',
    [
      'Swing für die Küche',
      'Swing for the kitchen',
      'Swing voor in de keuken',
      'Swing para la cocina',
    ],
    [
      'Sechs Grundschritte, erklärt zwischen Herd und Tisch.',
      'Six basic steps explained between stove and table.',
      'Zes basispassen, uitgelegd tussen fornuis en tafel.',
      'Seis pasos básicos entre los fogones y la mesa.',
    ],
  ),
  theme(
    'podcasts',
    'bokeh',
    ['Geräusche einer Stadt', 'Sounds of a city', 'Geluiden van een stad', 'Sonidos de una ciudad'],
    [
      'Straßenbahn, Markt, Treppenhaus: eine Stadt zum Hören.',
      'Tram, market, stairwell: a city to listen to.',
      'Tram, markt, trappenhuis: een stad om naar te luisteren.',
      'Tranvía, mercado, escalera: una ciudad para escuchar.',
    ],
  ),
  theme(
    'languages',
    'shelf',
    [
      'Wörter ohne Übersetzung',
      'Words without a translation',
      'Woorden zonder vertaling',
      'Palabras sin traducción',
    ],
    [
      'Zehn Wörter, die es nur in einer Sprache gibt.',
      'Ten words that exist in only one language.',
      'Tien woorden die maar in één taal bestaan.',
      'Diez palabras que solo existen en un idioma.',
    ],
  ),
  theme(
    'board-games',
    'fairy',
    ['Würfelabend', 'Dice night', 'Dobbelavond', 'Noche de dados'],
    [
      'Regeln in einer Minute, Ausreden in zehn.',
      'Rules in one minute, excuses in ten.',
      'Regels in één minuut, smoesjes in tien.',
      'Reglas en un minuto, excusas en diez.',
    ],
  ),
  theme(
    'hiking',
    'hills',
    ['Gipfel im Nebel', 'Summit in the mist', 'Top in de mist', 'Cumbre entre la niebla'],
    [
      'Drei Stunden Aufstieg und eine Thermoskanne.',
      'Three hours of climbing and a flask of tea.',
      'Drie uur klimmen en een thermosfles.',
      'Tres horas de subida y un termo.',
    ],
  ),
  theme(
    'cinema',
    'curtain',
    [
      'Filme, die niemand kennt',
      'Films nobody knows',
      'Films die niemand kent',
      'Películas que nadie conoce',
    ],
    [
      'Fünf stille Filme und warum man sie sehen sollte.',
      'Five quiet films and why to watch them.',
      'Vijf stille films en waarom je ze moet zien.',
      'Cinco películas tranquilas y por qué verlas.',
    ],
  ),
  theme(
    'design',
    'arch',
    ['Eine gute Lampe', 'A good lamp', 'Een goede lamp', 'Una buena lámpara'],
    [
      'Warum manche Räume freundlich sind und andere nicht.',
      'Why some rooms are friendly and others are not.',
      'Waarom sommige kamers vriendelijk zijn en andere niet.',
      'Por qué unas habitaciones son amables y otras no.',
    ],
  ),
  theme(
    'wine',
    'bokeh',
    [
      'Ein Glas, drei Geschichten',
      'One glass, three stories',
      'Eén glas, drie verhalen',
      'Una copa, tres historias',
    ],
    [
      'Drei Weine, drei Orte und keine einzige Fachvokabel.',
      'Three wines, three places and not one technical term.',
      'Drie wijnen, drie plekken en geen enkel vakwoord.',
      'Tres vinos, tres lugares y ni un tecnicismo.',
    ],
  ),
  theme(
    'fashion',
    'studio',
    ['Ein Mantel wird neu', 'A coat made new', 'Een jas wordt nieuw', 'Un abrigo vuelve a nacer'],
    [
      'Aus einem alten Mantel wird an einem Abend ein neuer.',
      'An old coat becomes a new one in an evening.',
      'In één avond wordt een oude jas een nieuwe.',
      'En una noche, un abrigo viejo se convierte en otro.',
    ],
  ),
  theme(
    'running',
    'sunset',
    [
      'Fünf Kilometer Morgenluft',
      'Five kilometres of morning air',
      'Vijf kilometer ochtendlucht',
      'Cinco kilómetros de aire matinal',
    ],
    [
      'Eine Laufrunde mit allen Hunden des Viertels.',
      'A run with all the dogs of the neighbourhood.',
      'Een rondje hardlopen met alle honden van de buurt.',
      'Una carrera con todos los perros del barrio.',
    ],
  ),
  theme(
    'cycling',
    'hills',
    ['Gegenwind', 'Headwind', 'Tegenwind', 'Viento en contra'],
    [
      'Eine Radtour, auf der alles bergauf ging.',
      'A bike ride where everything went uphill.',
      'Een fietstocht waarop alles bergop ging.',
      'Una ruta en bici en la que todo era cuesta arriba.',
    ],
  ),
  theme(
    'humour',
    'disc',
    [
      'Missgeschicke des Monats',
      'Mishaps of the month',
      'Blunders van de maand',
      'Tropiezos del mes',
    ],
    [
      'Was alles schiefging und warum es trotzdem gut war.',
      'Everything that went wrong, and why it was good anyway.',
      'Wat er allemaal misging en waarom het toch goed was.',
      'Todo lo que salió mal y por qué estuvo bien.',
    ],
  ),
  theme(
    'good-listener',
    'blinds',
    [
      'Fragen und Antworten',
      'Questions and answers',
      'Vragen en antwoorden',
      'Preguntas y respuestas',
    ],
    [
      'Deine Fragen der letzten Wochen, in Ruhe beantwortet.',
      'Your questions from the last few weeks, answered in peace.',
      'Jullie vragen van de laatste weken, rustig beantwoord.',
      'Las preguntas de las últimas semanas, respondidas con calma.',
    ],
  ),
  theme(
    'city-nights',
    'neon',
    [
      'Spaziergang unter Leuchtreklamen',
      'A walk under neon signs',
      'Wandeling onder neonreclames',
      'Paseo bajo los neones',
    ],
    [
      'Ein Weg durch die Nacht, von Schild zu Schild.',
      'A walk through the night, from sign to sign.',
      'Een weg door de nacht, van bord tot bord.',
      'Un recorrido por la noche, de letrero en letrero.',
    ],
  ),
  theme(
    'vinyl',
    'disc',
    ['Plattenwaschtag', 'Record-washing day', 'Platenwasdag', 'Día de lavar discos'],
    [
      'Sauber klingt es besser: eine Anleitung mit Musik.',
      'Clean records sound better: a guide with music.',
      'Schoon klinkt beter: een uitleg met muziek.',
      'Limpio suena mejor: una guía con música.',
    ],
  ),
  theme(
    'coffee',
    'shelf',
    [
      'Drei Bohnen im Vergleich',
      'Three beans compared',
      'Drie bonen vergeleken',
      'Tres cafés comparados',
    ],
    [
      'Hell, mittel, dunkel, und ein klarer Favorit.',
      'Light, medium, dark, and a clear favourite.',
      'Licht, medium, donker en een duidelijke favoriet.',
      'Claro, medio, oscuro y un favorito evidente.',
    ],
  ),
  theme(
    'books',
    'curtain',
    ['Die erste Seite', 'The first page', 'De eerste bladzijde', 'La primera página'],
    [
      'Zehn erste Seiten, und du entscheidest, welche weitergeht.',
      'Ten first pages, and you decide which one continues.',
      'Tien eerste bladzijden, en jij beslist welke verdergaat.',
      'Diez primeras páginas y tú decides cuál sigue.',
    ],
  ),
  theme(
    'rain',
    'city',
    ['Unter dem Vordach', 'Under the awning', 'Onder de luifel', 'Bajo el toldo'],
    [
      'Warten auf das Ende eines Schauers, mit Gesellschaft.',
      'Waiting out a shower in good company.',
      'Wachten tot de bui voorbij is, in goed gezelschap.',
      'Esperar a que escampe, en compañía.',
    ],
  ),
  theme(
    'guitar',
    'sunset',
    ['Lieder vom Steg', 'Songs from the jetty', 'Liedjes vanaf de steiger', 'Canciones del muelle'],
    [
      'Vier leise Lieder, begleitet vom Wasser.',
      'Four quiet songs accompanied by the water.',
      'Vier zachte liedjes, begeleid door het water.',
      'Cuatro canciones suaves con el agua de fondo.',
    ],
  ),
  theme(
    'cooking',
    'fairy',
    [
      'Suppe nach Mitternacht',
      'Soup after midnight',
      'Soep na middernacht',
      'Sopa pasada la medianoche',
    ],
    [
      'Was im Kühlschrank ist, reicht für eine gute Suppe.',
      'Whatever is in the fridge makes a good soup.',
      'Wat er in de koelkast ligt, is genoeg voor goede soep.',
      'Lo que hay en la nevera da para una buena sopa.',
    ],
  ),
  theme(
    'sea',
    'arch',
    ['Muschelalphabet', 'Shell alphabet', 'Schelpenalfabet', 'Alfabeto de conchas'],
    [
      'Ein Glas voller Muscheln und zu jeder ein Ort.',
      'A jar of shells, and a place for each one.',
      'Een pot schelpen en bij elke een plek.',
      'Un tarro de conchas y un lugar para cada una.',
    ],
  ),
  theme(
    'theatre',
    'curtain',
    ['Hinter dem Vorhang', 'Behind the curtain', 'Achter het doek', 'Detrás del telón'],
    [
      'Wie sich zehn Minuten vor dem Auftritt anfühlen.',
      'What ten minutes before the show feel like.',
      'Hoe tien minuten voor het optreden voelen.',
      'Cómo se sienten los diez minutos previos a salir.',
    ],
  ),
  theme(
    'plants',
    'blinds',
    ['Der Balkon im März', 'The balcony in March', 'Het balkon in maart', 'El balcón en marzo'],
    [
      'Samen, Erde, Hoffnung: Der Balkon wird grün.',
      'Seeds, soil, hope: the balcony turns green.',
      'Zaad, aarde, hoop: het balkon wordt groen.',
      'Semillas, tierra, esperanza: el balcón reverdece.',
    ],
  ),
  theme(
    'gaming',
    'bokeh',
    ['Gemeinsam verlieren', 'Losing together', 'Samen verliezen', 'Perder en equipo'],
    [
      'Ein Teamspiel, viel Gelächter und ein knappes Ende.',
      'A team game, lots of laughter and a close finish.',
      'Een teamspel, veel gelach en een spannend einde.',
      'Un juego en equipo, muchas risas y un final ajustado.',
    ],
  ),
  theme(
    'poetry',
    'rain',
    [
      'Verse für schlechtes Wetter',
      'Verses for bad weather',
      'Verzen voor slecht weer',
      'Versos para el mal tiempo',
    ],
    [
      'Gedichte über Regen, Nebel und Schirme.',
      'Poems about rain, fog and umbrellas.',
      'Gedichten over regen, mist en paraplu’s.',
      'Poemas sobre lluvia, niebla y paraguas.',
    ],
  ),
  theme(
    'drawing',
    'shelf',
    ['Skizzen aus dem Café', 'Sketches from the café', 'Schetsen uit het café', 'Bocetos del café'],
    [
      'Menschen beim Warten, gezeichnet auf Servietten.',
      'People waiting, drawn on napkins.',
      'Wachtende mensen, getekend op servetten.',
      'Gente esperando, dibujada en servilletas.',
    ],
  ),
  theme(
    'stars',
    'sunset',
    ['Blaue Stunde', 'Blue hour', 'Het blauwe uur', 'La hora azul'],
    [
      'Zwanzig Minuten, in denen alles dieselbe Farbe hat.',
      'Twenty minutes when everything is the same colour.',
      'Twintig minuten waarin alles dezelfde kleur heeft.',
      'Veinte minutos en los que todo tiene el mismo color.',
    ],
  ),
  theme(
    'travel',
    'arch',
    [
      'Souvenirs mit Geschichte',
      'Souvenirs with a story',
      'Souvenirs met een verhaal',
      'Recuerdos con historia',
    ],
    [
      'Sechs Dinge aus sechs Ländern und wie sie herkamen.',
      'Six things from six countries and how they got here.',
      'Zes dingen uit zes landen en hoe ze hier kwamen.',
      'Seis cosas de seis países y cómo llegaron aquí.',
    ],
  ),
  theme(
    'jazz',
    'blinds',
    [
      'Saxofon am offenen Fenster',
      'Saxophone at the open window',
      'Saxofoon bij het open raam',
      'Saxofón con la ventana abierta',
    ],
    [
      'Die Nachbarn haben ein Lied bestellt.',
      'The neighbours have requested a song.',
      'De buren hebben een nummer aangevraagd.',
      'Los vecinos han pedido una canción.',
    ],
  ),
  theme(
    'photography',
    'rain',
    ['Pfützen', 'Puddles', 'Regenplassen', 'Charcos'],
    [
      'Die Stadt steht kopf, wenn man nach unten schaut.',
      'The city turns upside down when you look at your feet.',
      'De stad staat op zijn kop als je omlaag kijkt.',
      'La ciudad se pone del revés si miras al suelo.',
    ],
  ),
  theme(
    'yoga',
    'plants',
    ['Atempause', 'A pause for breath', 'Adempauze', 'Pausa para respirar'],
    [
      'Ein kurzer Ausflug zu den eigenen Schultern.',
      'A short trip to your own shoulders.',
      'Een kort uitstapje naar je eigen schouders.',
      'Una breve excursión a tus propios hombros.',
    ],
  ),
  theme(
    'dance',
    'stage',
    ['Generalprobe', 'Dress rehearsal', 'Generale repetitie', 'Ensayo general'],
    [
      'Alles sitzt, fast. Ein Blick auf die letzte Probe.',
      'Everything works, almost. A look at the final rehearsal.',
      'Alles klopt, bijna. Een blik op de laatste repetitie.',
      'Todo encaja, o casi. Un vistazo al último ensayo.',
    ],
  ),
  theme(
    'podcasts',
    'studio',
    ['Mikrofon an', 'Microphone on', 'Microfoon aan', 'Micrófono abierto'],
    [
      'Eine Folge über Stille, aufgenommen um drei Uhr früh.',
      'An episode about silence, recorded at three in the morning.',
      'Een aflevering over stilte, opgenomen om drie uur ’s nachts.',
      'Un episodio sobre el silencio, grabado a las tres de la madrugada.',
    ],
  ),
  theme(
    'languages',
    'disc',
    ['Zungenbrecher', 'Tongue twisters', 'Tongbrekers', 'Trabalenguas'],
    [
      'Vier Sprachen, acht Stolperfallen und ein Gewinner.',
      'Four languages, eight traps and one winner.',
      'Vier talen, acht struikelblokken en één winnaar.',
      'Cuatro idiomas, ocho tropiezos y un ganador.',
    ],
  ),
  theme(
    'hiking',
    'sunset',
    ['Hüttenabend', 'An evening at the hut', 'Avond in de berghut', 'Noche en el refugio'],
    [
      'Holzbank, Suppe und das letzte Licht am Grat.',
      'A wooden bench, soup and the last light on the ridge.',
      'Houten bank, soep en het laatste licht op de kam.',
      'Banco de madera, sopa y la última luz en la cresta.',
    ],
  ),
  theme(
    'cinema',
    'bokeh',
    ['Abspann', 'End credits', 'Aftiteling', 'Títulos de crédito'],
    [
      'Über Filme, die erst nach dem Ende anfangen.',
      'About films that begin only after the end.',
      'Over films die pas na het einde beginnen.',
      'Sobre películas que empiezan después del final.',
    ],
  ),
  theme(
    'wine',
    'sunset',
    ['Weinberg im Herbst', 'Vineyard in autumn', 'Wijngaard in de herfst', 'Viñedo en otoño'],
    [
      'Ein Spaziergang zwischen roten Blättern.',
      'A walk between red leaves.',
      'Een wandeling tussen rode bladeren.',
      'Un paseo entre hojas rojas.',
    ],
  ),
  theme(
    'humour',
    'studio',
    ['Pannen und Versprecher', 'Bloopers', 'Bloopers', 'Tomas falsas'],
    [
      'Alles, was sonst herausgeschnitten wird.',
      'Everything that is usually cut out.',
      'Alles wat er anders uitgeknipt wordt.',
      'Todo lo que normalmente se corta.',
    ],
  ),
  theme(
    'good-listener',
    'fairy',
    [
      'Briefe an einen Unbekannten',
      'Letters to a stranger',
      'Brieven aan een onbekende',
      'Cartas a alguien desconocido',
    ],
    [
      'Drei Briefe, laut gelesen, an niemand Bestimmten.',
      'Three letters read aloud, to nobody in particular.',
      'Drie brieven, hardop gelezen, aan niemand in het bijzonder.',
      'Tres cartas leídas en voz alta, a nadie en concreto.',
    ],
  ),
  theme(
    'design',
    'shelf',
    ['Mein Schreibtisch', 'My desk', 'Mijn bureau', 'Mi escritorio'],
    [
      'Jedes Ding auf diesem Tisch hat einen Grund.',
      'Everything on this desk has a reason.',
      'Elk ding op dit bureau heeft een reden.',
      'Cada cosa de esta mesa tiene un porqué.',
    ],
  ),
  theme(
    'fashion',
    'curtain',
    ['Sieben Schals', 'Seven scarves', 'Zeven sjaals', 'Siete bufandas'],
    [
      'Sieben Arten, einen Schal zu tragen, und ihre Geschichten.',
      'Seven ways to wear a scarf and their stories.',
      'Zeven manieren om een sjaal te dragen en hun verhalen.',
      'Siete maneras de llevar una bufanda y sus historias.',
    ],
  ),
];

/** What makes two videos of one theme different; `{title}` is the theme's title. */
export const titleForms: readonly Row[] = [
  ['{title}', '{title}', '{title}', '{title}'],
  ['{title}, Teil zwei', '{title}, part two', '{title}, deel twee', '{title}, segunda parte'],
  [
    '{title}, Spätausgabe',
    '{title}, late edition',
    '{title}, late editie',
    '{title}, edición nocturna',
  ],
  ['{title} mit {name}', '{title} with {name}', '{title} met {name}', '{title} con {name}'],
  ['{title} in {city}', '{title} in {city}', '{title} in {city}', '{title} en {city}'],
  ['{title}, ungekürzt', '{title}, uncut', '{title}, onverkort', '{title}, sin cortes'],
  [
    '{title}: die Frühlingsfolge',
    '{title}: the spring episode',
    '{title}: de lenteaflevering',
    '{title}: el episodio de primavera',
  ],
  [
    '{title}: die Winterfolge',
    '{title}: the winter episode',
    '{title}: de winteraflevering',
    '{title}: el episodio de invierno',
  ],
];

/** How a video was made; the second sentence of its description. */
export const makingLines: readonly Row[] = [
  [
    'In einem Zug aufgenommen, mit einer einzigen Lampe.',
    'Recorded in one take with a single lamp.',
    'In één keer opgenomen, met één lamp.',
    'Grabado en una sola toma, con una única lámpara.',
  ],
  [
    'Gedreht in {city}, an einem Dienstag ohne Termine.',
    'Filmed in {city} on a Tuesday with nothing else planned.',
    'Opgenomen in {city}, op een dinsdag zonder afspraken.',
    'Rodado en {city}, un martes sin citas.',
  ],
  [
    'Mit Kopfhörern klingt es am besten.',
    'It sounds best with headphones.',
    'Met koptelefoon klinkt het het best.',
    'Con auriculares suena mejor.',
  ],
  [
    '{name} führt durch den Abend.',
    '{name} leads you through the evening.',
    '{name} leidt je door de avond.',
    '{name} te guía por la noche.',
  ],
  [
    'Ein ruhiges Stück zum Zurücklehnen.',
    'A calm piece to sit back and enjoy.',
    'Een rustig stuk om bij achterover te leunen.',
    'Una pieza tranquila para recostarse.',
  ],
  [
    'Auf vielfachen Wunsch nun in voller Länge.',
    'By popular demand, now at full length.',
    'Op veler verzoek nu in volle lengte.',
    'A petición popular, ahora completo.',
  ],
  [
    'Die Idee kam aus einem Gespräch mit euch.',
    'The idea came from a conversation with you.',
    'Het idee kwam uit een gesprek met jullie.',
    'La idea salió de una de nuestras charlas.',
  ],
  [
    'Am Ende gibt es eine kleine Überraschung.',
    'There is a small surprise at the end.',
    'Aan het eind zit een kleine verrassing.',
    'Al final hay una pequeña sorpresa.',
  ],
  [
    'Ton und Bild sind hausgemacht.',
    'Sound and picture are home-made.',
    'Geluid en beeld zijn zelfgemaakt.',
    'Sonido e imagen son caseros.',
  ],
  [
    'Zum ersten Mal mit zwei Kameras.',
    'With two cameras for the first time.',
    'Voor het eerst met twee camera’s.',
    'Por primera vez con dos cámaras.',
  ],
  [
    'Entstanden zwischen zwei Tassen Tee.',
    'Made between two cups of tea.',
    'Gemaakt tussen twee koppen thee.',
    'Hecho entre dos tazas de té.',
  ],
  [
    '{name} sagt: Das war der schönste Drehtag des Jahres.',
    '{name} says this was the best filming day of the year.',
    '{name} zegt: dit was de mooiste draaidag van het jaar.',
    '{name} dice que fue el mejor día de rodaje del año.',
  ],
  [
    'Auch ohne Ton schön anzusehen.',
    'Lovely to watch even without sound.',
    'Ook zonder geluid mooi om te zien.',
    'Bonito incluso sin sonido.',
  ],
  [
    'Für alle, die noch nicht schlafen möchten.',
    'For everyone who isn’t ready to sleep yet.',
    'Voor iedereen die nog niet wil slapen.',
    'Para quienes aún no quieren dormir.',
  ],
];
