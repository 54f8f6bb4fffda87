import { kootLevel } from '@sankalp/contract/match-reply'
import { type Koot, type Porutham, type PoruthamResult, koots, poruthams } from '@sankalp/jyotish'
import { type Row, type Words, drawTable, ink } from '../../platform/pdf/index.ts'
import type { MatchPage } from './match-pdf.ts'

/** The eight koots: what each brings, the points, and what they mean. */
export function drawKoots({ sheet, words, facts: { match } }: MatchPage): void {
  const { t } = words
  const { total, maximum } = match.ashtakoot
  sheet.heading(t('print:match.koots'), { needs: 200 })
  const title = (key: string) => t(`print:match.koot.${key}`)
  const rows: Row[] = koots.map((koot) => {
    const { groom, bride, points, maximum: most } = match.ashtakoot.koots[koot]
    const meaning = t(`match-words:koots.${koot}.${kootLevel(points, most)}`)
    return {
      cells: [
        t(`match-words:koots.${koot}.name`),
        kootValue(koot, groom, words),
        kootValue(koot, bride, words),
        t('print:match.pointsOf', { points, maximum: most }),
        `${t(`match-words:koots.${koot}.compares`)} ${meaning}`,
      ],
    }
  })
  rows.push({ cells: [t('print:match.total'), '', '', t('print:match.pointsOf', { points: total, maximum }), ''], isMarked: true })
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

/** The ten poruthams of the South, with what decided each. */
export function drawPoruthams({ sheet, words, facts: { match } }: MatchPage): void {
  const { t } = words
  const { poruthams: results, good, agreeing } = match.poruthams
  sheet.heading(t('print:match.poruthams'), { needs: 220 })
  sheet.paragraph(t('match-words:porutham.summary', { good, middling: agreeing - good }), { size: 9, colour: ink.soft })
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
    poruthams.map((porutham) => ({ cells: poruthamCells(porutham, results[porutham], words) })),
  )
}

function poruthamCells(porutham: Porutham, { verdict, groom, bride, count }: PoruthamResult, words: Words): string[] {
  const { t } = words
  const meaning = t(`match-words:poruthams.${porutham}.meaning`)
  return [
    t(`match-words:poruthams.${porutham}.name`),
    groom ? poruthamValue(porutham, groom, words) : '',
    bride ? poruthamValue(porutham, bride, words) : '',
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
