import { expect, test } from 'vitest'
import { toScriptJson } from './page-facts.ts'

const nasty = { text: '</script><!--<script>&\u2028\u2029 हिन्दी "quoted"' }

test('escapes embedded data so that it cannot end its script element', () => {
  expect(toScriptJson(nasty)).not.toMatch(/[<>&\u2028\u2029]/)
})

test('reads back the same value', () => {
  expect(JSON.parse(toScriptJson(nasty))).toEqual(nasty)
})
