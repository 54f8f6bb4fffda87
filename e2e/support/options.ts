import type { Language } from '@sankalp/contract'

/** The options of each project in playwright.config.ts. */
export type ProjectOptions = { language: Language; size: 'phone' | 'desktop' }
