import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { JsonLd, breadcrumbs } from './json-ld.tsx'

test('prevents any text from ending the data block early', () => {
  const html = renderToStaticMarkup(
    <JsonLd thing={{ '@type': 'Article', headline: '</script><script>alert(1)</script>' }} />,
  )
  expect(html.match(/<script/g)).toHaveLength(1)
  const json = html.replace(/^<script[^>]*>|<\/script>$/g, '')
  expect(JSON.parse(json)).toMatchObject({
    '@context': 'https://schema.org',
    headline: '</script><script>alert(1)</script>',
  })
})

test('numbers breadcrumbs from one and uses absolute URLs', () => {
  const { itemListElement } = breadcrumbs('https://sankalp.example', [
    { name: 'Home', path: '/' },
    { name: 'Panchang', path: '/panchang' },
  ])
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://sankalp.example/' },
    { '@type': 'ListItem', position: 2, name: 'Panchang', item: 'https://sankalp.example/panchang' },
  ])
})
