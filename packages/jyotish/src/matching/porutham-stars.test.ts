import { expect, test } from 'vitest'
import { nakshatras } from '../zodiac/keys.ts'
import { matchPoruthams } from './poruthams.ts'
import { poruthamStars } from './porutham-stars.ts'

/** Every twentieth of a pada around the zodiac. */
const moons = Array.from({ length: 2160 }, (_, at) => (at + 0.5) / 6)

test.each([
  ['groom', (own: number, other: number) => matchPoruthams(own, other)],
  ['bride', (own: number, other: number) => matchPoruthams(other, own)],
] as const)(
  'the stars listed for a %s are those with which a match agrees, wherever in them the Moon is',
  (role, match) => {
    for (const own of [5, 41, 133, 200, 287, 355]) {
      const listed = new Map(poruthamStars(own, role).map((star) => [`${star.nakshatra} ${star.rashi}`, star.good]))
      expect(listed.size).toBeGreaterThan(2)
      for (const other of moons) {
        const { poruthams, good, hasRajjuDosha, hasVedhaDosha } = match(own, other)
        const key = role === 'groom' ? 'bride' : 'groom'
        const star = `${poruthams.dina[key]} ${poruthams.rashi[key]}`
        expect(listed.get(star), star).toBe(good >= 6 && !hasRajjuDosha && !hasVedhaDosha ? good : undefined)
      }
    }
  },
)

test('the best stars come first', () => {
  const goods = poruthamStars(100, 'bride').map(({ good }) => good)
  expect(goods).toEqual(goods.toSorted((a, b) => b - a))
  expect(poruthamStars(100, 'bride').every(({ nakshatra }) => nakshatras.includes(nakshatra))).toBe(true)
})
