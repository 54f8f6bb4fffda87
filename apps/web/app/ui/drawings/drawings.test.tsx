import { renderToStaticMarkup } from 'react-dom/server'
import { demoPoojas } from '@sankalp/content/demo/poojas'
import { demoProducts } from '@sankalp/content/demo/products'
import { describe, expect, test } from 'vitest'
import { drawings } from './index.ts'

describe.each(Object.entries(drawings))('%s', (_, Picture) => {
  const svg = renderToStaticMarkup(<Picture size={112} />)

  test('is small, since a page may show a dozen', () => {
    // The wheel has 39 marks, the mala a circle for each bead.
    expect(svg.length).toBeLessThan(1700)
  })

  test('uses tokens and no colour values, and contains no NaN', () => {
    expect(svg).not.toMatch(/#[\da-f]{3,6}|rgb|NaN|undefined/i)
    expect(svg).toContain('aria-hidden="true"')
  })
})

test('has one for every pooja and product of the demo', () => {
  const asked = [...demoPoojas, ...demoProducts].map(({ drawing }) => drawing)
  expect(asked.filter((name) => !Object.hasOwn(drawings, name))).toEqual([])
})
