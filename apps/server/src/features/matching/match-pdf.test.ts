import { languages } from '@sankalp/contract'
import { chartStyles } from '@sankalp/drawings'
import { type Birth, makeKundli, matchOverDay } from '@sankalp/jyotish'
import { readSky } from '@sankalp/jyotish/node'
import { expect, test, vi } from 'vitest'
import { readPdf } from '../../../test/pdf-text.ts'
import { type MatchPdfFacts, makeMatchPdf } from './match-pdf.ts'

const sky = readSky()
const place = { latDeg: 25.3176, lonDeg: 82.9739, zone: 'Asia/Kolkata' }
const born = (year: number, month: number, day: number, hour = 10): Birth => ({
  date: { year, month, day },
  time: { hour, minute: 34 },
  place,
})

function factsOf(groom: Birth, bride: Birth, rest: Partial<MatchPdfFacts> = {}): MatchPdfFacts {
  const partner = (name: string, birth: Birth) => ({ name, place: 'Varanasi', birth, kundli: makeKundli(sky, birth) })
  const [one, other] = [partner('Ravi', groom), partner('Asha', bride)]
  const cases = matchOverDay(one.kundli, other.kundli)
  return { language: 'en', style: 'north', groom: one, bride: other, cases, nowMs: Date.UTC(2026, 10, 15), ...rest }
}
// Typesetting Hindi takes seconds when many programs share two cores.
vi.setConfig({ testTimeout: 60_000 })
const print = async (facts: MatchPdfFacts) => {
  const { pages, title } = readPdf(await makeMatchPdf(structuredClone(facts)))
  return { title, pages, text: pages.join('\n').replaceAll(/\s+/g, ' ') }
}

test('a printed match contains both names, each koot with its points, Mangal of both and the ten poruthams', async () => {
  const facts = factsOf(born(1994, 3, 17, 4), born(1996, 12, 7))
  const { title, pages, text } = await print(facts)
  expect(title).toBe('Match of Ravi and Asha')
  expect(pages.length).toBeGreaterThanOrEqual(3)
  for (const part of ['17 March 1994', '7 December 1996', 'Bharani, 3', 'Swati, 1']) expect(text).toContain(part)
  for (const { points, maximum } of Object.values(facts.cases[0].ashtakoot.koots))
    expect(text).toContain(`${points} of ${maximum}`)
  expect(text).toContain(`${facts.cases[0].ashtakoot.total} of 36 points`)
  for (const koot of ['Varna', 'Vashya', 'Tara', 'Yoni', 'Graha Maitri', 'Gana', 'Bhakoot', 'Nadi'])
    expect(text).toContain(koot)
  for (const porutham of ['Dina', 'Mahendra', 'Stree Deergha', 'Rajju', 'Vedha']) expect(text).toContain(porutham)
  expect(text).toContain('Ravi: Present')
  expect(text).toContain('Asha: Present')
})

test('PDF and page use the same name for a very good match', async () => {
  const facts = factsOf(born(1973, 4, 24, 13), born(1991, 10, 21, 5))
  expect(facts.cases[0].ashtakoot.total).toBeGreaterThan(24)
  expect((await print(facts)).text).toContain('Conclusion: Favorable Match')
})

test('the conclusion names an uncancelled dosha, and gives the rule for a cancelled one', async () => {
  const dates = Array.from({ length: 40 }, (_, index) =>
    born(1990, 1 + (index % 12), 1 + ((index * 7) % 28), index % 24),
  )
  const groom = born(1994, 3, 17)
  const matches = dates.map((bride) => factsOf(groom, bride))
  const standing = matches.find(({ cases: [match] }) => match.doshas.nadi?.cancellations.length === 0)!
  const undone = matches.find(({ cases: [match] }) => (match.doshas.bhakoot?.cancellations.length ?? 0) > 0)!
  expect((await print(standing)).text).toContain('Nadi Dosha: To be looked at')
  const { text } = await print(undone)
  expect(text).toContain('Bhakoot Dosha: Undone')
  expect(text).toMatch(/lords? of both Moon|same lord/)
})

test.each(languages)('a match is printed whole in %s, in every style', async (language) => {
  for (const style of chartStyles) {
    const { text } = await print(factsOf(born(1994, 3, 17), born(1996, 12, 7), { language, style }))
    const hasEnglish = /[A-Za-z]{2,}/.test(text.replaceAll(/Ravi|Asha|Varanasi/g, ''))
    expect([style, hasEnglish]).toEqual([style, language === 'en'])
  }
})

test('without a birth time, the PDF has no lagna, pada, Mangal dosha or anything else that depends on the time', async () => {
  const bride: Birth = { ...born(1996, 12, 7), time: null }
  for (const language of languages) {
    const facts = factsOf(born(1994, 3, 17, 4), bride, { language })
    expect(facts.cases.length).toBeGreaterThan(1)
    const { text } = await print(facts)
    if (language === 'hin') expect(text.replaceAll(/Ravi|Asha|Varanasi/g, '')).not.toMatch(/[A-Za-z]{2,}/)
    else {
      expect(text).toContain('Conclusion: Depends on the birth time')
      expect(text).toContain('the lagna needs the time of birth')
      expect(text).not.toMatch(/Asha: (Present|Not present)/)
      expect(text).toMatch(/\d–\d+ of \d/)
    }
  }
})
