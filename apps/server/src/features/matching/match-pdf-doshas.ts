import { type DoshaKey, type DoshaOver, doshaOver } from '@sankalp/contract/match-over'
import type { Match } from '@sankalp/jyotish'
import { type Words, ink, mangalLines, mangalStatus } from '../../platform/pdf/index.ts'
import type { MatchPage } from './match-pdf.ts'

/** Draws Nadi, Bhakoot and Gana: whether they occur, and what cancels them. */
export function drawMatchDoshas(page: MatchPage): void {
  const { sheet, words, facts } = page
  const { t } = words
  sheet.heading(t('print:match.doshas'), { needs: 110 })
  for (const key of ['nadi', 'bhakoot', 'gana'] as const) drawDosha(page, key, doshaOver(facts.cases, key))
}

function drawDosha({ sheet, words }: MatchPage, key: DoshaKey, over: DoshaOver): void {
  const { t } = words
  const path = `match-words:doshas.${key}`
  sheet.room(46)
  sheet.paragraph(`${t(`${path}.name`)}: ${t(`match-words:doshaState.${over.state}.name`)}`, {
    face: 'bold',
    size: 11,
    gapAfter: 1,
  })
  if (over.state === 'absent') {
    sheet.paragraph(t(`${path}.absent`), { gapAfter: 7 })
    return
  }
  sheet.paragraph(t(`${path}.meaning`), { size: 9, colour: ink.soft, gapAfter: 1 })
  sheet.paragraph(foundText(over.match, key, words), { gapAfter: 1 })
  const cancellations = over.state === 'undone' ? (over.match.doshas[key]?.cancellations ?? []) : []
  for (const rule of cancellations) sheet.paragraph(`•  ${t(`match-words:cancellations.${rule}`)}`, { gapAfter: 1 })
  sheet.paragraph(t(`match-words:doshaState.${over.state}.meaning`), { gapAfter: 7 })
}

function foundText({ doshas, ashtakoot: { groom, bride } }: Match, key: DoshaKey, { t }: Words): string {
  if (key === 'nadi') return t('match-words:doshas.nadi.found', { nadi: t(`match-words:values.nadi.${groom.nadi}`) })
  if (key === 'gana') {
    return t('match-words:doshas.gana.found', {
      groom: t(`match-words:values.gana.${groom.gana}`),
      bride: t(`match-words:values.gana.${bride.gana}`),
    })
  }
  const rashis = { groom: t(`jyotish:rashis.${groom.rashi}`), bride: t(`jyotish:rashis.${bride.rashi}`) }
  return `${t('match-words:doshas.bhakoot.found', rashis)} ${t(`match-words:bhakootDistances.${doshas.bhakoot?.distance}.meaning`)}`
}

/** Draws the Mangal dosha of both, and how the two match. */
export function drawMangal({ sheet, words, facts }: MatchPage): void {
  const { t } = words
  const [{ mangal }] = facts.cases
  sheet.heading(t('print:match.mangal'), { needs: 110 })
  if (!mangal) {
    sheet.paragraph(t('match-words:mangal.unknown'), { gapAfter: 6 })
    return
  }
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
