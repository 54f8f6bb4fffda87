import type { Place } from '@sankalp/contract/places'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answerApi } from '../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../lib/testing/render-screen.fake.tsx'
import { PlaceField } from './place-field.tsx'
import type { PickedPlace } from './picked-place.ts'

const ujjain: Place = {
  id: 1,
  slug: 'ujjain',
  name: { en: 'Ujjain', hin: 'उज्जैन' },
  region: { en: 'Madhya Pradesh', hin: 'मध्य प्रदेश' },
  district: null,
  country: { en: 'India', hin: 'भारत', code: 'IN' },
  latDeg: 23.18,
  lonDeg: 75.78,
  zone: 'Asia/Kolkata',
  population: 515_215,
}
const search = 'GET /api/places/search'

function Birthplace() {
  const [place, setPlace] = useState<PickedPlace | null>(null)
  return (
    <>
      <PlaceField label="Birthplace" value={place} onChange={setPlace} />
      <output>{place ? `${place.latDeg}, ${place.lonDeg}` : 'no place'}</output>
    </>
  )
}

test('finds a town by its first letters and shows it with its state', async () => {
  answerApi({ [search]: () => ({ json: { places: [ujjain], guesses: [] } }) })
  const screen = await renderScreen(<Birthplace />, { namespaces: ['places'] })
  const field = screen.getByRole('combobox', { name: 'Birthplace' })
  await userEvent.type(field, 'ujj')
  await screen.getByRole('option', { name: /Ujjain/ }).click()
  await expect.element(field).toHaveValue('Ujjain, Madhya Pradesh')
  await expect.element(screen.getByText('23.18, 75.78')).toBeVisible()
})

test('does not search for two letters', async () => {
  const { count } = answerApi({ [search]: () => ({ json: { places: [ujjain], guesses: [] } }) })
  const screen = await renderScreen(<Birthplace />, { namespaces: ['places'] })
  await userEvent.type(screen.getByRole('combobox'), 'uj')
  await userEvent.tab()
  await expect.element(screen.getByText(screen.t('tooShort'))).toBeVisible()
  expect(count(search)).toBe(0)
})

test('reports an unknown name, and clears the message when typing continues', async () => {
  answerApi({ [search]: () => ({ json: { places: [], guesses: [] } }) })
  const screen = await renderScreen(<Birthplace />, { namespaces: ['places'] })
  const field = screen.getByRole('combobox')
  await userEvent.type(field, 'xyzzy')
  await userEvent.tab()
  await expect.element(screen.getByText(screen.t('notFound'))).toBeVisible()
  await userEvent.type(field, 'z')
  await expect.element(screen.getByText(screen.t('notFound'))).not.toBeInTheDocument()
})

test('clears the place when the text of a chosen one is changed, until another is chosen', async () => {
  answerApi({ [search]: () => ({ json: { places: [ujjain], guesses: [] } }) })
  const screen = await renderScreen(<Birthplace />, { namespaces: ['places'] })
  const field = screen.getByRole('combobox')
  await userEvent.type(field, 'ujj')
  await screen.getByRole('option', { name: /Ujjain/ }).click()
  await userEvent.type(field, '{Backspace}')
  await expect.element(screen.getByText('no place')).toBeVisible()
})

test('asks about a misspelled town, and takes it only when it is chosen', async () => {
  answerApi({ [search]: () => ({ json: { places: [ujjain], guesses: [ujjain.id] } }) })
  const screen = await renderScreen(<Birthplace />, { namespaces: ['places'] })
  const field = screen.getByRole('combobox')
  await userEvent.type(field, 'ujjian')
  await expect.element(screen.getByText(screen.t('guessed'))).toBeVisible()
  await userEvent.tab()
  await expect.element(screen.getByText('no place')).toBeVisible()
  await expect.element(screen.getByText(screen.t('unsure'))).toBeVisible()
  await field.click()
  await screen.getByRole('option', { name: /Ujjain/ }).click()
  await expect.element(screen.getByText('23.18, 75.78')).toBeVisible()
})
