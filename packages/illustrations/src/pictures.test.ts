import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { pictures } from './index.ts'
import { grounds, palette } from './parts/pen.ts'

const drawn = pictures.map((picture) => ({ ...picture, text: picture.draw() }))
const tags = /<(\/?)([a-zA-Z]+)([^<>]*?)(\/?)>/g

describe('every picture', () => {
  test.each(drawn)('$name stays within its size', ({ name, text }) => {
    const limit = name.startsWith('heroes/') ? 14_000 : 6_000
    expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(limit)
  })

  test.each(drawn)('$name consists of shapes in our colours, without text or effects', ({ text }) => {
    const [style = '', body = ''] = text.split('</style>')
    const used = new Set([...body.matchAll(/var\(--c-([\w-]+)\)/g)].map((match) => match[1]!))
    for (const colour of used) {
      const [day, night] = { ...palette, ...grounds }[colour as keyof typeof palette]!
      expect(style).toContain(`--c-${colour}:${day}`)
      expect(style).toContain(`--c-${colour}:${night}`)
    }
    const paints = [...body.matchAll(/ (?:fill|stroke|color|stop-color)="([^"]*)"/g)].map((match) => match[1]!)
    expect(paints.filter((paint) => paint !== 'none' && !/^var\(--c-[\w-]+\)$/.test(paint))).toEqual([])
    expect(body).not.toMatch(/ style=|NaN|undefined|Infinity/)
    const names = new Set([...body.matchAll(tags)].map((match) => match[2]))
    const allowed = new Set(['svg', 'g', 'path', 'use', 'clipPath', 'circle'])
    expect([...names].filter((name) => !allowed.has(name!))).toEqual([])
  })

  test.each(drawn)('$name is well-formed and refers only to its own parts', ({ text, width, height }) => {
    expect(text).toContain(`viewBox="0 0 ${width} ${height}"`)
    const open: string[] = []
    for (const [, close, name, , empty] of text.matchAll(tags)) {
      if (close) expect(open.pop()).toBe(name)
      else if (!empty) open.push(name!)
    }
    expect(open).toEqual([])
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, id] of text.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(ids).toContain(id)
  })

  test.each(drawn)('$name is drawn alike each time', ({ text, draw }) => expect(draw()).toBe(text))
})

test('no two pictures are alike, and no two have one name', () => {
  expect(new Set(drawn.map(({ text }) => text)).size).toBe(drawn.length)
  expect(new Set(drawn.map(({ name }) => name)).size).toBe(drawn.length)
})

describe('a flame that moves', () => {
  const moving = drawn.filter(({ text }) => text.includes('class="flame"'))

  test('is in the scenes in which a lamp or fire stands in front, and nowhere else', () => {
    const lit = /pooja|shop|kundli|panchang-dusk|panchang-night/
    const heroes = drawn.filter(({ name }) => name.startsWith('heroes/') && lit.test(name))
    expect(moving.map(({ name }) => name)).toEqual(heroes.map(({ name }) => name))
  })

  test.each(moving)('in $name rests after 5 s, and from the start if the reader wants less motion', ({ text }) => {
    const [, seconds, times] = /\{\.flame\{animation:flicker ([\d.]+)s steps\(3\) (\d+)\}\}/.exec(text)!
    expect(Number(seconds) * Number(times)).toBeLessThanOrEqual(5)
    expect(text.match(/animation:/g)).toHaveLength(1)
    expect(text).toContain('@media(prefers-reduced-motion:no-preference){.flame{animation:')
  })
})
