import { matchPdf } from '@sankalp/contract/matching.calls'
import type { ChartStyle } from '../../../shared/birth/chart-preferences.ts'
import { downloadFile } from '../../../lib/download-file.ts'
import { pageLanguage } from '../../../lib/session/language.ts'
import type { MatchCase } from '../couple.ts'
import { coupleFields } from '../send-match.ts'

/** Requests the report as a PDF and passes it to the browser as a download. */
export async function downloadMatchPdf({ couple, settings }: MatchCase, style: ChartStyle): Promise<void> {
  const body = { ...coupleFields(couple), ...settings, language: pageLanguage(), style }
  await downloadFile(matchPdf, { body }, [couple.groom.name, couple.bride.name])
}
