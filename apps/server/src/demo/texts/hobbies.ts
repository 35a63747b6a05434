import type { Row } from './row.ts';

/** Something a performer likes: a tag with its name, and sentences for the profile. */
export interface Hobby {
  readonly slug: string;
  readonly name: Row;
  readonly lines: readonly Row[];
}

export const hobbies: readonly Hobby[] = [
  {
    slug: 'jazz',
    name: ['Jazz', 'Jazz', 'Jazz', 'Jazz'],
    lines: [
      [
        'Am liebsten läuft bei mir eine alte Jazzplatte, leise genug zum Reden.',
        'There’s usually an old jazz record on, quiet enough to talk over.',
        'Meestal draait er een oude jazzplaat, zacht genoeg om te praten.',
        'Casi siempre suena un viejo disco de jazz, lo bastante bajo para hablar.',
      ],
      [
        'Ein gutes Saxofonsolo kann mir jeden Montag retten.',
        'A good saxophone solo can save any Monday.',
        'Een goede saxofoonsolo redt voor mij elke maandag.',
        'Un buen solo de saxofón me salva cualquier lunes.',
      ],
    ],
  },
  {
    slug: 'travel',
    name: ['Reisen', 'Travel', 'Reizen', 'Viajes'],
    lines: [
      [
        'Ich sammle Nachtzüge und kleine Bahnhöfe.',
        'I collect night trains and small stations.',
        'Ik verzamel nachttreinen en kleine stationnetjes.',
        'Colecciono trenes nocturnos y estaciones pequeñas.',
      ],
      [
        'Mein Koffer ist immer halb gepackt, und auf jeder Reise lerne ich drei Wörter mehr.',
        'My suitcase is always half packed, and every trip teaches me three new words.',
        'Mijn koffer is altijd half gepakt en elke reis leert me drie nieuwe woorden.',
        'Mi maleta está siempre a medio hacer y de cada viaje traigo tres palabras nuevas.',
      ],
    ],
  },
  {
    slug: 'city-nights',
    name: ['Stadtnächte', 'City nights', 'Stadsnachten', 'Noches de ciudad'],
    lines: [
      [
        'Wenn die Stadt leiser wird, fängt mein Tag erst richtig an.',
        'My day really starts when the city gets quieter.',
        'Mijn dag begint pas echt als de stad stiller wordt.',
        'Mi día empieza de verdad cuando la ciudad baja la voz.',
      ],
      [
        'Ich kenne jede Bank mit Aussicht zwischen hier und dem Fluss.',
        'I know every bench with a view between here and the river.',
        'Ik ken elk bankje met uitzicht tussen hier en de rivier.',
        'Conozco cada banco con vistas de aquí al río.',
      ],
    ],
  },
  {
    slug: 'cooking',
    name: ['Kochen', 'Cooking', 'Koken', 'Cocina'],
    lines: [
      [
        'Sonntags koche ich für viel zu viele Leute und bereue es nie.',
        'On Sundays I cook for far too many people and never regret it.',
        'Op zondag kook ik voor veel te veel mensen en ik heb er nooit spijt van.',
        'Los domingos cocino para demasiada gente y nunca me arrepiento.',
      ],
      [
        'Mein Risotto braucht vierzig Minuten und ein gutes Gespräch.',
        'My risotto takes forty minutes and a good conversation.',
        'Mijn risotto vraagt veertig minuten en een goed gesprek.',
        'Mi risotto necesita cuarenta minutos y una buena conversación.',
      ],
    ],
  },
  {
    slug: 'books',
    name: ['Bücher', 'Books', 'Boeken', 'Libros'],
    lines: [
      [
        'Neben meinem Bett liegen elf angefangene Bücher, und ich verteidige jedes einzelne.',
        'There are eleven half-read books by my bed and I defend every one of them.',
        'Naast mijn bed liggen elf half gelezen boeken en ik verdedig ze allemaal.',
        'Junto a mi cama hay once libros a medias y los defiendo todos.',
      ],
      [
        'Ich lese gern laut vor, auch Bedienungsanleitungen.',
        'I like reading aloud, even instruction manuals.',
        'Ik lees graag voor, zelfs handleidingen.',
        'Me gusta leer en voz alta, hasta manuales de instrucciones.',
      ],
    ],
  },
  {
    slug: 'poetry',
    name: ['Poesie', 'Poetry', 'Poëzie', 'Poesía'],
    lines: [
      [
        'Ich schreibe kurze Gedichte auf lange Kassenzettel.',
        'I write short poems on long receipts.',
        'Ik schrijf korte gedichten op lange kassabonnen.',
        'Escribo poemas cortos en tiques largos.',
      ],
      [
        'Freitags ist bei mir Lyrikabend, Kaffee zuerst.',
        'Friday is poetry night here, coffee first.',
        'Vrijdag is het hier poëzieavond, koffie eerst.',
        'Los viernes hay noche de poesía, primero el café.',
      ],
    ],
  },
  {
    slug: 'vinyl',
    name: ['Schallplatten', 'Vinyl', 'Vinyl', 'Vinilos'],
    lines: [
      [
        'Meine Plattensammlung ist nach Stimmung sortiert, nicht nach Alphabet.',
        'My record collection is sorted by mood, not by alphabet.',
        'Mijn platencollectie staat op stemming, niet op alfabet.',
        'Mi colección de discos está ordenada por ánimo, no por alfabeto.',
      ],
      [
        'Sag mir ein Jahr, und ich suche dir eine Platte dazu heraus.',
        'Name a year and I will find you a record from it.',
        'Noem een jaar en ik zoek er een plaat bij.',
        'Dime un año y te busco un disco de entonces.',
      ],
    ],
  },
  {
    slug: 'gaming',
    name: ['Gaming', 'Gaming', 'Gaming', 'Videojuegos'],
    lines: [
      [
        'Ich spiele gern im Team und verliere mit Würde.',
        'I like playing in a team and I lose with dignity.',
        'Ik speel graag in een team en verlies met waardigheid.',
        'Me gusta jugar en equipo y pierdo con dignidad.',
      ],
      [
        'Kopfhörer auf, Welt aus, Highscore ist Nebensache.',
        'Headphones on, world off. The high score is a detail.',
        'Koptelefoon op, wereld uit, de highscore is bijzaak.',
        'Auriculares puestos, mundo fuera, la puntuación es lo de menos.',
      ],
    ],
  },
  {
    slug: 'design',
    name: ['Design', 'Design', 'Design', 'Diseño'],
    lines: [
      [
        'Ich kann zehn Minuten über eine gute Lampe reden.',
        'I can talk about a good lamp for ten minutes.',
        'Ik kan tien minuten praten over een goede lamp.',
        'Puedo hablar diez minutos de una buena lámpara.',
      ],
      [
        'Schöne Schriften machen mich froh, schlechte Türgriffe nicht.',
        'Beautiful typefaces make me happy; bad door handles don’t.',
        'Mooie letters maken me blij, slechte deurklinken niet.',
        'Las buenas tipografías me alegran, los malos pomos no.',
      ],
    ],
  },
  {
    slug: 'humour',
    name: ['Humor', 'Humour', 'Humor', 'Humor'],
    lines: [
      [
        'Ich lache schnell, am liebsten über mich selbst.',
        'I laugh easily, mostly at myself.',
        'Ik lach snel, het liefst om mezelf.',
        'Me río con facilidad, sobre todo de mis propias torpezas.',
      ],
      [
        'Für trockenen Humor bin ich immer zu haben.',
        'Dry humour always gets me.',
        'Voor droge humor ben ik altijd te vinden.',
        'El humor seco siempre me conquista.',
      ],
    ],
  },
  {
    slug: 'wine',
    name: ['Wein', 'Wine', 'Wijn', 'Vino'],
    lines: [
      [
        'Von Wein verstehe ich wenig, aber ich höre gern zu, wenn jemand davon erzählt.',
        'I know little about wine but love listening to people who do.',
        'Van wijn weet ik weinig, maar ik luister graag naar wie er wel verstand van heeft.',
        'Sé poco de vino, pero me encanta escuchar a quien sabe.',
      ],
      [
        'Ein Glas Rotwein, ein offenes Fenster, mehr braucht ein Abend nicht.',
        'A glass of red and an open window: that’s all an evening needs.',
        'Een glas rood en een open raam, meer heeft een avond niet nodig.',
        'Una copa de tinto y una ventana abierta, una noche no pide más.',
      ],
    ],
  },
  {
    slug: 'photography',
    name: ['Fotografie', 'Photography', 'Fotografie', 'Fotografía'],
    lines: [
      [
        'Ich fotografiere Pfützen, weil darin zwei Himmel liegen.',
        'I photograph puddles because they hold two skies.',
        'Ik fotografeer regenplassen, want daarin liggen twee luchten.',
        'Fotografío charcos porque guardan dos cielos.',
      ],
      [
        'Analog, schwarzweiß und immer ein bisschen unscharf, so mag ich Fotos.',
        'Analogue, black and white and slightly blurred: that’s how I like photos.',
        'Analoog, zwart-wit en altijd een beetje onscherp, zo houd ik van foto’s.',
        'Analógicas, en blanco y negro y algo borrosas, así me gustan las fotos.',
      ],
    ],
  },
  {
    slug: 'plants',
    name: ['Pflanzen', 'Plants', 'Planten', 'Plantas'],
    lines: [
      [
        'Meine Wohnung ist zur Hälfte ein Gewächshaus.',
        'Half of my flat is a greenhouse.',
        'De helft van mijn woning is een kas.',
        'La mitad de mi piso es un invernadero.',
      ],
      [
        'Jede Pflanze bei mir hat einen Namen und eine Geschichte.',
        'Every plant here has a name and a story.',
        'Elke plant hier heeft een naam en een verhaal.',
        'Aquí cada planta tiene nombre e historia.',
      ],
    ],
  },
  {
    slug: 'coffee',
    name: ['Kaffee', 'Coffee', 'Koffie', 'Café'],
    lines: [
      [
        'Vor dem zweiten Kaffee sage ich wenig, danach umso mehr.',
        'I say little before my second coffee and plenty after it.',
        'Voor mijn tweede koffie zeg ik weinig, daarna des te meer.',
        'Antes del segundo café hablo poco; después, de todo.',
      ],
      [
        'Ich röste meine Bohnen selbst, die Nachbarn finden das inzwischen gut.',
        'I roast my own beans, and by now the neighbours approve.',
        'Ik brand mijn eigen bonen en de buren vinden dat inmiddels prima.',
        'Tuesto mi propio café y a los vecinos ya les gusta.',
      ],
    ],
  },
  {
    slug: 'cinema',
    name: ['Kino', 'Cinema', 'Film', 'Cine'],
    lines: [
      [
        'Ich bleibe im Kino sitzen, bis der letzte Name vorbei ist.',
        'I stay in the cinema until the last name has rolled by.',
        'In de bioscoop blijf ik zitten tot de laatste naam voorbij is.',
        'En el cine me quedo hasta que pasa el último nombre.',
      ],
      [
        'Alte Schwarzweißfilme sind mein liebster Grund, zu spät ins Bett zu gehen.',
        'Old black-and-white films are my favourite reason for going to bed late.',
        'Oude zwart-witfilms zijn mijn favoriete reden om laat naar bed te gaan.',
        'Las películas en blanco y negro son mi mejor motivo para trasnochar.',
      ],
    ],
  },
  {
    slug: 'dance',
    name: ['Tanzen', 'Dancing', 'Dansen', 'Baile'],
    lines: [
      [
        'Dienstags tanze ich Swing, an den anderen Tagen in der Küche.',
        'On Tuesdays I dance swing, on other days in the kitchen.',
        'Op dinsdag dans ik swing, op andere dagen in de keuken.',
        'Los martes bailo swing; los demás días, en la cocina.',
      ],
      [
        'Rhythmus habe ich erst spät gelernt und seitdem nicht mehr verlernt.',
        'I found rhythm late and have kept it ever since.',
        'Ritme heb ik laat geleerd en daarna niet meer verleerd.',
        'El ritmo me llegó tarde y desde entonces se quedó.',
      ],
    ],
  },
  {
    slug: 'yoga',
    name: ['Yoga', 'Yoga', 'Yoga', 'Yoga'],
    lines: [
      [
        'Morgens Yoga auf dem Balkon, im Winter mit Mütze.',
        'Yoga on the balcony in the morning, with a hat in winter.',
        '’s Ochtends yoga op het balkon, in de winter met muts.',
        'Yoga por la mañana en el balcón, en invierno con gorro.',
      ],
      [
        'Ruhig atmen ist mein ganzer Trick.',
        'Breathing slowly is my only trick.',
        'Rustig ademhalen is mijn hele geheim.',
        'Respirar despacio es todo mi truco.',
      ],
    ],
  },
  {
    slug: 'hiking',
    name: ['Wandern', 'Hiking', 'Wandelen', 'Senderismo'],
    lines: [
      [
        'Am Wochenende findest du mich auf einem Hügel mit Thermoskanne.',
        'At weekends you will find me on a hill with a flask of tea.',
        'In het weekend vind je me op een heuvel met een thermosfles.',
        'Los fines de semana me encuentras en una colina con un termo.',
      ],
      [
        'Ich gehe lieber zehn Kilometer, als zehn Minuten auf den Bus zu warten.',
        'I would rather walk ten kilometres than wait ten minutes for a bus.',
        'Ik loop liever tien kilometer dan tien minuten op de bus te wachten.',
        'Prefiero andar diez kilómetros a esperar el autobús diez minutos.',
      ],
    ],
  },
  {
    slug: 'sea',
    name: ['Meer', 'The sea', 'De zee', 'El mar'],
    lines: [
      [
        'Ich bin am Wasser aufgewachsen und höre es heute noch.',
        'I grew up by the water and still hear it today.',
        'Ik ben aan het water opgegroeid en hoor het nog altijd.',
        'Crecí junto al agua y todavía la oigo.',
      ],
      [
        'Schwimmen bei Sonnenaufgang, auch wenn es nur der See um die Ecke ist.',
        'Swimming at sunrise, even if it is only the lake round the corner.',
        'Zwemmen bij zonsopgang, al is het maar in het meer om de hoek.',
        'Nadar al amanecer, aunque solo sea en el lago de al lado.',
      ],
    ],
  },
  {
    slug: 'ceramics',
    name: ['Keramik', 'Ceramics', 'Keramiek', 'Cerámica'],
    lines: [
      [
        'Meine Tassen sind schief und selbst getöpfert.',
        'My cups are crooked and made by hand.',
        'Mijn kopjes zijn scheef en zelfgemaakt.',
        'Mis tazas están torcidas y hechas a mano.',
      ],
      [
        'An der Töpferscheibe vergesse ich mein Telefon.',
        'At the potter’s wheel I forget I have a phone.',
        'Aan de draaischijf vergeet ik elke telefoon.',
        'En el torno se me olvida cualquier teléfono.',
      ],
    ],
  },
  {
    slug: 'guitar',
    name: ['Gitarre', 'Guitar', 'Gitaar', 'Guitarra'],
    lines: [
      [
        'Ich kann sieben Lieder auf der Gitarre und übe seit einem Jahr das achte.',
        'I know seven songs on the guitar and have been working on the eighth for a year.',
        'Ik ken zeven liedjes op de gitaar en oefen al een jaar op het achtste.',
        'Sé siete canciones con la guitarra y llevo un año con la octava.',
      ],
      [
        'Meine Gitarre ist verstimmt, meine Laune selten.',
        'My guitar is out of tune, my mood rarely is.',
        'Mijn gitaar is ontstemd, mijn humeur zelden.',
        'Mi guitarra desafina; mi ánimo, casi nunca.',
      ],
    ],
  },
  {
    slug: 'drawing',
    name: ['Zeichnen', 'Drawing', 'Tekenen', 'Dibujo'],
    lines: [
      [
        'Beim Reden zeichne ich, meistens Hände und Treppenhäuser.',
        'I draw while I talk, mostly hands and staircases.',
        'Tijdens het praten teken ik, meestal handen en trappenhuizen.',
        'Dibujo mientras hablo, casi siempre manos y escaleras.',
      ],
      [
        'Mein Skizzenbuch kennt mehr Cafés als ich.',
        'My sketchbook knows more cafés than I do.',
        'Mijn schetsboek kent meer cafés dan ik.',
        'Mi cuaderno conoce más cafés que yo.',
      ],
    ],
  },
  {
    slug: 'stars',
    name: ['Sterne', 'Stargazing', 'Sterren', 'Estrellas'],
    lines: [
      [
        'Auf dem Dach steht ein kleines Fernrohr, der Saturn ist ein alter Bekannter.',
        'There is a small telescope on the roof, and Saturn is an old friend.',
        'Op het dak staat een kleine telescoop, Saturnus is een oude bekende.',
        'En la azotea hay un pequeño telescopio y Saturno es un viejo conocido.',
      ],
      [
        'Ich kann drei Sternbilder sicher zeigen und erfinde die anderen.',
        'I can point out three constellations and make up the rest.',
        'Drie sterrenbeelden wijs ik zeker aan, de rest verzin ik.',
        'Sé señalar tres constelaciones y las demás me las invento.',
      ],
    ],
  },
  {
    slug: 'languages',
    name: ['Sprachen', 'Languages', 'Talen', 'Idiomas'],
    lines: [
      [
        'Ich sammle Wörter, die es nur in einer Sprache gibt.',
        'I collect words that exist in only one language.',
        'Ik verzamel woorden die maar in één taal bestaan.',
        'Colecciono palabras que solo existen en un idioma.',
      ],
      [
        'Schreib mir gern in deiner Sprache, ich übe mit Vergnügen.',
        'Feel free to write in your language. I’m happy to practise.',
        'Schrijf me gerust in jouw taal, ik oefen met plezier.',
        'Escríbeme en tu idioma si quieres, practico con gusto.',
      ],
    ],
  },
  {
    slug: 'board-games',
    name: ['Brettspiele', 'Board games', 'Bordspellen', 'Juegos de mesa'],
    lines: [
      [
        'Ich gewinne selten beim Brettspiel, aber ich erkläre die Regeln sehr schön.',
        'I rarely win board games, but I explain the rules beautifully.',
        'Ik win zelden met bordspellen, maar leg de regels prachtig uit.',
        'Casi nunca gano a los juegos de mesa, pero explico muy bien las reglas.',
      ],
      [
        'Ein Abend mit Würfeln ist mir lieber als einer vor dem Fernseher.',
        'I’d rather spend an evening with dice than with the TV.',
        'Liever een avond met dobbelstenen dan een avond voor de televisie.',
        'Prefiero una noche de dados a una de televisión.',
      ],
    ],
  },
  {
    slug: 'cycling',
    name: ['Radfahren', 'Cycling', 'Fietsen', 'Bicicleta'],
    lines: [
      [
        'Mein Rad hat mehr Länder gesehen als mein Auto, denn ein Auto habe ich nicht.',
        'My bike has seen more countries than my car, because I don’t have a car.',
        'Mijn fiets heeft meer landen gezien dan mijn auto, want een auto heb ik niet.',
        'Mi bici ha visto más países que mi coche, porque coche no tengo.',
      ],
      [
        'Bei Gegenwind kommen die besten Gedanken.',
        'A headwind makes for good thinking.',
        'Tegenwind geeft goede gedachten.',
        'El viento en contra trae buenas ideas.',
      ],
    ],
  },
  {
    slug: 'good-listener',
    name: ['Zuhören', 'Listening', 'Luisterend oor', 'Buena escucha'],
    lines: [
      [
        'Zuhören kann ich besser als reden, und reden kann ich gut.',
        'I listen better than I talk, and I talk well.',
        'Luisteren kan ik beter dan praten, en praten kan ik goed.',
        'Se me da mejor escuchar que hablar, y hablar se me da bien.',
      ],
      [
        'Ich merke mir, was du erzählst, auch den Namen deiner Katze.',
        'I remember what you tell me, even the name of your cat.',
        'Ik onthoud wat je vertelt, ook de naam van je kat.',
        'Recuerdo lo que me cuentas, hasta el nombre de tu gato.',
      ],
    ],
  },
  {
    slug: 'theatre',
    name: ['Theater', 'Theatre', 'Theater', 'Teatro'],
    lines: [
      [
        'Ich spiele in einer kleinen Theatergruppe, meistens den Wind oder die Gräfin.',
        'I play in a small theatre group, usually the wind or the countess.',
        'Ik speel in een klein toneelgezelschap, meestal de wind of de gravin.',
        'Actúo en un pequeño grupo de teatro, casi siempre de viento o de condesa.',
      ],
      [
        'Eine leere Bühne und ein Stuhl reichen für eine ganze Geschichte.',
        'An empty stage and a chair are enough for a whole story.',
        'Een leeg podium en een stoel zijn genoeg voor een heel verhaal.',
        'Un escenario vacío y una silla bastan para una historia entera.',
      ],
    ],
  },
  {
    slug: 'rain',
    name: ['Regentage', 'Rainy days', 'Regendagen', 'Días de lluvia'],
    lines: [
      [
        'Bei Regen werde ich gesprächig.',
        'Rain makes me talkative.',
        'Van regen word ik spraakzaam.',
        'Con la lluvia me entran ganas de conversar.',
      ],
      [
        'Regen an der Scheibe ist meine liebste Hintergrundmusik.',
        'Rain on the window is my favourite background music.',
        'Regen op het raam is mijn favoriete achtergrondmuziek.',
        'La lluvia en el cristal es mi música de fondo preferida.',
      ],
    ],
  },
  {
    slug: 'fashion',
    name: ['Mode', 'Fashion', 'Mode', 'Moda'],
    lines: [
      [
        'Ich nähe um, was andere wegwerfen.',
        'I remake the clothes that others throw away.',
        'Ik vermaak wat anderen weggooien.',
        'Rehago la ropa que otros tiran.',
      ],
      [
        'Ein guter Mantel sagt mehr als ein langes Profil.',
        'A good coat says more than a long profile.',
        'Een goede jas zegt meer dan een lang profiel.',
        'Un buen abrigo dice más que un perfil largo.',
      ],
    ],
  },
  {
    slug: 'podcasts',
    name: ['Podcasts', 'Podcasts', 'Podcasts', 'Pódcasts'],
    lines: [
      [
        'Ich nehme einen winzigen Podcast über Alltagsgeräusche auf.',
        'I record a tiny podcast about everyday sounds.',
        'Ik maak een piepkleine podcast over alledaagse geluiden.',
        'Grabo un pódcast diminuto sobre sonidos cotidianos.',
      ],
      [
        'Meine Stimme ist morgens tief und abends neugierig.',
        'My voice is deep in the morning and curious at night.',
        'Mijn stem is ’s ochtends diep en ’s avonds nieuwsgierig.',
        'Mi voz es grave por la mañana y curiosa por la noche.',
      ],
    ],
  },
  {
    slug: 'running',
    name: ['Laufen', 'Running', 'Hardlopen', 'Correr'],
    lines: [
      [
        'Ich laufe langsam und grüße alle Hunde.',
        'I run slowly and greet every dog.',
        'Ik loop langzaam hard en groet alle honden.',
        'Corro despacio y saludo a todos los perros.',
      ],
      [
        'Fünf Kilometer am Morgen, und der Tag gehört mir.',
        'Five kilometres in the morning and the day is mine.',
        'Vijf kilometer in de ochtend en de dag is van mij.',
        'Cinco kilómetros por la mañana y el día es mío.',
      ],
    ],
  },
];
