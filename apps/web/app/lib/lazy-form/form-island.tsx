import { type ComponentType, useEffect, useEffectEvent } from 'react'
import { type Root, hydrateRoot } from 'react-dom/client'
import { type NavigateFunction, useNavigate } from 'react-router'
import type { Namespace } from '../locale/namespaces.ts'
import { TextsContext, useTexts } from '../locale/use-language.ts'
import { usePageFacts } from '../page/page-facts.ts'
import { retryImport } from './retry-import.ts'
import { whenWanted } from './when-wanted.ts'

/** A form of a page one reads is a React tree of its own: it has the page's words, and is given the router's `navigate` and the year of the page. */
export type IslandFormProps = { navigate: NavigateFunction; year: number }

type FormIslandProps = {
  /** The body of the page, with a `FormSlot` of this name in it. */
  root: HTMLElement
  name: string
  load: () => Promise<ComponentType<IslandFormProps>>
  /** All files of words that the form uses: it is taken over once they are here too. */
  namespaces: readonly Namespace[]
}

/** Lets React take over the form in a slot, with all that was typed into it, when somebody turns to it. */
export function FormIsland({ root, name, load, namespaces }: FormIslandProps) {
  const texts = useTexts()
  const navigate = useNavigate()
  const { year } = usePageFacts()

  const hydrate = useEffectEvent(async (slot: HTMLElement, isGone: () => boolean): Promise<Root | null> => {
    const Form = await retryImport(async () => {
      const [form] = await Promise.all([
        load(),
        ...namespaces.map((namespace) => texts.wait(texts.language(), namespace)),
      ])
      return form
    })
    if (isGone()) return null
    const tree = (
      <TextsContext value={texts}>
        <Form navigate={navigate} year={year} />
      </TextsContext>
    )
    return hydrateRoot(slot, tree, { identifierPrefix: name })
  })

  useEffect(() => {
    const slot = root.querySelector<HTMLElement>(`[data-form=${name}]`)
    const held = slot?.closest<HTMLElement>('[data-held]')
    if (!slot || !held) return
    let isGone = false
    let form: Promise<Root | null> | null = null
    const wake = () => {
      // Where it could not be loaded for a minute, the next sign tries again.
      form ??= hydrate(slot, () => isGone).catch(() => (form = null))
    }
    const stop = whenWanted(held, wake)
    return () => {
      stop()
      isGone = true
      void form?.then((tree) => tree?.unmount())
    }
  }, [root, name])

  return null
}
