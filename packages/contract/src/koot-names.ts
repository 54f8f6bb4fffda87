import type { Koot } from '@sankalp/jyotish'

/** The engine's names of the koots, and those of the published reply. No schema library behind this file. */
export const kootNameOf = {
  varna: 'varna',
  vashya: 'vashya',
  tara: 'tara',
  yoni: 'yoni',
  maitri: 'maitri',
  gana: 'gan',
  bhakoot: 'bhakut',
  nadi: 'nadi',
} as const satisfies Record<Koot, string>
export type KootName = (typeof kootNameOf)[Koot]
