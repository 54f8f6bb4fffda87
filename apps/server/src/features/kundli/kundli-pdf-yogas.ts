import { yogaFactsKey, yogaFactsValues } from '@sankalp/content/yoga-facts'
import type { FoundYoga } from '@sankalp/jyotish'
import { ink } from '../../platform/pdf/index.ts'
import type { KundliPage } from './kundli-pdf.ts'

/** Draws each yoga with its cause and its traditional reading. */
export function drawYogas(page: KundliPage): void {
  const { sheet, words, facts } = page
  sheet.heading(words.t('print:kundli.yogas'))
  if (facts.kundli.yogas.length === 0) sheet.paragraph(words.t('print:kundli.noYogas'))
  for (const yoga of facts.kundli.yogas) drawYoga(page, yoga)
}

function drawYoga({ sheet, words: { t, list } }: KundliPage, { key, family, facts }: FoundYoga): void {
  const made = facts.map((fact) => {
    const values = yogaFactsValues(fact, (graha) => t(`jyotish:grahas.${graha}`), list)
    return t(`yoga-words:by.${yogaFactsKey(fact)}`, values)
  })
  const reading = t(`yoga-words:yogas.${key}.reading`)
  // Keep the name and the text of a yoga on one page.
  const height = [made.join(' '), reading].reduce(
    (sum, text) => sum + sheet.heightOf(text, sheet.width, { size: 9 }),
    20,
  )
  sheet.room(height)
  sheet.write(t(`yoga-words:families.${family}.name`), sheet.left, sheet.y + 1, sheet.width, {
    size: 8.5,
    colour: ink.soft,
    align: 'right',
  })
  sheet.paragraph(t(`yoga-words:yogas.${key}.name`), { face: 'bold', size: 10.5, gapAfter: 0 })
  sheet.paragraph(made.join(' '), { size: 9, gapAfter: 0 })
  sheet.paragraph(reading, { size: 9, colour: ink.soft, gapAfter: 6 })
}
