import { connect } from 'node:net'

export type RawAnswer =
  | { kind: 'answer'; status: number; headers: Map<string, string>; body: string; ms: number }
  /** The connection was closed without a response. */
  | { kind: 'closed'; ms: number }
  /** No response came in time. */
  | { kind: 'hung'; ms: number }

export type RawRequest = { method: string; path: string; headers: [name: string, value: string][]; body?: Buffer }

/** Returns the bytes of a request exactly as given, so that no library corrects intended errors. */
export function writeRequest({ method, path, headers, body }: RawRequest): Buffer {
  const has = (name: string) => headers.some(([each]) => each.toLowerCase() === name)
  const lines = [
    ...(has('host') ? [] : ['Host: 127.0.0.1']),
    ...(has('connection') ? [] : ['Connection: close']),
    ...(body && !has('content-length') && !has('transfer-encoding') ? [`Content-Length: ${body.length}`] : []),
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ]
  const head = Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`, 'latin1')
  return body ? Buffer.concat([head, body]) : head
}

/** Sends bytes on a separate connection and reads the response until the connection ends. */
export function sendRaw(url: string, bytes: Buffer, timeoutMs: number): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  const startedAt = performance.now()
  const ms = () => Math.round(performance.now() - startedAt)
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = connect({ host: hostname, port: Number(port) })
    const timer = setTimeout(() => socket.destroy(), timeoutMs)
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    // A server that refuses early may reset the connection. What it sent before that counts.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      const answer = parseAnswer(Buffer.concat(chunks))
      if (answer) resolve({ kind: 'answer', ...answer, ms: ms() })
      else resolve({ kind: ms() >= timeoutMs ? 'hung' : 'closed', ms: ms() })
    })
    socket.write(bytes)
  })
}

function parseAnswer(bytes: Buffer): { status: number; headers: Map<string, string>; body: string } | null {
  const text = bytes.toString('latin1')
  const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]
  const end = text.indexOf('\r\n\r\n')
  if (!status || end < 0) return null
  // "100 Continue" comes before the actual response.
  if (status === '100') return parseAnswer(bytes.subarray(end + 4))
  const headers = new Map<string, string>()
  for (const line of text.slice(0, end).split('\r\n').slice(1)) {
    const colon = line.indexOf(':')
    headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim())
  }
  const rest = bytes.subarray(end + 4)
  const body = headers.get('transfer-encoding') === 'chunked' ? joinChunks(rest) : rest
  return { status: Number(status), headers, body: body.toString('utf8') }
}

function joinChunks(bytes: Buffer): Buffer {
  const chunks: Buffer[] = []
  for (let at = 0; at < bytes.length;) {
    const lineEnd = bytes.indexOf('\r\n', at)
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16)
    if (lineEnd < 0 || !(size > 0)) break
    chunks.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size))
    at = lineEnd + 2 + size + 2
  }
  return Buffer.concat(chunks)
}
