import type { Row } from './row.ts';

/** Where somebody lives: `{city}`. */
export const cityLines: readonly Row[] = [
  [
    'Ich wohne in {city}, ganz oben, mit Blick über die Dächer.',
    'I live in {city}, on the top floor, with a view over the roofs.',
    'Ik woon in {city}, helemaal boven, met uitzicht over de daken.',
    'Vivo en {city}, en el último piso, con vistas a los tejados.',
  ],
  [
    'In {city} bin ich hängen geblieben, und es war die richtige Entscheidung.',
    'I came to {city} and stayed, and it was the right decision.',
    'In {city} ben ik blijven hangen en dat was de juiste keuze.',
    'Me quedé en {city}, y fue la decisión correcta.',
  ],
  [
    'Aus {city}, mit dem Herzen überall ein bisschen.',
    'From {city}, with a piece of my heart everywhere.',
    'Uit {city}, met overal een stukje hart.',
    'De {city}, con un trocito de corazón en cada sitio.',
  ],
  [
    '{city} ist mein Zuhause, am schönsten kurz nach Sonnenuntergang.',
    '{city} is my home, at its best just after sunset.',
    '{city} is mijn thuis, op zijn mooist net na zonsondergang.',
    '{city} es mi casa, y brilla justo después de la puesta de sol.',
  ],
  [
    'Wer {city} nur vom Bahnhof kennt, bekommt von mir gern eine Führung in Worten.',
    'If you only know {city} from its station, I’ll happily show you round in words.',
    'Wie {city} alleen van het station kent, geef ik graag een rondleiding in woorden.',
    'Si solo conoces {city} por su estación, te la enseño con palabras.',
  ],
  [
    'Seit sechs Jahren in {city}, und noch immer entdecke ich neue Hinterhöfe.',
    'Six years in {city} and I’m still discovering new courtyards.',
    'Zes jaar in {city} en nog steeds ontdek ik nieuwe binnenplaatsen.',
    'Seis años en {city} y sigo descubriendo patios nuevos.',
  ],
  [
    'Mein Fenster in {city} geht auf einen Kastanienbaum hinaus.',
    'My window in {city} looks out on a chestnut tree.',
    'Mijn raam in {city} kijkt uit op een kastanjeboom.',
    'Mi ventana de {city} da a un castaño.',
  ],
  [
    'In {city} kennt mich der Bäcker beim Namen und der Nachtbus beim Sitzplatz.',
    'In {city} the baker knows my name and the night bus knows my seat.',
    'In {city} kent de bakker mijn naam en de nachtbus mijn plaats.',
    'En {city} el panadero sabe mi nombre y el bus nocturno, mi asiento.',
  ],
  [
    'Ich bin in {city} geboren und nach vielen Umwegen zurück.',
    'I was born in {city} and came back after many detours.',
    'Ik ben in {city} geboren en na veel omwegen terug.',
    'Nací en {city} y he vuelto tras muchos rodeos.',
  ],
  [
    '{city} hat mich als Gast aufgenommen und nicht mehr gehen lassen.',
    '{city} took me in as a visitor and never let me go.',
    '{city} nam me op als gast en liet me niet meer gaan.',
    '{city} me acogió de visita y ya no me dejó marchar.',
  ],
  [
    'Von meinem Balkon in {city} sehe ich genau einen Kirchturm und sehr viel Himmel.',
    'From my balcony in {city} I see exactly one church tower and a lot of sky.',
    'Vanaf mijn balkon in {city} zie ik precies één kerktoren en heel veel lucht.',
    'Desde mi balcón de {city} veo un campanario y muchísimo cielo.',
  ],
  [
    'Wenn es dunkel wird in {city}, mache ich die kleine Lampe an und bin da.',
    'When it gets dark in {city}, I switch on the little lamp, and here I am.',
    'Als het donker wordt in {city} doe ik de kleine lamp aan en ben ik er.',
    'Cuando anochece en {city} enciendo la lamparita y aquí estoy.',
  ],
];

