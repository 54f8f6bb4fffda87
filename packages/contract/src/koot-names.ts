import type { Koot } from '@sankalp/jyotish'

/** Maps the engine's names of the koots to those of the published reply. No schema library here. */
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
