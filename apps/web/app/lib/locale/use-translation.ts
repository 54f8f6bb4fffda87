import { use, useMemo } from 'react'
import type { Values } from './fill-text.ts'
import type { KeyOf, Namespace } from './namespaces.ts'
import { useLanguage, useTexts } from './use-language.ts'

type Names = Namespace | readonly [Namespace, ...Namespace[]]
type First<N extends Names> = N extends readonly Namespace[] ? N[0] : N
type Each<N extends Names> = N extends readonly Namespace[] ? N[number] : N

/** Keys of the first namespace as they are; keys of all namespaces with the name in front, as in shell:close. */
export type Key<N extends Names> = KeyOf<First<N> & Namespace> | Qualified<Each<N> & Namespace>
type Qualified<One extends Namespace> = { [N in One]: `${N}:${KeyOf<N>}` }[One]

export type Translate<N extends Names> = (key: Key<N>, values?: Values) => string

/**
 * Returns the texts of a page. Missing ones are fetched while React keeps showing the previous page, so that no key is
 * ever visible.
 */
export function useTranslation<const N extends Names = 'shell'>(names?: N): { t: Translate<N> } {
  const texts = useTexts()
  const language = useLanguage()
  const list: readonly string[] = typeof names === 'object' ? names : [names ?? 'shell']
  for (const namespace of list) {
    const coming = texts.wait(language, namespace)
    if (coming) use(coming)
  }
  const first = list[0] ?? 'shell'
  return useMemo(() => {
    const t = (key: string, values?: Values) => {
      const at = key.indexOf(':')
      const namespace = at < 0 ? first : key.slice(0, at)
      return texts.text(language, namespace, key.slice(at + 1), values)
    }
    return { t }
  }, [texts, language, first])
}