/** The last sentence of a profile: something to answer to. */
export const closingLines: readonly Row[] = [
  [
    'Erzähl mir vom besten Abend deines Jahres.',
    'Tell me about the best evening you’ve had this year.',
    'Vertel me over de beste avond van je jaar.',
    'Cuéntame cuál ha sido la mejor noche de tu año.',
  ],
  [
    'Komm herein, der Tee ist noch warm.',
    'Come in, the tea is still warm.',
    'Kom binnen, de thee is nog warm.',
    'Pasa, el té todavía está caliente.',
  ],
  [
    'Fang einfach mit Hallo an, den Rest finden wir.',
    'Just start with hello. We’ll work out the rest.',
    'Begin gewoon met hallo, de rest vinden we wel.',
    'Empieza con un hola, lo demás ya saldrá.',
  ],
  [
    'Bring ein Thema mit oder gar keins, beides ist gut.',
    'Bring a topic or none at all. Both are fine.',
    'Breng een onderwerp mee of geen, allebei is goed.',
    'Trae un tema o ninguno, las dos cosas valen.',
  ],
  [
    'Was hast du heute zum ersten Mal gemacht?',
    'What did you do for the first time today?',
    'Wat heb je vandaag voor het eerst gedaan?',
    '¿Qué has hecho hoy por primera vez?',
  ],
  [
    'Ich freue mich auf deine Geschichte.',
    'I’m looking forward to your story.',
    'Ik kijk uit naar je verhaal.',
    'Me alegrará oír tu historia.',
  ],
  [
    'Sag mir ein Lied, und ich sage dir, was ich davon halte.',
    'Name a song and I’ll tell you what I think of it.',
    'Noem een liedje en ik zeg wat ik ervan vind.',
    'Dime una canción y te digo qué me parece.',
  ],
  [
    'Eile habe ich keine, du hoffentlich auch nicht.',
    'I’m in no hurry, and I hope you aren’t either.',
    'Haast heb ik niet, jij hopelijk ook niet.',
    'No tengo prisa, y espero que tú tampoco.',
  ],
  [
    'Frag mich etwas, das du sonst nie fragen kannst.',
    'Ask me something you never get to ask.',
    'Vraag me iets wat je anders nooit kunt vragen.',
    'Pregúntame algo que nunca preguntas.',
  ],
  [
    'Heute mit Kerze, morgen vielleicht mit Gitarre.',
    'Candles today, perhaps a guitar tomorrow.',
    'Vandaag met kaars, morgen misschien met gitaar.',
    'Hoy con vela, mañana quizá con guitarra.',
  ],
  [
    'Wir lesen uns, wenn die Laternen angehen.',
    'See you when the street lamps come on.',
    'Tot straks, als de lantaarns aangaan.',
    'Nos vemos cuando se enciendan las farolas.',
  ],
  [
    'Du suchst ein Gespräch ohne Drehbuch? Dann bist du richtig.',
    'Looking for a conversation without a script? You’re in the right place.',
    'Zoek je een gesprek zonder script? Dan zit je goed.',
    '¿Buscas una charla sin guion? Estás en el sitio adecuado.',
  ],
  [
    'Setz dich, ich suche nur noch die passende Musik.',
    'Take a seat, I’m just finding the right music.',
    'Ga zitten, ik zoek alleen nog de juiste muziek.',
    'Siéntate, solo busco la música adecuada.',
  ],
  [
    'Mein Lieblingssatz beginnt mit „Stell dir vor“.',
    'My favourite sentence begins with “Imagine”.',
    'Mijn favoriete zin begint met ‘Stel je voor’.',
    'Mi frase favorita empieza por «Imagina».',
  ],
  [
    'Schreib mir, wie das Wetter bei dir wirklich ist.',
    'Write and tell me what the weather is really like where you are.',
    'Schrijf me hoe het weer bij jou echt is.',
    'Escríbeme qué tiempo hace ahí de verdad.',
  ],
  [
    'Ein guter Abend braucht zwei Menschen und ein offenes Fenster.',
    'A good evening takes two people and an open window.',
    'Een goede avond vraagt twee mensen en een open raam.',
    'Una buena noche pide dos personas y una ventana abierta.',
  ],
  [
    'Bis gleich, ich lasse das Licht an.',
    'See you soon, I’ll leave the light on.',
    'Tot zo, ik laat het licht aan.',
    'Hasta ahora, dejo la luz encendida.',
  ],
  [
    'Ich mag Menschen, die nachfragen.',
    'I like people who ask follow-up questions.',
    'Ik hou van mensen die doorvragen.',
    'Me gusta la gente que vuelve a preguntar.',
  ],
  [
    'Wer zuerst lacht, sucht das nächste Thema aus.',
    'Whoever laughs first picks the next topic.',
    'Wie het eerst lacht, kiest het volgende onderwerp.',
    'Quien ría primero elige el siguiente tema.',
  ],
  [
    'Und du, was machst du, wenn niemand etwas von dir will?',
    'And you, what do you do when nobody wants anything from you?',
    'En jij, wat doe je als niemand iets van je wil?',
    'Y tú, ¿qué haces cuando nadie te pide nada?',
  ],
];

