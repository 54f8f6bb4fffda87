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

test('shows digits typed one by one, and does not accept a fifth', async () => {
  const field = await renderCode()
  await userEvent.type(field, '12345')
  await expect.element(field).toHaveValue('1234')
})

test('ignores letters and reads Devanagari digits', async () => {
  const field = await renderCode()
  await userEvent.type(field, 'a1 २-३x४')
  await expect.element(field).toHaveValue('1234')
})

test('reads a pasted code out of the words around it', async () => {
  const field = await renderCode()
  await userEvent.click(field)
  // A test page has no clipboard to paste from, so insert the text at the cursor, which is the effect of a paste.
  document.execCommand('insertText', false, 'Your code is 4821.')
  await expect.element(field).toHaveValue('4821')
})

test('keeps the cursor behind the last digit wherever the user presses, so that Backspace removes the last one', async () => {
  const field = await renderCode()
  await userEvent.type(field, '123')
  await userEvent.click(field, { position: { x: 4, y: 20 } })
  await userEvent.keyboard('{Backspace}9')
  await expect.element(field).toHaveValue('129')
})
