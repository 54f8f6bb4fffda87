import { chartStyles } from '@sankalp/drawings'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { KundliChart, type KundliChartBody, type KundliChartWords } from './kundli-chart.tsx'

const html = renderToStaticMarkup

const words: KundliChartWords = {
  signs: [
    'Aries',
    'Taurus',
    'Gemini',
    'Cancer',
    'Leo',
    'Virgo',
    'Libra',
    'Scorpio',
    'Sagittarius',
    'Capricorn',
    'Aquarius',
    'Pisces',
  ],
  shortSigns: ['Ari', 'Tau', 'Gem', 'Can', 'Leo', 'Vir', 'Lib', 'Sco', 'Sag', 'Cap', 'Aqu', 'Pis'],
  bodies: {
    lagna: { name: 'Ascendant', short: 'As' },
    sun: { name: 'Sun', short: 'Su' },
    mercury: { name: 'Mercury', short: 'Me' },
  },
  retrograde: { mark: 'R', name: 'retrograde' },
  combust: { mark: 'C', name: 'combust' },
  house: (house) => `House ${house}`,
  empty: 'empty',
}
const bodies: KundliChartBody[] = [
  { key: 'lagna', sign: 3 },
  { key: 'sun', sign: 6, degree: '12°' },
  { key: 'mercury', sign: 6, isRetrograde: true, isCombust: true },
]
const chart = { name: 'Birth chart', firstSign: 3, bodies, words }

test.each(chartStyles)('the %s chart is one picture with a list of all houses for those who cannot see it', (style) => {
  const text = html(<KundliChart chartStyle={style} {...chart} />)
  expect(text).toMatch(/<svg[^>]* role="img"[^>]* aria-label="Birth chart"/)
  const list = /aria-describedby="([^"]+)"/.exec(text)![1]
  const items = text
    .slice(text.indexOf(`<ul id="${list}"`))
    .match(/<li>[^<]*/g)!
    .map((item) => item.slice('<li>'.length))
  expect(items).toHaveLength(12)
  expect(items[0]).toBe('House 1, Cancer: Ascendant')
  expect(items[3]).toBe('House 4, Libra: Sun 12°, Mercury (retrograde, combust)')
  expect(items[11]).toBe('House 12, Gemini: empty')
})

test('makes pressable houses buttons that name their content, with one stop for the Tab key', () => {
  const text = html(<KundliChart chartStyle="north" {...chart} onHouse={() => undefined} chosenHouse={4} />)
  expect(text).toMatch(/<svg[^>]* role="group"/)
  expect(text.match(/role="button"/g)).toHaveLength(12)
  expect(text.match(/tabindex="0"/gi)).toHaveLength(1)
  expect(text).toMatch(
    /aria-pressed="true"[^>]*><title>House 4, Libra: Sun 12°, Mercury \(retrograde, combust\)<\/title>/,
  )
  expect(text.match(/aria-pressed="true"/g)).toHaveLength(1)
})

test('explains only the letters that are drawn', () => {
  expect(html(<KundliChart chartStyle="south" {...chart} />)).toMatch(/<figcaption.*retrograde.*combust/)
  expect(html(<KundliChart chartStyle="south" {...chart} bodies={[{ key: 'sun', sign: 0 }]} />)).not.toContain(
    'figcaption',
  )
})

test('names no colour of its own except for print', () => {
  const text = html(<KundliChart chartStyle="east" {...chart} onHouse={() => undefined} />).replaceAll(
    /print:\[[^\]]*\]/g,
    '',
  )
  expect(text).not.toMatch(/#[0-9a-f]{3,8}\b|rgb\(|black|white/i)
})

test('points at houses and bodies without hiding what else is said of them', () => {
  const lit = { houses: [4], bodies: ['sun'] }
  const text = html(<KundliChart chartStyle="north" {...chart} lit={lit} />)
  expect(text.match(/data-lit="\d+"/g)).toEqual(['data-lit="4"'])
  expect(text.match(/<circle/g)).toHaveLength(1)
  expect(html(<KundliChart chartStyle="north" {...chart} />)).not.toMatch(/data-lit|<circle/)
})

test('a bare chart has no legend', () => {
  expect(html(<KundliChart chartStyle="south" {...chart} isBare />)).not.toContain('figcaption')
})
