import type { Language } from '@sankalp/contract'
import type { LiveRow } from '@sankalp/contract/blog'
import type { EpochMs, Place, Sky } from '@sankalp/jyotish'

/** What a kind of facts is reckoned from. `about` is what stands after the kind's colon, as `jupiter` in `sign-of:jupiter`. */
export type LiveAsked = { sky: Sky; delhi: Place; now: EpochMs; language: Language; about: string }

/** `until` is when the first of these facts changes. */
export type LiveFacts = { title: string; rows: LiveRow[]; empty?: string; until: number }

export type LiveKind = (asked: LiveAsked) => LiveFacts
