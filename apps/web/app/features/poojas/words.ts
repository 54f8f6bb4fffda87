import { useTranslation } from '../../lib/locale/use-translation.ts'

/** The namespaces of texts that the pooja pages use. */
export const namespaces = ['poojas', 'shell'] as const

export const useWords = () => useTranslation(namespaces)

export const linkLook = 'font-semibold text-sindoor underline underline-offset-4 hover:text-sindoor-strong'
