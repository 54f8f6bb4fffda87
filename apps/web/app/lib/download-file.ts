import { type Call, fillPath } from '@sankalp/contract/call'
import type { CallInput } from './api/api.ts'
import { errorFromAnswer, errorFromFailure } from './api/error.ts'
import { freshToken } from './api/fresh-token.ts'
import { languageHeader } from './api/send.ts'
import { pageLanguage } from './session/language.ts'

/** A PDF can take long under load; users do not wait longer than this. */
const timeoutMs = 30_000

type Parts = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }

/**
 * Downloads a generated file under a name that describes its content. Failures are ApiErrors with a message for the
 * user.
 */
export async function downloadFile<C extends Call & { downloadAs: string }>(
  call: C,
  input: CallInput<C>,
  of: readonly string[],
): Promise<void> {
  saveFile(await fetchFile(call, input), fileName(call.downloadAs, of))
}

/**
 * Returns a file name: "sankalp-kundli.pdf" for Asha Devi, 1996-12-07 becomes
 * "sankalp-kundli-asha-devi-1996-12-07.pdf". Keeps letters of any script and removes characters that are invalid in
 * file names.
 */
export function fileName(downloadAs: string, of: readonly string[]): string {
  const parts = of
    .map((part) =>
      part
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, ''),
    )
    .filter(Boolean)
  return downloadAs.replace(/(?=\.\w+$)/, parts.map((part) => `-${part}`).join(''))
}

async function fetchFile({ method, path }: Call, { params, query, body }: Parts): Promise<Blob> {
  const language = pageLanguage()
  const token = await freshToken()
  let answer: Response
  try {
    answer = await fetch(fillPath(path, params) + (query ? `?${new URLSearchParams(query).toString()}` : ''), {
      method,
      headers: {
        'Accept-Language': languageHeader(language),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
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

export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the URL a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
