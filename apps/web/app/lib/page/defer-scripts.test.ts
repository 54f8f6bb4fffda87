import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, Scripts } from 'react-router'
import { expect, test } from 'vitest'
import { deferScripts } from './defer-scripts.server.ts'

const defer = (page: string) => deferScripts(Buffer.from(page)).toString()

test('makes modules inert and lists them for a later preload', () => {
  const page =
    '<head><link rel="modulepreload" href="/assets/a.js" nonce="n"/><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/assets/b.js"/></head>' +
    '<p>तिथि</p><script nonce="n">context</script><script nonce="n" type="module" async="">import "/assets/a.js"</script><script nonce="n">data</script>'
  expect(defer(page)).toBe(
    '<head><link rel="stylesheet" href="/a.css"/></head>' +
      '<p>तिथि</p><script nonce="n">context</script><script nonce="n" type="text/plain" data-preload="/assets/a.js /assets/b.js">import "/assets/a.js"</script><script nonce="n">data</script>',
  )
})

test('leaves a page without modules unchanged', () => {
  expect(defer('<p>text</p>')).toBe('<p>text</p>')
})

test('finds the module script as React Router writes it', () => {
  const Stub = createRoutesStub([{ path: '/', Component: () => createElement(Scripts, { nonce: 'n' }) }])
  const page = renderToString(createElement(Stub, { initialEntries: ['/'] }))
  expect(page).toContain('type="module"')
  expect(defer(page)).not.toContain('type="module"')
  expect(defer(page)).toContain('data-preload=')
})
