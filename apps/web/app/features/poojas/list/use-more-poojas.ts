import type { Pooja } from '@sankalp/contract/poojas'
import { useState } from 'react'
import { useOneAtATime } from '../../../lib/form/use-one-at-a-time.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { type PoojasWish, poojasAddress, seenAfter } from '../poojas-address.ts'
import { useWords } from '../words.ts'

type Further = { poojas: readonly Pooja[]; page: number }

/** Poojas added to a list, by its address and language, so that going back restores them. */
const added = new Map<string, Further>()

/** Loads the poojas after the first page that was shown. */
export function useMorePoojas(wish: PoojasWish, total: number, festivals: readonly string[]) {
  const { t } = useWords()
  const language = useLanguage()
  const key = `${language} ${poojasAddress(wish)}`
  const [further, setFurther] = useState<Further>(() => added.get(key) ?? { poojas: [], page: wish.page })
  const [isLoading, setIsLoading] = useState(false)
  const [failure, setFailure] = useState('')
  const hasMore = seenAfter(further.page) < total

  const load = useOneAtATime(async () => {
    if (!hasMore) return
    const offline = t('state.offline')
    setIsLoading(true)
    setFailure('')
    try {
      const { fetchPoojas, whyNot } = await import('./fetch-poojas.ts')
      const next = { ...wish, page: further.page + 1 }
      try {
        const grown = { poojas: [...further.poojas, ...(await fetchPoojas(next, festivals))], page: next.page }
        added.set(key, grown)
        setFurther(grown)
      } catch (error) {
        setFailure(whyNot(error, language, offline))
      }
    } catch {
      setFailure(offline)
    } finally {
      setIsLoading(false)
    }
  })
  return { poojas: further.poojas, page: further.page, hasMore, isLoading, failure, load }
}
