import { languages } from '@sankalp/contract'
import { linksOf } from '@sankalp/content/articles/check-articles'
import { openArticles } from '@sankalp/content/articles/open-articles'
import { pictures } from '@sankalp/illustrations'
import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import routes from './routes.ts'

const articles = openArticles()
// Read here and not in a test: on a busy machine reading all of them takes longer than a test may.
const all = articles.ids
  .flatMap((id) => languages.map((language) => articles.find(id, language)!))
  .map(({ head, blocks }) => ({ head, blocks: blocks() }))

const known = new Set(pictures.map(({ name }) => name))

test('uses only our own pictures in the articles', () => {
  const named = all.flatMap(({ head, blocks }) => {
    const within = blocks.flatMap((block) => (block.type === 'drawing' ? [block.drawing] : []))
    return [head.drawing, ...within].map((name) => `${head.id}: ${name}`)
  })
  expect(named.filter((name) => !known.has(`things/${name.split(': ')[1]!}`))).toEqual([])
})

/** The path patterns of the public pages. */
const patterns = routes.flatMap(({ path, index }) => (index ? ['/'] : path && path !== '*' ? [`/${path}`] : []))

function leadsSomewhere(href: string): boolean {
  if (href.startsWith('https://')) return true
  const path = href.replace(/[?#].*$/, '')
  return patterns.some((pattern) => {
    const match = matchPath({ path: pattern, caseSensitive: true }, path)
    if (!match) return false
    // The city for which all articles calculate.
    return (match.params.city ?? 'delhi') === 'delhi'
  })
}

test('links only to existing pages in the articles', () => {
  const dead = all.flatMap(({ head, blocks }) =>
    linksOf(blocks)
      .filter((href) => !leadsSomewhere(href))
      .map((href) => `${head.id}: ${href}`),
  )
  expect(dead).toEqual([])
  for (const href of ['/panchang/dehli', '/freeKundli', '/blogs', '/kundli', '/profile'])
    expect(leadsSomewhere(href), href).toBe(false)
})
