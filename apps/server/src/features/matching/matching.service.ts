import { type Language, languages } from '@sankalp/contract'
import { matchTexts } from '@sankalp/content/match-texts'
import type { Parsed } from '@sankalp/contract/endpoint'
import { birthFromInput } from '@sankalp/contract/kundli-reply'
import { type MatchPartner, type MatchTexts, matchReply } from '@sankalp/contract/match-reply'
import type { MatchResult, matchMaking } from '@sankalp/contract/matching'
import { type Chart, type Sky, makeBirthChart, matchCharts } from '@sankalp/jyotish'

type Couple = Parsed<(typeof matchMaking)['body']>
type Prefix = 'm_' | 'f_'

export type Matching = ReturnType<typeof createMatching>

export function createMatching(sky: Sky) {
  const texts = Object.fromEntries(languages.map((language) => [language, matchTexts(language)])) as Record<Language, MatchTexts>

  function match(couple: Couple, language: Language): MatchResult {
    const [groom, bride] = [partnerOf(couple, 'm_'), partnerOf(couple, 'f_')]
    return matchReply(groom, bride, matchCharts(chartOf(couple, 'm_'), chartOf(couple, 'f_')), texts[language])
  }

  function chartOf(couple: Couple, prefix: Prefix): Chart {
    const birth = birthFromInput(
      {
        ...partnerOf(couple, prefix),
        lat: couple[`${prefix}lat`],
        lon: couple[`${prefix}lon`],
        tzone: couple[`${prefix}tzone`],
        zone: couple[`${prefix}zone`],
      },
      prefix,
    )
    return makeBirthChart(sky, birth, couple).chart
  }

  return { match }
}

function partnerOf(couple: Couple, prefix: Prefix): MatchPartner {
  return {
    name: couple[`${prefix}name`],
    place: couple[`${prefix}place`],
    year: couple[`${prefix}year`],
    month: couple[`${prefix}month`],
    day: couple[`${prefix}day`],
    hour: couple[`${prefix}hour`],
    min: couple[`${prefix}min`],
  }
}
