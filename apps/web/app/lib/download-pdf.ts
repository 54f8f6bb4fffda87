import { errorFromAnswer, errorFromFailure } from './api-error.ts'
import { languageHeader } from './api-send.ts'
import { pageLanguage } from './session-language.ts'

/** A page takes its time on a busy day; longer than this nobody waits. */
const timeoutMs = 30_000

/** Has a PDF made and hands it to the browser to keep. Failures are ApiErrors with words for the reader. */
export async function downloadPdf(path: string, body: object, fileName: string): Promise<void> {
  saveFile(await fetchPdf(path, body), fileName)
}

async function fetchPdf(path: string, body: object): Promise<Blob> {
  const language = pageLanguage()
  let answer: Response
  try {
    answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': languageHeader(language) },
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

function saveFile(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // Some browsers read it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
