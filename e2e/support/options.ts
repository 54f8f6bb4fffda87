import type { Language } from '@sankalp/contract'

export type Size = 'phone' | 'desktop'

/** What each project of playwright.config.ts chooses. */
export type ProjectOptions = { language: Language; size: Size }

export type ProjectName = `${Size}-${Language}`
