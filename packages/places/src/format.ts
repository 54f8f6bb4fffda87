/** The data file: one line of JSON with the length of each part, then the parts. Written by scripts/pack.ts. */
export type Layout = { places: number; keys: number; parts: readonly { name: PartName; bytes: number }[] }

export const partNames = [
  'ids',
  'lats',
  'lons',
  'populations',
  'zones',
  'regions',
  'districts',
  'keyLengths',
  'keyTargets',
  'keyTexts',
  'names',
  'hindiNames',
  'slugs',
  'lists',
] as const
export type PartName = (typeof partNames)[number]

/** Degrees are stored as whole multiples of this fraction of a degree: about a metre. */
export const DEGREE_PARTS = 100_000

/** Set on a place's district when another place of its region has the same name. */
export const SHARED_NAME = 0x8000

// The two lowest bits of a key's target. The other bits are the place.
/** A later word of the name ("Delhi" of New Delhi), or a by-name. */
export const LATER_WORD = 1
/** A spelling unified by foldedKey, or the skeleton of a name. */
export const FOLDED = 2

/** `keys` are the folded and Hindi forms by which names are compared, made once when the file is written. */
type Keyed = { keys: [folded: string, hindi: string] }
export type Country = Keyed & { code: string; en: string; hin: string }
export type Region = Keyed & { en: string; hin: string; country: number; short?: string }
export type District = { en: string; hin: string; key: string }
export type Lists = { zones: string[]; countries: Country[]; regions: Region[]; districts: District[] }
