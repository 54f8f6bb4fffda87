import { ink, mangalLines, mangalStatus } from '../../platform/pdf/index.ts'
import type { MatchPage } from './match-pdf.ts'

type DoshaState = { found: string; cancellations: readonly string[] } | null

/** Nadi, Bhakoot and Gana: whether they are there, and what undoes them. */
export function drawMatchDoshas(page: MatchPage): void {
  const { sheet, words, facts } = page
  const { t } = words
  const { nadi, bhakoot, gana } = facts.match.doshas
  const { groom, bride } = facts.match.ashtakoot
  sheet.heading(t('print:match.doshas'), { needs: 110 })
  drawDosha(page, 'nadi', nadi && { found: t('match-words:doshas.nadi.found', { nadi: t(`match-words:values.nadi.${nadi.nadi}`) }), ...nadi })
  const rashis = { groom: t(`jyotish:rashis.${groom.rashi}`), bride: t(`jyotish:rashis.${bride.rashi}`) }
  drawDosha(
    page,
    'bhakoot',
    bhakoot && {
      found: `${t('match-words:doshas.bhakoot.found', rashis)} ${t(`match-words:bhakootDistances.${bhakoot.distance}.meaning`)}`,
      ...bhakoot,
    },
  )
  const ganas = { groom: t(`match-words:values.gana.${groom.gana}`), bride: t(`match-words:values.gana.${bride.gana}`) }
  drawDosha(page, 'gana', gana && { found: t('match-words:doshas.gana.found', ganas), cancellations: gana.cancellations })
}

function drawDosha({ sheet, words: { t } }: MatchPage, dosha: 'nadi' | 'bhakoot' | 'gana', state: DoshaState): void {
  const path = `match-words:doshas.${dosha}`
  const status = !state ? 'absent' : state.cancellations.length > 0 ? 'undone' : 'standing'
  sheet.room(46)
  sheet.paragraph(`${t(`${path}.name`)}: ${t(`match-words:doshaState.${status}.name`)}`, { face: 'bold', size: 11, gapAfter: 1 })
  if (!state) {
    sheet.paragraph(t(`${path}.absent`), { gapAfter: 7 })
    return
  }
  sheet.paragraph(t(`${path}.meaning`), { size: 9, colour: ink.soft, gapAfter: 1 })
  sheet.paragraph(state.found, { gapAfter: 1 })
  for (const rule of state.cancellations) sheet.paragraph(`•  ${t(`match-words:cancellations.${rule}`)}`, { gapAfter: 1 })
  sheet.paragraph(t(`match-words:doshaState.${status}.meaning`), { gapAfter: 7 })
}

/** Mangal dosha of both, and how the two fit. */
export function drawMangal({ sheet, words, facts }: MatchPage): void {
  const { t } = words
  const { mangal } = facts.match
  sheet.heading(t('print:match.mangal'), { needs: 110 })
  const outcome = `match-words:mangal.${mangal.agreement}`
  sheet.paragraph(t(`${outcome}.name`), { face: 'bold', size: 11, gapAfter: 1 })
  sheet.paragraph(t(`${outcome}.meaning`), { gapAfter: 6 })
  for (const role of ['groom', 'bride'] as const) {
    const status = t(`dosha-words:mangal.status.${mangalStatus(mangal[role])}.name`)
    sheet.room(50)
    sheet.paragraph(`${facts[role].name}: ${status}`, { face: 'bold', gapAfter: 1 })
    for (const line of mangalLines(mangal[role], words)) sheet.paragraph(line, { gapAfter: 1 })
    sheet.y += 6
  }
}
