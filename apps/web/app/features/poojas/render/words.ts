import { useTranslation } from '../../../lib/locale/use-translation.ts'

/** Every file of words that the pages of poojas use. */
export const namespaces = ['poojas', 'festivals', 'shell'] as const

export const useWords = () => useTranslation(namespaces)

export const linkLook = 'font-semibold text-sindoor underline underline-offset-4 hover:text-sindoor-strong'
