import { concludeMatch, pointsText } from '@sankalp/contract/match-conclusion'
import { kootOver, poruthamOver, valueSeparator } from '@sankalp/contract/match-over'
import { type Koot, type MatchCases, type Porutham, koots, poruthams } from '@sankalp/jyotish'
import { type Row, type Words, drawTable, ink } from '../../platform/pdf/index.ts'
import type { MatchPage } from './match-pdf.ts'

/** Draws the eight koots: the attributes of both, the points and their meaning. */
export function drawKoots({ sheet, words, facts: { cases } }: MatchPage): void {
  const { t } = words
  const conclusion = concludeMatch(cases)
  sheet.heading(t('print:match.koots'), { needs: 200 })
  const title = (key: string) => t(`print:match.koot.${key}`)
  const rows: Row[] = koots.map((koot) => {
    const over = kootOver(cases, koot)
    const meaning = t(over.level === 'open' ? 'match-words:kootOpen' : `match-words:koots.${koot}.${over.level}`)
    const valuesOf = (keys: string[]) => keys.map((key) => kootValue(koot, key, words)).join(valueSeparator)
    return {
      cells: [
        t(`match-words:koots.${koot}.name`),
        valuesOf(over.groom),
        valuesOf(over.bride),
        t('print:match.pointsOf', { points: pointsText(over), maximum: over.maximum }),
        `${t(`match-words:koots.${koot}.compares`)} ${meaning}`,
      ],
    }
  })
  rows.push({
    cells: [
      t('print:match.total'),
      '',
      '',
      t('print:match.pointsOf', { points: pointsText(conclusion), maximum: conclusion.maximum }),
      '',
    ],
    isMarked: true,
  })
  drawTable(
    sheet,
    [
      { title: title('name'), share: 14 },
      { title: title('groom'), share: 17 },
      { title: title('bride'), share: 17 },
      { title: title('points'), share: 14, align: 'center' },
      { title: title('meaning'), share: 40 },
    ],
    rows,
  )
}

function kootValue(koot: Koot, key: string, { t }: Words): string {
  if (koot === 'tara') return t(`jyotish:nakshatras.${key}`)
  if (koot === 'maitri') return t(`jyotish:grahas.${key}`)
  return koot === 'bhakoot' ? t(`jyotish:rashis.${key}`) : t(`match-words:values.${koot}.${key}`)
}

/** Draws the ten poruthams of the South, with what decided each. */
export function drawPoruthams({ sheet, words, facts: { cases } }: MatchPage): void {
  const { t } = words
  const verdicts = poruthams.map((porutham) => poruthamOver(cases, porutham).verdict)
  const count = (verdict: (typeof verdicts)[number]) => verdicts.filter((each) => each === verdict).length
  sheet.heading(t('print:match.poruthams'), { needs: 220 })
  const summary = t('match-words:porutham.summary', { good: count('good'), middling: count('middling') })
  const open = count('open')
  sheet.paragraph(open > 0 ? `${summary} ${t('match-words:porutham.open', { open })}` : summary, {
    size: 9,
    colour: ink.soft,
  })
  const title = (key: string) => t(`print:match.porutham.${key}`)
  drawTable(
    sheet,
    [
      { title: title('name'), share: 15 },
      { title: title('groom'), share: 18 },
      { title: title('bride'), share: 18 },
      { title: title('verdict'), share: 15 },
      { title: title('meaning'), share: 38 },
    ],
    poruthams.map((porutham) => ({ cells: poruthamCells(porutham, cases, words) })),
  )
}

function poruthamCells(porutham: Porutham, cases: MatchCases, words: Words): string[] {
  const { t } = words
  const { verdict, groom, bride, count } = poruthamOver(cases, porutham)
  const valuesOf = (keys: string[] | null) =>
    (keys ?? []).map((key) => poruthamValue(porutham, key, words)).join(valueSeparator)
  const meaning = t(`match-words:poruthams.${porutham}.meaning`)
  return [
    t(`match-words:poruthams.${porutham}.name`),
    valuesOf(groom),
    valuesOf(bride),
    t(`match-words:verdicts.${verdict}`),
    count === null ? meaning : `${meaning} ${t('match-words:porutham.count', { count })}`,
  ]
}

function poruthamValue(porutham: Porutham, key: string, { t }: Words): string {
  switch (porutham) {
    case 'gana':
    case 'yoni':
      return t(`match-words:values.${porutham}.${key}`)
    case 'rajju':
      return t(`match-words:rajjus.${key}`)
    case 'rashi-lord':
      return t(`jyotish:grahas.${key}`)
    case 'rashi':
    case 'vashya':
      return t(`jyotish:rashis.${key}`)
    default:
      return t(`jyotish:nakshatras.${key}`)
  }
}