/** Music for the fact list. */
export const music: readonly Row[] = [
  [
    'Jazz und alte Filmmusik',
    'Jazz and old film scores',
    'Jazz en oude filmmuziek',
    'Jazz y bandas sonoras antiguas',
  ],
  [
    'Soul aus den Siebzigern',
    'Seventies soul',
    'Soul uit de jaren zeventig',
    'Soul de los setenta',
  ],
  ['Elektronik, ganz leise', 'Quiet electronica', 'Zachte elektronica', 'Electrónica tranquila'],
  ['Bossa nova', 'Bossa nova', 'Bossanova', 'Bossa nova'],
  ['Indie und Folk', 'Indie and folk', 'Indie en folk', 'Indie y folk'],
  ['Klavier, viel Klavier', 'Piano, lots of piano', 'Piano, heel veel piano', 'Piano, mucho piano'],
  ['Chanson', 'Chanson', 'Chanson', 'Chanson'],
  ['Afrobeat und Highlife', 'Afrobeat and highlife', 'Afrobeat en highlife', 'Afrobeat y highlife'],
  ['Lo-Fi zum Nachdenken', 'Lo-fi for thinking', 'Lofi om bij na te denken', 'Lo-fi para pensar'],
  ['Flamenco und Rumba', 'Flamenco and rumba', 'Flamenco en rumba', 'Flamenco y rumba'],
  [
    'Klassik am Vormittag, House am Abend',
    'Classical in the morning, house at night',
    'Klassiek in de ochtend, house in de avond',
    'Clásica por la mañana, house por la noche',
  ],
  [
    'Blues mit rauer Stimme',
    'Blues with a rough voice',
    'Blues met een rauwe stem',
    'Blues con voz rota',
  ],
  ['Synthiepop', 'Synth pop', 'Synthpop', 'Synth pop'],
  [
    'Hauptsache Kontrabass',
    'Anything with a double bass',
    'Alles met contrabas',
    'Todo lo que lleve contrabajo',
  ],
];

export const starSigns: readonly Row[] = [
  ['Widder', 'Aries', 'Ram', 'Aries'],
  ['Stier', 'Taurus', 'Stier', 'Tauro'],
  ['Zwillinge', 'Gemini', 'Tweelingen', 'Géminis'],
  ['Krebs', 'Cancer', 'Kreeft', 'Cáncer'],
  ['Löwe', 'Leo', 'Leeuw', 'Leo'],
  ['Jungfrau', 'Virgo', 'Maagd', 'Virgo'],
  ['Waage', 'Libra', 'Weegschaal', 'Libra'],
  ['Skorpion', 'Scorpio', 'Schorpioen', 'Escorpio'],
  ['Schütze', 'Sagittarius', 'Boogschutter', 'Sagitario'],
  ['Steinbock', 'Capricorn', 'Steenbok', 'Capricornio'],
  ['Wassermann', 'Aquarius', 'Waterman', 'Acuario'],
  ['Fische', 'Pisces', 'Vissen', 'Piscis'],
];

