import { rashis, sevenGrahas } from '@sankalp/jyotish/read'
import { type Column, type Row, drawTable, ink } from '../../platform/pdf/index.ts'
import type { KundliPage } from './kundli-pdf.ts'

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

export function drawAshtakavarga({ sheet, words: { t }, facts: { kundli } }: KundliPage): void {
  if (!kundli.timeKnown) return
  const { bhinna, sarva } = kundli.ashtakavarga
  sheet.heading(t('print:kundli.ashtakavarga'), { needs: 190 })
  sheet.paragraph(t('chart-words:ashtakavarga.sarva.meaning'), { size: 9, colour: ink.soft })
  const columns: Column[] = [
    { title: '', share: 17 },
    ...rashis.map((rashi): Column => ({ title: t(`print:shortRashis.${rashi}`), share: 7, align: 'center' })),
    { title: t('print:kundli.sum'), share: 8, align: 'right' },
  ]
  const line = (name: string, bindus: readonly number[]) => [name, ...bindus.map(String), String(sumOf(bindus))]
  const rows: Row[] = sevenGrahas.map((graha) => ({ cells: line(t(`jyotish:grahas.${graha}`), bhinna[graha].bindus) }))
  rows.push({ cells: line(t('chart-words:ashtakavarga.sarva.name'), sarva), isMarked: true })
  drawTable(sheet, columns, rows, { size: 8.5 })
}

const parts = [
  'sthana',
  'dig',
  'kala',
  'cheshta',
  'naisargika',
  'drik',
  'totalRupas',
  'requiredRupas',
  'ratio',
  'rank',
] as const

export function drawShadbala({ sheet, words: { t }, facts: { kundli } }: KundliPage): void {
  if (!kundli.timeKnown) return
  sheet.heading(t('print:kundli.shadbala'), { needs: 190 })
  const { shadbala } = kundli
  if (!shadbala) return sheet.paragraph(t('print:kundli.noShadbala'))
  sheet.paragraph(t('chart-words:shadbala.ratio.meaning'), { size: 9, colour: ink.soft })
  const columns: Column[] = [
    { title: '', share: 13 },
    ...parts.map((part): Column => ({ title: t(`chart-words:shadbala.${part}.name`), share: 10, align: 'right' })),
  ]
  const rows: Row[] = sevenGrahas.map((graha) => {
    const { sthana, dig, kala, cheshta, naisargika, drik, totalRupas, requiredRupas, ratio, rank } = shadbala[graha]
    const virupas = [sthana.total, dig, kala.total, cheshta, naisargika, drik].map((value) => value.toFixed(1))
    return {
      cells: [
        t(`jyotish:grahas.${graha}`),
        ...virupas,
        totalRupas.toFixed(2),
        requiredRupas.toFixed(1),
        ratio.toFixed(2),
        String(rank),
      ],
    }
  })
  drawTable(sheet, columns, rows, { size: 8.5 })
}
