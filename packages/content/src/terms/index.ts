import type { Language } from '@sankalp/contract'
import { termsInEnglish } from './en.ts'
import { termsInHindi } from './hin.ts'
import type { Terms } from './section.ts'

export * from './section.ts'

export const terms: Record<Language, Terms> = { en: termsInEnglish, hin: termsInHindi }
