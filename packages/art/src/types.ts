/** Who is on a picture: N a silhouette without stated gender, C a couple. */
export type ArtGender = 'N' | 'M' | 'F' | 'C';

/** A mood of light and colours: a key of `palettes`. */
export type PaletteName =
  | 'bluehour'
  | 'ember'
  | 'lagoon'
  | 'plum'
  | 'midnight'
  | 'forest'
  | 'rosewood'
  | 'slate'
  | 'apricot'
  | 'neon'
  | 'daylight'
  | 'iris';

/** What stands behind a performer. */
export type SceneName =
  | 'city'
  | 'bokeh'
  | 'arch'
  | 'neon'
  | 'plants'
  | 'curtain'
  | 'blinds'
  | 'shelf'
  | 'fairy'
  | 'disc'
  | 'stage'
  | 'sunset'
  | 'hills'
  | 'studio'
  | 'kitchen'
  | 'rain';

/** A still life: a picture with nobody in it. */
export type StillName =
  | 'vinyl'
  | 'mic'
  | 'lamp'
  | 'cup'
  | 'dial'
  | 'book'
  | 'camera'
  | 'plant'
  | 'guitar'
  | 'headphones';

/** What the face does. */
export type Mood = 'open' | 'smile' | 'grin' | 'soft' | 'closed' | 'side' | 'wonder';

/** How the person is set into the picture; `banner` keeps head and shoulders whole in a strip up to 5:1. */
export type Framing = 'portrait' | 'close' | 'bust' | 'left' | 'right' | 'wide' | 'banner';

/** What the hands do; `none` leaves them below the picture. */
export type Gesture = 'none' | 'cup' | 'chin' | 'headphones' | 'wave' | 'cheek' | 'book' | 'mic';

/** Outline of a face. */
export type FaceShape =
  | 'oval'
  | 'round'
  | 'square'
  | 'heart'
  | 'long'
  | 'diamond'
  | 'soft'
  | 'angular';

/** Shape of the eyes. */
export type EyeShape =
  | 'almond'
  | 'round'
  | 'hooded'
  | 'upturned'
  | 'downturned'
  | 'narrow'
  | 'monolid';

/** Shape of the brows. */
export type BrowShape = 'soft' | 'arched' | 'straight' | 'bold' | 'angled' | 'thin';

/** Shape of the nose. */
export type NoseShape = 'button' | 'straight' | 'broad' | 'long' | 'aquiline' | 'small';

/** Shape of the mouth. */
export type MouthShape = 'full' | 'thin' | 'bow' | 'wide' | 'small' | 'heart';

/** A cut of hair. */
export type HairStyle =
  | 'curtain'
  | 'sideWave'
  | 'bob'
  | 'lob'
  | 'bun'
  | 'ponytail'
  | 'afro'
  | 'curly'
  | 'pixie'
  | 'braids'
  | 'overShoulder'
  | 'fringeLong'
  | 'wavyLob'
  | 'halfUp'
  | 'shag'
  | 'locs'
  | 'spaceBuns'
  | 'scarf'
  | 'sleek'
  | 'quiff'
  | 'buzz'
  | 'shortWave'
  | 'manBun'
  | 'curlyTop'
  | 'undercut'
  | 'sideCombed'
  | 'longMan'
  | 'bald'
  | 'crop'
  | 'flatTop';

/** What somebody wears. */
export type Outfit =
  | 'turtleneck'
  | 'blazer'
  | 'crew'
  | 'hoodie'
  | 'shirt'
  | 'wrap'
  | 'satin'
  | 'denim'
  | 'cardigan'
  | 'stripes'
  | 'bomber'
  | 'overall';

/** What somebody wears beside the outfit. */
export type Extra =
  | 'none'
  | 'earrings'
  | 'hoops'
  | 'glasses'
  | 'roundGlasses'
  | 'headphones'
  | 'beanie'
  | 'flower'
  | 'headband'
  | 'hat';

/** What grows on a chin. */
export type Beard = 'none' | 'stubble' | 'full' | 'goatee' | 'moustache' | 'long' | 'short';

/**
 * Everything that makes one person recognisable on each picture. Colours are `#rrggbb`, factors
 * are around 1.
 */
export interface Traits {
  readonly gender: 'F' | 'M';
  /** Adults only: 21 or more. */
  readonly age: number;
  readonly face: FaceShape;
  readonly skin: string;
  readonly hair: string;
  readonly style: HairStyle;
  readonly eyes: EyeShape;
  readonly eye: string;
  readonly brows: BrowShape;
  readonly nose: NoseShape;
  readonly mouth: MouthShape;
  readonly lip: string;
  readonly beard: Beard;
  readonly outfit: Outfit;
  readonly cloth: string;
  readonly cloth2: string;
  readonly extra: Extra;
  readonly freckles: boolean;
  /** Width of the head. */
  readonly wide: number;
  /** Distance of the eyes. */
  readonly spacing: number;
  /** Size of the eyes. */
  readonly eyeSize: number;
  /** Height of the eyes in the face, in units (a head is 250 high). */
  readonly eyeLine: number;
  /** Height of the mouth, in units. */
  readonly mouthLine: number;
  /** Width of the shoulders. */
  readonly build: number;
  /** Degrees: how the head leans, -9 to 9. */
  readonly tilt: number;
  /** Units: where the face looks, -12 to 12. */
  readonly turn: number;
}

/** A performer as a picture sees them: a seed and what is fixed beyond it. */
export interface Look {
  readonly seed: string;
  readonly gender: ArtGender;
  readonly age: number;
  readonly palette: PaletteName;
  readonly scene: SceneName;
  readonly mood: Mood;
  readonly gesture: Gesture;
  /** `profile` is the backlit silhouette from the side. */
  readonly pose: 'front' | 'profile';
  readonly traits: Partial<Traits>;
  /** The second person of a couple. */
  readonly partner?: Partial<Traits>;
}

/** What changes from picture to picture of the same performer. */
export interface Shot {
  readonly scene?: SceneName;
  readonly palette?: PaletteName;
  readonly mood?: Mood;
  readonly framing?: Framing;
  readonly gesture?: Gesture;
  /** Other clothes than usual. */
  readonly outfit?: Outfit;
  readonly cloth?: string;
  /** Tells two otherwise equal pictures apart (lights, poses of the head). */
  readonly take?: number;
}

/** A picture as data: small, storable, and drawn by `draw`. */
export type PictureSpec =
  | { readonly type: 'performer'; readonly look: Look; readonly shot: Shot }
  | {
      readonly type: 'landscape';
      readonly seed: string;
      readonly scene: SceneName;
      readonly palette: PaletteName;
    }
  | {
      readonly type: 'still';
      readonly seed: string;
      readonly still: StillName;
      readonly palette: PaletteName;
    };
