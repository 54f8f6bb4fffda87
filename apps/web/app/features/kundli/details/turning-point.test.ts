import type { EpochMs, Ingress, TimedKundli } from '@sankalp/jyotish'
import { dashasAt } from '@sankalp/jyotish'
import { readSaturn, readSky } from '@sankalp/jyotish/node'
import { expect, test } from 'vitest'
import { ashaOfKolkata } from '../../../shared/birth/births.fake.ts'
import { defaultSettings } from '../../../shared/birth/chart-settings.ts'
import { decadesOf, makeReading } from '../../../shared/sky/reading.ts'
import { nextTurningPoint } from './turning-point.ts'

const sky = readSky(decadesOf(ashaOfKolkata))
const kundli = makeReading(sky, readSaturn(), ashaOfKolkata, defaultSettings).kundli as TimedKundli
const untimed = makeReading(sky, readSaturn(), { ...ashaOfKolkata, time: null }, defaultSettings).kundli
const now = Date.UTC(2026, 10, 19) as EpochMs
const days = (count: number) => (now + count * 86_400_000) as EpochMs
const ingress = (graha: Ingress['graha'], at: EpochMs): Ingress => ({
  graha,
  at,
  from: 'karka',
  into: 'simha',
  retrograde: false,
})
const antarEnds = dashasAt(kundli.vimshottari, now, 2)[1]!.endMs

test('is the next antardasha if the sky changes later', () => {
  const [maha, antar] = dashasAt(kundli.vimshottari, antarEnds, 2)
  expect(nextTurningPoint(kundli, [ingress('saturn', (antarEnds + 1) as EpochMs)], now)).toEqual({
    kind: 'antardasha',
    at: antarEnds,
    lord: antar!.lord,
    within: maha!.lord,
  })
})

test('is a change of sign of Jupiter or Saturn if that comes first; what is past does not count', () => {
  const ahead = [ingress('jupiter', days(-1)), ingress('jupiter', days(2))]
  expect(nextTurningPoint(kundli, ahead, now)).toMatchObject({ kind: 'ingress', graha: 'jupiter', at: days(2) })
})

test('is the mahadasha when a new one begins', () => {
  const [maha] = dashasAt(kundli.vimshottari, now, 2)
  const shortBefore = (maha!.endMs - 1000) as EpochMs
  const next = dashasAt(kundli.vimshottari, maha!.endMs, 1)[0]!
  expect(nextTurningPoint(kundli, [], shortBefore)).toEqual({ kind: 'mahadasha', at: maha!.endMs, lord: next.lord })
})

test('without the birth time there is no dasha to change', () => {
  expect(nextTurningPoint(untimed, [], now)).toBeNull()
  expect(nextTurningPoint(untimed, [ingress('saturn', days(9))], now)).toMatchObject({ graha: 'saturn' })
})

test('after the last mahadasha of the cycle only the sky changes', () => {
  const end = kundli.vimshottari.mahadashas.at(-1)!.endMs
  expect(nextTurningPoint(kundli, [], (end - 1000) as EpochMs)).toBeNull()
})
