import { useTranslation } from '../../../lib/locale/use-translation.ts'

/** Every file of words that the home page uses. */
export const namespaces = [
  'home',
  'panchang',
  'jyotish',
  'horoscope',
  'festivals',
  'blog',
  'marketing',
  'birth',
  'places',
  'shell',
] as const

export const useWords = () => useTranslation(namespaces)

export const linkLook = 'font-semibold text-sindoor underline underline-offset-4 hover:text-sindoor-strong'
