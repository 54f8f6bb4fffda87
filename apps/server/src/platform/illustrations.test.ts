import { openArticles } from '@sankalp/content/articles/open-articles'
import { demoAcharyas } from '@sankalp/content/demo/acharyas'
import { demoPoojas } from '@sankalp/content/demo/poojas'
import { demoProducts } from '@sankalp/content/demo/products'
import { pagePictures } from '@sankalp/content/discovery-texts'
import { pictures } from '@sankalp/illustrations'
import { festivalsOfYear } from '@sankalp/jyotish'
import { readSky } from '@sankalp/jyotish/node'
import { describe, expect, test } from 'vitest'
import { coverOf, drawByDay, pictureOf, portraitOf } from './illustrations.ts'

const names = new Set(pictures.map(({ name }) => name))
const unknown = (used: readonly string[]) => used.filter((name) => !names.has(name))

/** In the order of the year from January. */
const bestKnown = [
  ...['lohri', 'makara-sankranti', 'pongal', 'vasant-panchami', 'maha-shivaratri', 'holika-dahan', 'holi', 'ugadi'],
  ...['gudi-padwa', 'chaitra-navratri', 'rama-navami', 'mahavir-jayanti', 'hanuman-jayanti', 'baisakhi', 'vishu'],
  ...['akshaya-tritiya', 'buddha-purnima', 'vat-savitri', 'jagannath-rathyatra', 'guru-purnima', 'nag-panchami'],
  ...['raksha-bandhan', 'janmashtami', 'hartalika-teej', 'ganesh-chaturthi', 'onam', 'sharad-navratri'],
  ...['vijayadashami', 'karwa-chauth', 'dhanteras', 'narak-chaturdashi', 'diwali', 'govardhan-puja', 'bhai-dooj'],
  ...['chhath-puja', 'devutthana-ekadashi', 'tulasi-vivah', 'dev-diwali', 'guru-nanak-jayanti', 'gita-jayanti'],
]

describe('the illustrations that data name', () => {
  test('exist for every pooja and product of the demo, and no two share one', () => {
    const used = [...demoPoojas, ...demoProducts].map(({ drawing }) => drawing)
    expect(unknown(used)).toEqual([])
    expect(new Set(used).size).toBe(used.length)
  })

  test('exist in three views for every product', () => {
    expect(unknown(demoProducts.flatMap(({ drawing }) => [`${drawing}-2`, `${drawing}-3`]))).toEqual([])
  })

  test('exist for every acharya of the demo, and twelve for others', () => {
    const portraits = demoAcharyas.map(({ portrait }) => `acharyas/${portrait}`)
    expect(unknown([...portraits, ...Array.from({ length: 12 }, (_, at) => `acharyas/other-${at}`)])).toEqual([])
    expect(new Set(portraits).size).toBe(demoAcharyas.length)
  })

  test('exist for every article as a cover, and for every page that can be shared', () => {
    const { ids } = openArticles()
    expect(unknown(ids.map((id) => `articles/${id}`))).toEqual([])
    expect(unknown(Object.values(pagePictures).map(({ illustration }) => illustration))).toEqual([])
  })

  test('are named by keys of the festivals that the almanac computes', () => {
    const delhi = { latDeg: 28.65, lonDeg: 77.23, zone: 'Asia/Kolkata' }
    const computed = new Set(festivalsOfYear(readSky(), delhi, 2027).map(({ key }) => `festivals/${key}`))
    const drawn = [...names].filter((name) => name.startsWith('festivals/'))
    expect(drawn.filter((name) => !computed.has(name))).toEqual([])
  })

  test('exist for the forty best known festivals', () => {
    expect(bestKnown.length).toBe(40)
    expect(unknown(bestKnown.map((key) => `festivals/${key}`))).toEqual([])
  })
})

describe('a row', () => {
  test('shows the illustration that it names', () => {
    expect(pictureOf('poojas', { id: 'any', drawing: 'poojas/ganesh' })).toBe('poojas/ganesh')
  })

  test('of an older release, which names a thing, shows the one with its own id or else that thing', () => {
    expect(pictureOf('poojas', { id: 'ganesh', drawing: 'kalash' })).toBe('poojas/ganesh')
    expect(pictureOf('products', { id: 'made-by-an-operator', drawing: 'kalash' })).toBe('things/kalash')
  })

  test.each(['no-such', 'poojas/no-such', '__proto__', '', '../secret'])(
    'that names "%s" shows one that exists',
    (drawing) => {
      expect(names).toContain(pictureOf('poojas', { id: 'x', drawing }))
      expect(names).toContain(coverOf('x', drawing))
    },
  )
})

test('an acharya without a portrait of their own has always the same of the twelve', () => {
  const seeds = Array.from({ length: 60 }, (_, at) => `man-${at}`)
  expect(seeds.map(portraitOf)).toEqual(seeds.map(portraitOf))
  expect(new Set(seeds.map(portraitOf)).size).toBeGreaterThan(3)
  expect(unknown(seeds.map(portraitOf))).toEqual([])
})

test('is drawn in the colours of the day as a part of another picture, whole and in the middle', () => {
  const svg = drawByDay('heroes/home-wide', { x: 10, y: 20, side: 320 })
  expect(svg).toMatch(/^<svg x="10" y="120" width="320" height="120" /)
  expect(svg).not.toMatch(/var\(|<style|undefined/)
  expect(svg).toContain('#2f1b35')
})