/** Profiles of couples speak of "we": an opening, a middle and an end each. */
export const coupleLines: {
  readonly openings: readonly Row[];
  readonly middles: readonly Row[];
  readonly closings: readonly Row[];
} = {
  openings: [
    [
      'Wir haben uns in {city} beim Warten auf denselben Bus kennengelernt.',
      'We met in {city} while waiting for the same bus.',
      'We leerden elkaar in {city} kennen bij dezelfde bushalte.',
      'Nos conocimos en {city} esperando el mismo autobús.',
    ],
    [
      'Wir sind zu zweit, wohnen in {city} und teilen uns einen Kater.',
      'There are two of us. We live in {city} and share a cat.',
      'We zijn met z’n tweeën, wonen in {city} en delen een kat.',
      'Somos dos, vivimos en {city} y compartimos un gato.',
    ],
    [
      'Zwei Stimmen, ein Sofa, {city} vor dem Fenster.',
      'Two voices, one sofa, {city} outside the window.',
      'Twee stemmen, één bank, {city} voor het raam.',
      'Dos voces, un sofá y {city} tras la ventana.',
    ],
    [
      'Seit neun Jahren ein Paar und in {city} zu Hause.',
      'A couple for nine years and at home in {city}.',
      'Al negen jaar een stel en thuis in {city}.',
      'Pareja desde hace nueve años y con casa en {city}.',
    ],
    [
      'In {city} kennt man uns als die zwei mit dem Tandem.',
      'Around {city} we’re known as the two with the tandem.',
      'In {city} kent men ons als die twee met de tandem.',
      'En {city} nos conocen como los del tándem.',
    ],
    [
      'Wir reden viel, oft gleichzeitig, meistens aus {city}.',
      'We talk a lot, often at the same time, mostly from {city}.',
      'We praten veel, vaak tegelijk, meestal vanuit {city}.',
      'Hablamos mucho, a menudo a la vez, casi siempre desde {city}.',
    ],
  ],
  middles: [
    [
      'Einer von uns kocht, der andere erzählt, und dann tauschen wir.',
      'One of us cooks, the other tells stories, and then we swap.',
      'De een kookt, de ander vertelt, en dan ruilen we.',
      'Uno cocina, el otro cuenta historias, y luego cambiamos.',
    ],
    [
      'Beim Brettspiel sind wir Rivalen, sonst ein gutes Team.',
      'We are rivals at board games and a good team otherwise.',
      'Bij bordspellen zijn we rivalen, verder een goed team.',
      'En los juegos de mesa somos rivales; en lo demás, buen equipo.',
    ],
    [
      'Wir sammeln Postkarten von Orten, an denen wir noch nicht waren.',
      'We collect postcards from places we haven’t been to yet.',
      'We verzamelen ansichtkaarten van plekken waar we nog niet waren.',
      'Coleccionamos postales de lugares donde aún no hemos estado.',
    ],
    [
      'Freitags legen wir abwechselnd Platten auf und streiten über die Lautstärke.',
      'On Fridays we take turns at the turntable and argue about the volume.',
      'Op vrijdag draaien we om beurten platen en kibbelen over het volume.',
      'Los viernes nos turnamos con los discos y discutimos por el volumen.',
    ],
    [
      'Tagsüber Werkstatt, abends Wohnzimmer, immer viel zu lachen.',
      'Workshop by day, living room by night, always plenty to laugh about.',
      'Overdag werkplaats, ’s avonds woonkamer, altijd veel te lachen.',
      'De día taller, de noche salón, y siempre muchas risas.',
    ],
    [
      'Wir lernen gerade zusammen Italienisch und üben gern mit dir.',
      'We’re learning Italian together and happy to practise with you.',
      'We leren samen Italiaans en oefenen graag met jou.',
      'Aprendemos italiano juntos y practicamos contigo con gusto.',
    ],
  ],
  closings: [
    [
      'Setz dich zu uns, wir machen gern Platz.',
      'Sit down with us, we’re happy to make room.',
      'Kom erbij zitten, we maken graag plaats.',
      'Siéntate con nosotros, hacemos sitio.',
    ],
    [
      'Frag uns, wer von uns beiden schlechter parkt.',
      'Ask us which of us is worse at parking.',
      'Vraag ons wie van ons slechter parkeert.',
      'Pregúntanos quién de los dos aparca peor.',
    ],
    [
      'Zu dritt redet es sich noch besser.',
      'Conversation is even better with three.',
      'Met z’n drieën praat je nog beter.',
      'Entre tres se charla aún mejor.',
    ],
    [
      'Erzähl uns, was bei dir heute gut war.',
      'Tell us what was good about your day.',
      'Vertel ons wat er vandaag goed was bij jou.',
      'Cuéntanos qué ha sido bueno hoy.',
    ],
    [
      'Wir haben Zeit und zwei verschiedene Meinungen.',
      'We have time and two different opinions.',
      'We hebben tijd en twee verschillende meningen.',
      'Tenemos tiempo y dos opiniones distintas.',
    ],
  ],
};
