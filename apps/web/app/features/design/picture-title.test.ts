import { openArticles } from '@sankalp/content/articles/open-articles'
import { demoAcharyas } from '@sankalp/content/demo/acharyas'
import { demoPoojas } from '@sankalp/content/demo/poojas'
import { demoProducts } from '@sankalp/content/demo/products'
import type pictureTitles from '@sankalp/content/locales/en/picture-titles.json'
import { readMessages } from '@sankalp/content/locales'
import { type Language, languages } from '@sankalp/contract'
import { pictures } from '@sankalp/illustrations'
import { describe, expect, test } from 'vitest'
import { catalogueOf, createPictureTitle } from './picture-title.ts'

const { ids, find } = openArticles()

function titlesIn(language: Language) {
  const articles = ids.map((id) => ({ _id: id, title: find(id, language)!.head.title }))
  const catalogue = catalogueOf(language, {
    acharyas: demoAcharyas,
    poojas: demoPoojas,
    products: demoProducts,
    articles,
  })
  return createPictureTitle(catalogue, (namespace) => readMessages(language, namespace))
}

describe.each(languages)('in %s', (language) => {
  const titles = titlesIn(language)

  test('every illustration and every group has a title', () => {
    const named = pictures.map(({ name }) => ({ name, title: titles.picture(name) }))
    expect(named.filter(({ name, title }) => title === name || /undefined|\{\{/.test(title))).toEqual([])
    const groups = new Set(pictures.map(({ name }) => name.split('/')[0]!))
    expect([...groups].filter((id) => titles.group(id) === id)).toEqual([])
  })

  test('no title is left of an illustration that is gone', () => {
    const names = new Set(pictures.map(({ name }) => name))
    const { things, states, heroes } = readMessages(language, 'picture-titles') as typeof pictureTitles
    const titled = [
      ...Object.keys(things).map((id) => `things/${id}`),
      ...Object.keys(states).map((id) => `states/${id}`),
    ]
    expect(titled.filter((name) => !names.has(name))).toEqual([])
    expect(Object.keys(heroes).filter((scene) => !names.has(`heroes/${scene}-tall`))).toEqual([])
  })

  test('no two illustrations of a group share a title', () => {
    const named = pictures.map(({ name }) => `${name.split('/')[0]}: ${titles.picture(name)}`)
    expect(named.filter((title, at) => named.indexOf(title) !== at)).toEqual([])
  })
})
