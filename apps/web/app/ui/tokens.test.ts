import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { linePairs, textPairs } from './tokens.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)')
const day = colours(light)
const themes = { day, night: { ...day, ...colours(dark) } }

function colours(part: string): Record<string, string> {
  return Object.fromEntries([...part.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]))
}

/** Returns the relative luminance of #rrggbb as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(theme: Record<string, string>, front: string, ground: string): number {
  const [a, b] = [theme[front], theme[ground]]
  if (!a || !b) throw new Error(`no such token: ${a ? ground : front}`)
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

const cases = Object.entries(themes).flatMap(([name, theme]) => [
  ...textPairs.map(([front, ground]) => ({ name, theme, front, ground, least: 4.5 })),
  ...linePairs.map(([front, ground]) => ({ name, theme, front, ground, least: 3 })),
])

test.each(cases)('by $name, $front on $ground reaches $least:1', ({ theme, front, ground, least }) => {
  expect(contrast(theme, front, ground)).toBeGreaterThanOrEqual(least)
})

test('defines every colour of the day theme for the night theme too', () => {
  const own = colours(dark)
  expect(Object.keys(day).filter((name) => !own[name])).toEqual([])
})

test('measures the contrast of black on white correctly', () => {
  expect(contrast({ black: '#000000', white: '#ffffff' }, 'black', 'white')).toBeCloseTo(21)
})
