import { randomBytes, randomInt } from 'node:crypto'
import { testKeys } from '../src/platform/gateways/payment/razorpay.fixture.ts'
import { sign } from '../src/platform/gateways/payment/signatures.ts'

export type Forgery = { kind: string; body: string | Buffer; signature: string | null }

type Forge = (body: string) => Omit<Forgery, 'kind'>

const altered = (body: string): Buffer => {
  const bytes = Buffer.from(body)
  const at = randomInt(bytes.length)
  bytes[at] = bytes[at]! ^ (1 << randomInt(7))
  return bytes
}

const right = (body: string) => sign(testKeys.webhookSecret, body)

/** All known ways to forge an event that the provider did not sign in this form. */
const ways: Record<string, Forge> = {
  forged: (body) => ({ body, signature: randomBytes(32).toString('hex') }),
  altered: (body) => ({ body: altered(body), signature: right(body) }),
  'altered by a digit': (body) => ({ body: body.replace('"amount":10000', '"amount":10001'), signature: right(body) }),
  're-encoded with spaces': (body) => ({
    body: JSON.stringify(JSON.parse(body), null, 1 + randomInt(4)),
    signature: right(body),
  }),
  're-encoded in another order': (body) => ({
    body: JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(body) as object).toReversed())),
    signature: right(body),
  }),
  're-encoded in UTF-16': (body) => ({ body: Buffer.from(body, 'utf16le'), signature: right(body) }),
  'with a byte more': (body) => ({ body: `${body} `, signature: right(body) }),
  'with a byte less': (body) => ({ body: body.slice(0, -1), signature: right(body) }),
  'under an old secret': (body) => ({ body, signature: sign('the webhook secret of last year', body) }),
  'under the key secret': (body) => ({ body, signature: sign(testKeys.keySecret, body) }),
  'under no secret': (body) => ({ body, signature: sign('', body) }),
  unsigned: (body) => ({ body, signature: null }),
  'with an empty signature': (body) => ({ body, signature: '' }),
  'with half a signature': (body) => ({ body, signature: right(body).slice(0, 32) }),
  'in capitals': (body) => ({ body, signature: right(body).toUpperCase() }),
  'with a bit turned': (body) => ({
    body,
    signature: right(body).replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
  }),
}

/** Returns this many forgeries of an event, of each kind in turn. */
export function forgeries(body: string, count: number): Forgery[] {
  const kinds = Object.entries(ways)
  return Array.from({ length: count }, (_, index) => {
    const [kind, forge] = kinds[index % kinds.length]!
    return { kind, ...forge(body) }
  })
}
