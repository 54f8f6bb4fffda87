import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail as it was received. */
export type ReceivedMail = {
  from: string
  to: string[]
  /** Header lines, unfolded, by name. A repeated header appears once for each time it was sent. */
  headers: [name: string, value: string][]
  body: string
  raw: string
}

/**
 * Starts a real SMTP server on this machine, which stores the mail it receives or refuses it, depending on the options.
 */
export async function startMailServer(options: SMTPServerOptions & { host?: string; port?: number } = {}) {
  const received: ReceivedMail[] = []
  let refusal: { code: number; at: 'recipient' | 'data' } | null = null
  const { host = '127.0.0.1', port = 0, ...rest } = options
  const refuse = (at: 'recipient' | 'data') =>
    refusal?.at === at
      ? Object.assign(new Error('told to refuse asha@example.com'), { responseCode: refusal.code })
      : null

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refuse('recipient')),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const error = refuse('data')
        if (error) return done(error)
        const { mailFrom, rcptTo } = session.envelope
        received.push(
          read(
            Buffer.concat(chunks).toString('utf8'),
            mailFrom ? mailFrom.address : '',
            rcptTo.map(({ address }) => address),
          ),
        )
        done()
      })
    },
    ...rest,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => {
    server.listen(port, host, resolve)
  })
  const address = server.server.address()
  const listening = typeof address === 'object' && address ? address.port : port
  return {
    port: listening,
    url: `smtp://${host}:${listening}`,
    received,
    refuseWith: (code: number, at: 'recipient' | 'data' = 'data') => void (refusal = { code, at }),
    takeAgain: () => void (refusal = null),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
export type MailServer = Awaited<ReturnType<typeof startMailServer>>

function read(raw: string, from: string, to: string[]): ReceivedMail {
  const [, head = '', body = ''] = /^(.*?)\r\n\r\n(.*)$/s.exec(raw) ?? []
  const headers = head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()])
  const encoding = headers.find(([name]) => /^content-transfer-encoding$/i.test(name))?.[1]
  return { from, to, headers, body: decode(body, encoding), raw }
}

function decode(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

export function headerOf(mail: ReceivedMail, name: string): string[] {
  return mail.headers.filter(([found]) => found.toLowerCase() === name.toLowerCase()).map(([, value]) => value)
}

/** Returns the parts of a multipart/alternative mail by media type. */
export function partsOf({ headers, raw }: ReceivedMail): Record<string, string> {
  const boundary = /boundary="([^"]+)"/.exec(headers.find(([name]) => /^content-type$/i.test(name))?.[1] ?? '')?.[1]
  if (!boundary) throw new Error('the letter has no parts')
  const parts = raw
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => read(part.replace(/^\r\n/, ''), '', []))
  return Object.fromEntries(parts.map((part) => [headerOf(part, 'content-type')[0]!.split(';')[0]!, part.body]))
}
