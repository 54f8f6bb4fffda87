import { renderToStaticMarkup } from 'react-dom/server'
import { demoAcharyas } from '@sankalp/content/demo/acharyas'
import { expect, test } from 'vitest'
import { Portrait, portraitParts } from './portrait.tsx'

test('chooses a part by its word in the seed, whatever else the seed contains', () => {
  expect(portraitParts('woman-veiled-plain-spectacles')).toMatchObject({
    heads: 'veiled',
    behind: 'pallu',
    tilaks: 'plain',
    extras: 'spectacles',
  })
  expect(portraitParts('man-turban-full-bars')).toMatchObject({
    heads: 'turban',
    behind: 'none',
    beards: 'full',
    tilaks: 'bars',
  })
})

test('draws the same portrait for the same seed every time, and no woman with a beard', () => {
  for (const seed of ['', '---', 'आचार्य', 'constructor', '__proto__', 'Man-TURBAN']) {
    const drawn = renderToStaticMarkup(<Portrait seed={seed} />)
    expect(renderToStaticMarkup(<Portrait seed={seed} />)).toBe(drawn)
    expect(drawn).not.toMatch(/#[\da-f]{3,6}|rgb|NaN|undefined/i)
  }
  const women = Array.from({ length: 50 }, (_, step) => portraitParts(`woman-${step}`))
  expect(new Set(women.map(({ beards }) => beards))).toEqual(new Set(['shaven']))
  expect(new Set(women.map(({ heads }) => heads)).size).toBe(3)
})

test('has a name only where the name is not beside it', () => {
  expect(renderToStaticMarkup(<Portrait seed="man" name="Raghunath Shastri" />)).toContain(
    'role="img" aria-label="Raghunath Shastri"',
  )
  expect(renderToStaticMarkup(<Portrait seed="man" />)).not.toContain('role')
})

test('draws all acharyas of the demo differently, and each according to their gender', () => {
  expect(new Set(demoAcharyas.map(({ portrait }) => JSON.stringify(portraitParts(portrait)))).size).toBe(
    demoAcharyas.length,
  )
  for (const { portrait, account } of demoAcharyas) {
    expect(portrait.startsWith(account.gender === 'Female' ? 'woman-' : 'man-')).toBe(true)
    expect(renderToStaticMarkup(<Portrait seed={portrait} />).length).toBeLessThan(3000)
  }
})
