import type { Language } from '@sankalp/contract'

export const callTimeoutMs = 15_000

export type Outgoing = {
  method: string
  url: string
  headers: Record<string, string>
  body: string | FormData | null
  signal?: AbortSignal
  /** Called with the part of the body already sent, in [0, 1]. */
  onProgress?: (sent: number) => void
  /** Continues the request after the user leaves the page. */
  outlivesPage?: boolean | undefined
}

export type Answer = { status: number; body: unknown; isReadable: boolean }

/** Sends one request and returns its reply. Without a reply it throws what fetch throws, including a TimeoutError. */
export function send(outgoing: Outgoing): Promise<Answer> {
  return outgoing.onProgress ? sendWithProgress(outgoing) : sendPlainly(outgoing)
}

export function languageHeader(language: Language): string {
  return language === 'hin' ? 'hi-IN' : 'en-IN'
}

async function sendPlainly({ method, url, headers, body, signal, outlivesPage = false }: Outgoing): Promise<Answer> {
  const timeout = AbortSignal.timeout(callTimeoutMs)
  const answer = await fetch(url, {
    method,
    headers,
    body,
    credentials: 'same-origin',
    keepalive: outlivesPage,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  })
  return { status: answer.status, ...parse(await answer.text()) }
}

/**
 * Uses XMLHttpRequest, since fetch cannot report upload progress. The timeout restarts while bytes are still being
 * sent.
 */
function sendWithProgress({ method, url, headers, body, signal, onProgress }: Outgoing): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stalled = () => {
      reject(new DOMException('no progress', 'TimeoutError'))
      request.abort()
    }
    let timer = setTimeout(stalled, callTimeoutMs)
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', (event) => {
      clearTimeout(timer)
      timer = setTimeout(stalled, callTimeoutMs)
      if (event.lengthComputable) onProgress?.(event.loaded / event.total)
    })
    request.addEventListener('load', () => resolve({ status: request.status, ...parse(request.responseText) }))
    request.addEventListener('error', () => reject(new TypeError('network failure')))
    request.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    request.addEventListener('loadend', () => clearTimeout(timer))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}

function parse(text: string): { body: unknown; isReadable: boolean } {
  try {
    return { body: JSON.parse(text) as unknown, isReadable: true }
  } catch {
    return { body: null, isReadable: false }
  }
}
