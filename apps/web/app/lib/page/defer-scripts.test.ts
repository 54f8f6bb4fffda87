import { expect, test } from 'vitest'
import { deferScripts } from './defer-scripts.server.ts'

const defer = (page: string) => deferScripts(Buffer.from(page)).toString()

test('modules wait, and are named for those who start them', () => {
  const page =
    '<head><link rel="modulepreload" href="/assets/a.js" nonce="n"/><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/assets/b.js"/></head>' +
    '<p>तिथि</p><script nonce="n">context</script><script nonce="n" type="module" async="">import "/assets/a.js"</script><script nonce="n">data</script>'
  expect(defer(page)).toBe(
    '<head><link rel="stylesheet" href="/a.css"/></head>' +
      '<p>तिथि</p><script nonce="n">context</script><script nonce="n" type="text/plain" data-preload="/assets/a.js /assets/b.js">import "/assets/a.js"</script><script nonce="n">data</script>',
  )
})

test('a page without modules stays as it is', () => {
  expect(defer('<p>text</p>')).toBe('<p>text</p>')
})
