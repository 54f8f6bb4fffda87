/** The parts of the terms and the privacy policy in their order; each is the fragment its heading is linked by. */
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

/** The day this wording became valid. It changes with every change of meaning. */
export const termsDate = '2026-11-15'

/**
 * `{{company}}`, `{{address}}`, `{{officer}}`, `{{officerEmail}}` and `{{supportEmail}}` are filled in from the settings;
 * `<profile>`, `<contact>` and the like are links.
 */
export type TermsBlock =
  | string
  | { list: readonly string[] }
  | { head: readonly [string, string, string]; rows: readonly (readonly [string, string, string])[] }
export type TermsSection = { title: string; blocks: readonly TermsBlock[] }
export type Terms = Record<TermsSectionId, TermsSection>

/** Where the marked words of the text lead. */
export const termsLinks = {
  profile: '/profile',
  contact: '/contact',
  refunds: '#refunds',
  data: '#data',
  grievance: '#grievance',
} as const
