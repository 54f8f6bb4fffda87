import { describe, expect, test } from 'vitest'
import { products } from './products.ts'
import { titlePlate } from '../index.ts'
import { mukhiLines, rudrakshaBead } from './products/rudraksha.ts'

const drawn = (id: string) => products.find(({ name }) => name === `products/${id}`)!.draw()
/** How many lines or shapes each path of a drawing has. */
const parts = (text: string) => [...text.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d!.split('M').length - 1)

describe('rudraksha', () => {
  test.each(Array.from({ length: 13 }, (_, i) => i + 2))(
    'of %i mukhi has that many lines, evenly around its hole',
    (k) => {
      const lines = mukhiLines(k, 100).split('M').slice(1)
      expect(lines).toHaveLength(k)
      const angles = lines.map((d) => {
        const [x, y] = d.match(/-?\d*\.?\d+/g)!.map(Number)
        return ((Math.atan2(x!, -y!) * 180) / Math.PI + 360) % 360
      })
      for (const [i, angle] of angles.entries()) expect(Math.abs(angle - (i * 360) / k)).toBeLessThan(0.3)
      expect(rudrakshaBead(k, 100)).toContain(mukhiLines(k, 100))
    },
  )

  test.each([
    ['five-mukhi-rudraksha', 5],
    ['six-mukhi-rudraksha', 6],
    ['eight-mukhi-rudraksha', 8],
  ])('%s is drawn with %i lines', (id, k) => {
    const [, d] = /d="([^"]*)" stroke="var\(--c-ink\)" stroke-width="7.4"/.exec(drawn(id))!
    expect(d!.split('M').length - 1).toBe(k)
  })
})

describe('what is strung', () => {
  test.each(['tulsi-mala', 'rudraksha-mala', 'sphatik-mala', 'red-sandal-mala', 'white-sandal-mala'])(
    '%s has 108 beads',
    (id) => expect(parts(drawn(id))).toContain(108),
  )

  test.each([
    ['rudraksha-bracelet', 18],
    ['rudraksha-kantha', 32],
  ])('%s has %i beads', (id, k) => {
    const uses = [...drawn(id).matchAll(/<use href="(#\w+)"/g)].map(([, of]) => of)
    const most = Math.max(...uses.map((of) => uses.filter((other) => other === of).length))
    expect(most + 1).toBe(k)
  })
})

describe('the plate for a title', () => {
  test.each([
    'sankalp-panchang-2027',
    'durga-saptashati',
    'bhagavad-gita-pocket',
    'reading-your-own-chart',
    'vrat-katha-collection',
    'vishnu-sahasranama',
  ])('of %s lies within the picture and is wider than high', (id) => {
    const { x, y, w, h } = titlePlate(id)!
    expect(Math.min(x, y)).toBeGreaterThan(0.02)
    expect(Math.max(x + w, y + h)).toBeLessThan(0.98)
    expect(w).toBeGreaterThan(0.28)
    expect(w / h).toBeGreaterThan(2)
  })

  test('only books have one', () => {
    expect(titlePlate('puja-bell')).toBeUndefined()
    expect(titlePlate('toString')).toBeUndefined()
  })
})

test('every product has three views', () => {
  const ids = products.map(({ name }) => name).filter((name) => !/-[23]$/.test(name))
  expect(products.map(({ name }) => name).toSorted()).toEqual(
    ids.flatMap((id) => [id, `${id}-2`, `${id}-3`]).toSorted(),
  )
})
