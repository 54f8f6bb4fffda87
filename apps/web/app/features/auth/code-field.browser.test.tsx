import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderScreen } from '../../lib/testing/render-screen.fake.tsx'
import { CodeField } from './code-field.tsx'

function Code() {
  const [digits, setDigits] = useState('')
  return <CodeField label="Code" value={digits} onChange={setDigits} />
}

async function renderCode() {
  const screen = await renderScreen(<Code />, { namespaces: ['auth'] })
  return screen.getByRole('textbox', { name: 'Code' })
}

test('digits typed one by one stand in the field, and a fifth is not taken', async () => {
  const field = await renderCode()
  await userEvent.type(field, '12345')
  await expect.element(field).toHaveValue('1234')
})

test('letters are left out and Devanagari digits are read', async () => {
  const field = await renderCode()
  await userEvent.type(field, 'a1 २-३x४')
  await expect.element(field).toHaveValue('1234')
})

test('a code pasted with the words around it is read out of them', async () => {
  const field = await renderCode()
  await userEvent.click(field)
  // A test page has no clipboard to paste from: what a paste ends in, text put in at the cursor, is done instead.
  document.execCommand('insertText', false, 'Your code is 4821.')
  await expect.element(field).toHaveValue('4821')
})

test('the cursor stays behind the last digit wherever one presses, so that Backspace takes the last', async () => {
  const field = await renderCode()
  await userEvent.type(field, '123')
  await userEvent.click(field, { position: { x: 4, y: 20 } })
  await userEvent.keyboard('{Backspace}9')
  await expect.element(field).toHaveValue('129')
})
