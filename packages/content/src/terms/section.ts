/** The parts of the terms and the privacy policy in order; each is the fragment of its heading. */
export const termsSections = [
  'who',
  'account',
  'wallet',
  'refunds',
  'sessions',
  'poojas',
  'shop',
  'belief',
  'conduct',
  'data',
  'device',
  'others',
  'rights',
  'children',
  'security',
  'grievance',
  'law',
] as const
export type TermsSectionId = (typeof termsSections)[number]

/** The day this version became valid. Update it with every change of meaning. */
export const termsDate = '2026-11-19'

/**
 * `{{company}}`, `{{address}}`, `{{officer}}`, `{{officerEmail}}` and `{{supportEmail}}` are filled in from the
 * settings; `<profile>`, `<contact>` and the like are links.
 */
export type TermsBlock =
  | string
  | { list: readonly string[] }
  | { head: readonly [string, string, string]; rows: readonly (readonly [string, string, string])[] }
export type TermsSection = { title: string; blocks: readonly TermsBlock[] }
export type Terms = Record<TermsSectionId, TermsSection>

/** The targets of the links in the text. */
export const termsLinks = {
  profile: '/profile',
  contact: '/contact',
  refunds: '#refunds',
  data: '#data',
  grievance: '#grievance',
} as const
