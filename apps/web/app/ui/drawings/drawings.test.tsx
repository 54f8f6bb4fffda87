import { renderToStaticMarkup } from 'react-dom/server'
import { demoPoojas } from '@sankalp/content/demo/poojas'
import { demoProducts } from '@sankalp/content/demo/products'
import { describe, expect, test } from 'vitest'
import { drawings } from './index.ts'

describe.each(Object.entries(drawings))('%s', (_, Picture) => {
  const svg = renderToStaticMarkup(<Picture size={112} />)

  test('weighs little: a page may show a dozen', () => {
    // The wheel has 39 marks, the mala a circle for each bead.
    expect(svg.length).toBeLessThan(1700)
  })

  test('names tokens and never a colour, and nothing in it is not a number', () => {
    expect(svg).not.toMatch(/#[\da-f]{3,6}|rgb|NaN|undefined/i)
    expect(svg).toContain('aria-hidden="true"')
  })
})

test('there is one for every pooja and product of the demo', () => {
  const asked = [...demoPoojas, ...demoProducts].map(({ drawing }) => drawing)
  expect(asked.filter((name) => !Object.hasOwn(drawings, name))).toEqual([])
})
