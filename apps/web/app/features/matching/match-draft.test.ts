import { beforeEach, expect, test } from 'vitest'
import { stubBrowser } from '../../lib/storage.fake.ts'
import { writeTab } from '../../lib/storage.ts'
import { clearDraft, readDraft, saveDraft } from './match-draft.ts'
import { type MatchValues, emptyMatch, emptyPartner } from './partner-values.ts'

const place = { slug: 'pune', label: { en: 'Pune', hin: 'पुणे' }, latDeg: 18.52, lonDeg: 73.86, zone: 'Asia/Kolkata' }
const values: MatchValues = {
  ...emptyMatch,
  bride: { ...emptyPartner, name: 'आशा', year: '1998', timeUnknown: true, placeText: 'Pune', place },
}

beforeEach(() => {
  stubBrowser()
  clearDraft()
})

test('restores what was typed after a refresh, until it is cleared', () => {
  expect(readDraft()).toBeNull()
  saveDraft(values)
  expect(readDraft()).toEqual(values)
  clearDraft()
  expect(readDraft()).toBeNull()
})

test('a draft that was edited by hand loses only its invalid parts', () => {
  writeTab('matchDraft', JSON.stringify({ groom: { name: 5, day: '7', place: { label: 'x' } }, bride: values.bride }))
  expect(readDraft()).toEqual({ groom: { ...emptyPartner, day: '7' }, bride: values.bride })
  writeTab('matchDraft', '{"groom":')
  expect(readDraft()).toBeNull()
})
