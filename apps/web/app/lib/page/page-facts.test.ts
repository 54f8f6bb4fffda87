import { expect, test } from 'vitest'
import { toScriptJson } from './page-facts.ts'

const nasty = { text: '</script><!--<script>&\u2028\u2029 हिन्दी "quoted"' }

test('what is embedded in the page cannot end its script element', () => {
  expect(toScriptJson(nasty)).not.toMatch(/[<>&\u2028\u2029]/)
})

test('it reads back as it was', () => {
  expect(JSON.parse(toScriptJson(nasty))).toEqual(nasty)
})
