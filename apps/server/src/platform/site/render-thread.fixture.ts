import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Visit } from '@sankalp/contract/visit'

/** A site whose behaviour the test chooses by the address; its page says what the thread knew of the visit. */
export async function render(
  request: Request,
  visit: Visit,
): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const { pathname, searchParams } = new URL(request.url)
  const { messages, call, report, ...told } = visit
  const page = (facts: object) => ({
    status: 200,
    headers: new Headers([
      ['content-type', 'text/html'],
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
    ]),
    bytes: Buffer.from(JSON.stringify(facts)),
  })
  switch (pathname) {
    case '/visit':
      return page({ url: request.url, told, title: Object.keys(messages(visit.language, 'shell')).length > 0 })
    case '/call':
      return page(await call('/api/list?a=1', { 'accept-language': 'hi' }))
    case '/large':
      return page({ text: 'दिन '.repeat(100_000) })
    case '/reports':
      report(new RangeError('a part is missing'))
      return page({})
    case '/fails':
      throw new TypeError('no such page')
    case '/exits':
      return process.exit(3)
    case '/breaks':
      setImmediate(() => {
        throw new Error('thrown where nobody listens')
      })
      return new Promise(() => {})
    case '/hangs':
      return new Promise(() => {})
    case '/leaves':
      call('/api/begun').catch(report)
      while (!request.signal.aborted) await wait(1)
      return page({ aborted: true })
    case '/busy':
      while (!existsSync(searchParams.get('until')!));
      return page({})
    default:
      return page({ pathname })
  }
}
