import { findNearestPlace, getPlace, searchPlaces } from '@sankalp/contract/places'
import { expect, test } from 'vitest'
import { fileApp } from '../../../test/test-app.ts'

const app = fileApp()

test('finds places by a prefix without signing in, and lets the answer be cached for a day', async () => {
  const { status, body, headers } = await app()
    .newClient()
    .call(searchPlaces, { query: { q: 'varan', limit: '3' } })
  expect(status).toBe(200)
  expect(body.places.length).toBeLessThanOrEqual(3)
  expect(body.places[0]).toMatchObject({
    slug: 'varanasi',
    name: { en: 'Varanasi', hin: 'वाराणसी' },
    region: { en: 'Uttar Pradesh', hin: 'उत्तर प्रदेश' },
    country: { code: 'IN', en: 'India', hin: 'भारत' },
    zone: 'Asia/Kolkata',
  })
  expect(headers.get('cache-control')).toBe('public, max-age=86400')
})

test('returns an empty list, not an error, for an unknown name', async () => {
  const { status, body } = await app()
    .newClient()
    .call(searchPlaces, { query: { q: 'xqzw' } })
  expect({ status, ...body }).toEqual({ status: 200, places: [], guesses: [] })
})

test('finds a misspelled town and marks it as a guess', async () => {
  const { body } = await app()
    .newClient()
    .call(searchPlaces, { query: { q: 'hyderbad' } })
  expect(body.places[0]).toMatchObject({ slug: 'hyderabad' })
  expect(body.guesses).toContain(body.places[0]!.id)
})

test.each([
  [{ q: '' }, 'q', 'required'],
  [{ q: 'x'.repeat(81) }, 'q', 'tooLong'],
  [{ q: 'delhi', limit: '0' }, 'limit', 'outOfRange'],
  [{ q: 'delhi', limit: '21' }, 'limit', 'outOfRange'],
  [{ q: 'delhi', limit: 'x' }, 'limit', 'invalid'],
])('a search for %j is refused: %s is %s', async (query, field, problem) => {
  const answer = await app().newClient().call(searchPlaces, { query })
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'INVALID_INPUT', facts: { fields: [{ field, problem }] } },
  })
})

test('finds the place nearest to a point, and keeps the answer out of shared caches', async () => {
  const { body, headers } = await app()
    .newClient()
    .call(findNearestPlace, { query: { lat: '25.31', lon: '83.01' } })
  expect(body.place.slug).toBe('varanasi')
  expect(headers.get('cache-control')).toBe('private, max-age=3600')
})

test.each([
  [{ lat: '', lon: '83' }, 'lat', 'required'],
  [{ lat: '91', lon: '83' }, 'lat', 'outOfRange'],
  [{ lat: '25', lon: '-180.5' }, 'lon', 'outOfRange'],
  [{ lat: '25', lon: 'NaN' }, 'lon', 'invalid'],
])('the point %j is refused: %s is %s', async (query, field, problem) => {
  const answer = await app().newClient().call(findNearestPlace, { query })
  expect(answer).toMatchObject({ status: 400, body: { facts: { fields: [{ field, problem }] } } })
})

test('finds a place by its slug, and suggests names for an unknown one in the reader’s language', async () => {
  const client = app().newClient()
  const found = await client.call(getPlace, { params: { slug: 'varanasi' } })
  expect(found.body.place.name.en).toBe('Varanasi')
  client.language = 'hin'
  const missed = await client.call(getPlace, { params: { slug: 'varansi' } })
  expect(missed).toMatchObject({ status: 404, body: { code: 'PLACE_NOT_FOUND' } })
  expect(missed.body.message).toMatch(/[\u0900-\u097f]/)
  expect(missed.body.facts).toMatchObject({
    suggestions: expect.arrayContaining([expect.objectContaining({ slug: 'varanasi' })]),
  })
})
