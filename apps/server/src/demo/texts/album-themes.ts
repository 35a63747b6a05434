import type { SceneName } from '@vx/art';
import type { Row } from './row.ts';

export const albumThemes: readonly {
  readonly scene: SceneName;
  readonly title: Row;
  readonly description: Row;
}[] = [
  {
    scene: 'city',
    title: ['Stadt bei Nacht', 'City at night', 'Stad bij nacht', 'Ciudad de noche'],
    description: [
      'Fensterlichter, gesammelt an einem langen Abend.',
      'Window lights collected on a long evening.',
      'Verlichte ramen, verzameld op een lange avond.',
      'Luces de ventanas reunidas en una larga noche.',
    ],
  },
  {
    scene: 'plants',
    title: ['Grün', 'Green', 'Groen', 'Verde'],
    description: [
      'Zwischen Blättern, im ersten Licht.',
      'Between leaves in the first light.',
      'Tussen bladeren, in het eerste licht.',
      'Entre hojas, con la primera luz.',
    ],
  },
  {
    scene: 'sunset',
    title: [
      'Ein Abend am Wasser',
      'An evening by the water',
      'Een avond aan het water',
      'Una tarde junto al agua',
    ],
    description: [
      'Wind, Steg und eine Sonne, die sich Zeit lässt.',
      'Wind, a jetty and a sun that takes its time.',
      'Wind, een steiger en een zon die de tijd neemt.',
      'Viento, un muelle y un sol sin prisa.',
    ],
  },
  {
    scene: 'studio',
    title: ['Studiotag', 'Studio day', 'Studiodag', 'Día de estudio'],
    description: [
      'Schlichter Hintergrund, ein Stuhl, gutes Licht.',
      'Plain background, one chair, good light.',
      'Effen achtergrond, één stoel, goed licht.',
      'Fondo sencillo, una silla y buena luz.',
    ],
  },
  {
    scene: 'kitchen',
    title: ['Küchengeschichten', 'Kitchen stories', 'Keukenverhalen', 'Historias de cocina'],
    description: [
      'Mehl auf dem Tisch und Lachen im Raum.',
      'Flour on the table and laughter in the room.',
      'Meel op tafel en gelach in de kamer.',
      'Harina en la mesa y risas en el aire.',
    ],
  },
  {
    scene: 'fairy',
    title: ['Lichterketten', 'Fairy lights', 'Lichtjes', 'Guirnaldas'],
    description: [
      'Kleine Lichter, große Decke.',
      'Small lights, big blanket.',
      'Kleine lichtjes, grote deken.',
      'Luces pequeñas, manta grande.',
    ],
  },
  {
    scene: 'stage',
    title: ['Vor dem Auftritt', 'Before the show', 'Voor het optreden', 'Antes de salir'],
    description: [
      'Scheinwerfer, Kabel und ein tiefer Atemzug.',
      'Spotlights, cables and a deep breath.',
      'Schijnwerpers, kabels en een diepe ademhaling.',
      'Focos, cables y una respiración honda.',
    ],
  },
  {
    scene: 'rain',
    title: ['Regentag', 'Rainy day', 'Regendag', 'Día de lluvia'],
    description: [
      'Tropfen an der Scheibe, Tee in der Hand.',
      'Drops on the pane, tea in hand.',
      'Druppels op het raam, thee in de hand.',
      'Gotas en el cristal, té en la mano.',
    ],
  },
  {
    scene: 'shelf',
    title: ['Lesezimmer', 'Reading room', 'Leeskamer', 'Sala de lectura'],
    description: [
      'Regale bis unter die Decke.',
      'Shelves up to the ceiling.',
      'Kasten tot aan het plafond.',
      'Estantes hasta el techo.',
    ],
  },
  {
    scene: 'neon',
    title: ['Neonlicht', 'Neon light', 'Neonlicht', 'Luz de neón'],
    description: [
      'Ein Ring aus Licht und viele Farben.',
      'A ring of light and many colours.',
      'Een ring van licht en veel kleuren.',
      'Un aro de luz y muchos colores.',
    ],
  },
  {
    scene: 'arch',
    title: ['Mittagsruhe', 'Quiet midday', 'Middagrust', 'Calma de mediodía'],
    description: [
      'Helle Wände, ein Bogen, kein Termin.',
      'Bright walls, an arch, no appointments.',
      'Lichte muren, een boog, geen afspraak.',
      'Paredes claras, un arco y ninguna cita.',
    ],
  },
  {
    scene: 'bokeh',
    title: ['Jahrmarkt', 'Fairground', 'Kermis', 'Feria'],
    description: [
      'Karussell im Hintergrund, Zuckerwatte in der Hand.',
      'A carousel in the background, candyfloss in hand.',
      'Een draaimolen op de achtergrond, en suikerspin.',
      'Un tiovivo al fondo y algodón de azúcar.',
    ],
  },
  {
    scene: 'blinds',
    title: ['Streifen aus Licht', 'Stripes of light', 'Strepen van licht', 'Franjas de luz'],
    description: [
      'Nachmittagssonne durch halbe Jalousien.',
      'Afternoon sun through half-closed blinds.',
      'Middagzon door halfopen jaloezieën.',
      'Sol de tarde entre persianas.',
    ],
  },
  {
    scene: 'disc',
    title: ['Plakatversuche', 'Poster trials', 'Proefposters', 'Pruebas de cartel'],
    description: [
      'Klare Formen, warme Farben.',
      'Clear shapes, warm colours.',
      'Heldere vormen, warme kleuren.',
      'Formas claras, colores cálidos.',
    ],
  },
  {
    scene: 'curtain',
    title: ['Foyer', 'Foyer', 'Foyer', 'Vestíbulo'],
    description: [
      'Samt, Messing und eine Garderobenmarke.',
      'Velvet, brass and a cloakroom ticket.',
      'Fluweel, messing en een garderobebonnetje.',
      'Terciopelo, latón y un tique de guardarropa.',
    ],
  },
  {
    scene: 'hills',
    title: ['Ausflug', 'A day out', 'Uitstapje', 'Excursión'],
    description: [
      'Hügel, Mond und eine Thermoskanne.',
      'Hills, the moon and a flask of tea.',
      'Heuvels, maan en een thermosfles.',
      'Colinas, luna y un termo.',
    ],
  },
];
