import type { Input } from '@sankalp/contract/endpoint'
import type { matchPdf } from '@sankalp/contract/matching'
import type { ChartStyle } from '../../../lib/birth/chart-preferences.ts'
import { downloadPdf } from '../../../lib/download-pdf.ts'
import { pageLanguage } from '../../../lib/session-language.ts'
import type { MatchCase } from '../couple.ts'
import { coupleFields } from '../send-match.ts'

// Written out, not imported: the schemas are heavy, and the compiler checks these all the same.
const path: (typeof matchPdf)['path'] = '/api/user/matchPdf'
const fileName: (typeof matchPdf)['downloadAs'] = 'sankalp-match.pdf'

/** Has the report made as a PDF and hands it to the browser to keep. */
export async function downloadMatchPdf({ couple, settings }: MatchCase, style: ChartStyle): Promise<void> {
  const body: Input<(typeof matchPdf)['body']> = { ...coupleFields(couple), ...settings, language: pageLanguage(), style }
  await downloadPdf(path, body, fileName)
}
