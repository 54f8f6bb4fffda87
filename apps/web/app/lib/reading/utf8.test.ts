import { expect, test } from 'vitest'
import { toUtf8 } from './utf8.server.ts'

test.each(['', 'plain', '→ दिल्ली 🪔', 'half of a pair: \ud83e', '\udc00 the other half'])(
  'bytes as Buffer.from gives them: %j',
  (text) => {
    expect(toUtf8(text)).toEqual(Buffer.from(text))
  },
)
