import { kundaliPdf } from '@sankalp/contract/kundli.calls'
import { type Birth, dateOf, toBirthInput } from '../../../shared/birth/birth.ts'
import type { ChartStyle } from '../../../shared/birth/chart-preferences.ts'
import type { ChartSettings } from '../../../shared/birth/chart-settings.ts'
import { downloadFile } from '../../../lib/download-file.ts'
import { pageLanguage } from '../../../lib/session/language.ts'

export function downloadKundliPdf(birth: Birth, settings: ChartSettings, style: ChartStyle): Promise<void> {
  const { name, place } = birth
  const language = pageLanguage()
  return downloadFile(kundaliPdf, { body: { ...toBirthInput(birth), ...settings, name, place, language, style } }, [
    name,
    dateOf(birth),
  ])
}
