import type { matchPdf } from '@sankalp/contract/matching'
import type { Input } from '@sankalp/contract/endpoint'
import { errorFromAnswer, errorFromFailure } from '../../../lib/api-error.ts'
import type { ChartStyle } from '../../../lib/birth/chart-preferences.ts'
import { pageLanguage } from '../../../lib/session-language.ts'
import type { MatchCase } from '../couple.ts'
import { coupleFields } from '../send-match.ts'

const path: (typeof matchPdf)['path'] = '/api/user/matchPdf'
const fileName: (typeof matchPdf)['downloadAs'] = 'sankalp-match.pdf'
/** A page takes its time on a busy day; longer than this nobody waits. */
const timeoutMs = 30_000

/** Has the report made as a PDF and hands it to the browser to keep. Failures have words for the reader. */
export async function downloadMatchPdf({ couple, settings }: MatchCase, style: ChartStyle): Promise<void> {
  const language = pageLanguage()
  const body: Input<(typeof matchPdf)['body']> = { ...coupleFields(couple), ...settings, language, style }
  saveFile(await fetchPdf(body, language))
}

async function fetchPdf(body: object, language: ReturnType<typeof pageLanguage>): Promise<Blob> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (answer.ok) return await answer.blob()
  } catch (failure) {
    throw errorFromFailure(failure, language)
  }
  const refusal: unknown = await answer.json().catch(() => null)
  throw errorFromAnswer(answer.status, refusal, language)
}

function saveFile(file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // Some browsers read it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
