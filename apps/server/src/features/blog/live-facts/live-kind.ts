import type { Language } from '@sankalp/contract'
import type { LiveRow } from '@sankalp/contract/blog'
import type { EpochMs, Place, Sky } from '@sankalp/jyotish'

/** The input of a kind of facts. `about` is the text after the kind's colon, such as `jupiter` in `sign-of:jupiter`. */
export type LiveAsked = { sky: Sky; delhi: Place; now: EpochMs; language: Language; about: string }

/** `until` is when the first of these facts changes. */
export type LiveFacts = { title: string; rows: LiveRow[]; empty?: string; until: number }

export type LiveKind = (asked: LiveAsked) => LiveFacts
