import type festivals from '@sankalp/content/locales/en/festivals.json'
import type jyotish from '@sankalp/content/locales/en/jyotish.json'
import type pictureTitles from '@sankalp/content/locales/en/picture-titles.json'
import type { DemoAcharya, DemoPooja, DemoProduct } from '@sankalp/content/demo/entries'
import type { Language } from '@sankalp/contract'
import { fillText } from '../../lib/locale/fill-text.ts'

export type PictureTitle = { group: (id: string) => string; picture: (name: string) => string }
type Titles = Readonly<Record<string, string>>

type Catalogue = {
  acharyas: readonly DemoAcharya[]
  poojas: readonly DemoPooja[]
  products: readonly DemoProduct[]
  articles: readonly { _id: string; title: string }[]
}

/** Returns the titles of the demo's catalogue by the names of their pictures. */
export function catalogueOf(language: Language, { acharyas, poojas, products, articles }: Catalogue) {
  return new Map([
    ...acharyas.map(({ portrait, name }) => [`acharyas/${portrait}`, name[language]] as const),
    ...[...poojas, ...products].map(({ drawing, name }) => [drawing, name[language]] as const),
    ...articles.map(({ _id, title }) => [`articles/${_id}`, title] as const),
  ])
}

/**
 * Returns what each illustration shows, in one language. A picture without a title keeps its name, which a test refuses.
 */
export function createPictureTitle(
  catalogue: ReadonlyMap<string, string>,
  messages: (namespace: 'picture-titles' | 'festivals' | 'jyotish') => Record<string, unknown>,
): PictureTitle {
  const words = messages('picture-titles') as typeof pictureTitles
  const { rashis, grahas, nakshatras } = messages('jyotish') as typeof jyotish
  const { names } = messages('festivals') as typeof festivals
  const { things, states } = words
  const keyed: Record<string, Titles> = { rashis, grahas, nakshatras, festivals: names, things, states }

  function titleOf(group: string, id: string): string | undefined {
    const [, product, view] = /^(.+)-([23])$/.exec(id) ?? []
    const [, scene, sheet] = /^(.+)-(\w+)$/.exec(id) ?? []
    const other = /^other-(\d+)$/.exec(id)?.[1]
    if (group === 'brand') return words.emblem
    if (group === 'products' && product)
      return fillText(words.view, { name: catalogue.get(`products/${product}`)!, number: view! })
    if (group === 'acharyas' && other) return fillText(words.other, { number: Number(other) + 1 })
    if (group === 'heroes') return `${(words.heroes as Titles)[scene!]} · ${(words.sheets as Titles)[sheet!]}`
    return catalogue.get(`${group}/${id}`) ?? keyed[group]?.[id]
  }

  return {
    group: (id) => (words.groups as Titles)[id] ?? id,
    picture: (name) => {
      const [group, id] = name.split('/') as [string, string]
      return titleOf(group, id) ?? name
    },
  }
}
