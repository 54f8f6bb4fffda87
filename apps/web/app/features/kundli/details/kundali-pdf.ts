import type { Input } from '@sankalp/contract/endpoint'
import type { kundaliPdf } from '@sankalp/contract/kundli'
import { type Birth, toBirthInput } from '../../../lib/birth/birth.ts'
import type { ChartStyle } from '../../../lib/birth/chart-preferences.ts'
import type { ChartSettings } from '../../../lib/birth/chart-settings.ts'
import { downloadPdf } from '../../../lib/download-pdf.ts'
import { pageLanguage } from '../../../lib/session-language.ts'

// Written out, not imported: the schemas are heavy.
const path: (typeof kundaliPdf)['path'] = '/api/user/kundaliPdf'
const fileName: (typeof kundaliPdf)['downloadAs'] = 'sankalp-kundli.pdf'

export function downloadKundaliPdf(birth: Birth, settings: ChartSettings, style: ChartStyle): Promise<void> {
  const { name, place } = birth
  const language = pageLanguage()
  const body: Input<(typeof kundaliPdf)['body']> = { ...toBirthInput(birth), ...settings, name, place, language, style }
  return downloadPdf(path, body, fileName)
}
