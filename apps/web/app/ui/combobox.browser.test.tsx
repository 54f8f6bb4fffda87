import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderScreen } from '../lib/testing/render-screen.fake.tsx'
import { Combobox } from './combobox.tsx'

const towns = ['Varanasi', 'Vadodara', 'Vasai']
const texts = {
  loading: 'Looking',
  nothing: 'None',
  failed: 'Failed',
  tryAgain: 'Again',
  found: (count: number) => `${count} found`,
}

function Towns({ load = async () => towns }: { load?: () => Promise<string[]> }) {
  const [text, setText] = useState('')
  const [isChosen, setIsChosen] = useState(false)
  return (
    <>
      <Combobox<string>
        label="Town"
        text={text}
        onText={(typed) => {
          setText(typed)
          setIsChosen(false)
        }}
        isChosen={isChosen}
        onChoose={(town) => {
          setText(town)
          setIsChosen(true)
        }}
        load={load}
        isLongEnough={(typed) => typed.length > 1}
        waitMs={0}
        keyOf={String}
        textOf={String}
        texts={texts}
      />
      <button type="button">Next</button>
    </>
  )
}

async function renderTowns(load?: () => Promise<string[]>) {
  const screen = await renderScreen(<Towns load={load} />, { namespaces: ['places'] })
  return { screen, field: screen.getByRole('combobox', { name: 'Town' }) }
}

test('marks an option with the arrow keys and takes it with Enter', async () => {
  const { screen, field } = await renderTowns()
  await userEvent.type(field, 'va')
  await expect.element(screen.getByRole('option')).toHaveLength(3)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(screen.getByRole('option', { name: 'Vadodara' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Vadodara')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
})

test('takes a pressed option and keeps the focus in the field', async () => {
  const { screen, field } = await renderTowns()
  await userEvent.type(field, 'va')
  await screen.getByRole('option', { name: 'Vasai' }).click()
  await expect.element(field).toHaveValue('Vasai')
  await expect.element(field).toHaveFocus()
})

test('takes the first option when the field is left, also one that arrives later', async () => {
  const coming = Promise.withResolvers<string[]>()
  const { field } = await renderTowns(() => coming.promise)
  await userEvent.type(field, 'va')
  await userEvent.tab()
  coming.resolve(towns)
  await expect.element(field).toHaveValue('Varanasi')
})

test('closes the list on Escape and keeps what was typed', async () => {
  const { screen, field } = await renderTowns()
  await userEvent.type(field, 'va')
  await expect.element(screen.getByRole('option')).toHaveLength(3)
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await expect.element(field).toHaveValue('va')
})

test('retries a failed search from the list', async () => {
  let isAway = true
  const { screen, field } = await renderTowns(() =>
    isAway ? Promise.reject(new Error('away')) : Promise.resolve(towns),
  )
  await userEvent.type(field, 'va')
  const again = screen.getByRole('button', { name: 'Again' })
  await expect.element(again).toBeVisible()
  isAway = false
  await again.click()
  await expect.element(screen.getByRole('option')).toHaveLength(3)
})
