import { useTranslation } from '../../lib/locale/use-translation.ts'

/** Every text file that the home page uses in browsers. */
export const namespaces = ['home', 'horoscope', 'blog', 'marketing', 'shell'] as const

export const useWords = () => useTranslation(namespaces)

export const linkLook = 'font-semibold text-sindoor underline underline-offset-4 hover:text-sindoor-strong'
