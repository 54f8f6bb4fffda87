/** Faults of a request that do not concern a single field. */
export type BadHeader = {
  name: string
  headers: [name: string, value: string][]
  /** The fault concerns the caller's identity, so a sign-in error is a valid answer. */
  aboutCaller?: true
  /** The fault breaks the framing of the request, so closing the connection without a response is valid. */
  mayClose?: true
}

const long = 'x'.repeat(9000)

export const badHeaders: readonly BadHeader[] = [
  ...[
    'text/plain',
    'application/xml',
    'application/json; charset=utf-16',
    'application/json; charset=nonsense',
    'application/json;;;',
    'json',
    ' ',
    '%',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'b'.repeat(300)}`,
    'multipart/mixed; boundary=x',
    'application/x-www-form-urlencoded',
    'a/b\u00ff',
    long,
  ].map((value): BadHeader => ({ name: `Content-Type ${value.slice(0, 40)}`, headers: [['Content-Type', value]] })),
  ...['-1', 'abc', '1e3', '99999999999999999999', '', '+5', '0x10'].map((value): BadHeader => ({
    name: `Content-Length ${value}`,
    headers: [['Content-Length', value]],
    mayClose: true,
  })),
  {
    name: 'two lengths',
    headers: [
      ['Content-Length', '5'],
      ['Content-Length', '6'],
    ],
    mayClose: true,
  },
  {
    name: 'a length and chunks',
    headers: [
      ['Content-Length', '5'],
      ['Transfer-Encoding', 'chunked'],
    ],
    mayClose: true,
  },
  { name: 'chunks that are none', headers: [['Transfer-Encoding', 'chunked']], mayClose: true },
  { name: 'an unknown transfer encoding', headers: [['Transfer-Encoding', 'rot13']], mayClose: true },
  { name: 'a packed body that is not packed', headers: [['Content-Encoding', 'gzip']] },
  ...[
    'Bearer',
    'Bearer ',
    'Bearer null',
    `Bearer ${'A'.repeat(200)}`,
    `Bearer ${long}`,
    'Basic YTpi',
    'Bearer \u0080\u00ff',
    `Bearer ${'0'.repeat(36)}.zzzzzzzzzzz.${'A'.repeat(43)}`,
    "Bearer ' or 1=1 --xxxxxxxxxxxxxxx",
    `Bearer ${crypto.randomUUID()}.1.${'A'.repeat(43)}`,
  ].map((value): BadHeader => ({
    name: `Authorization ${value.slice(0, 40)}`,
    headers: [['Authorization', value]],
    aboutCaller: true,
  })),
  ...[
    '=',
    ';;;',
    'sankalp_refresh=',
    `sankalp_refresh=${long}`,
    'sankalp_refresh=%zz',
    "sankalp_refresh=' or 1=1",
    '__proto__=1',
    'language=__proto__',
    `sankalp_refresh=${crypto.randomUUID()}.zz.${'A'.repeat(43)}`,
    '\u00ff\u00fe',
  ].map((value): BadHeader => ({ name: `Cookie ${value.slice(0, 40)}`, headers: [['Cookie', value]] })),
  ...['null', 'https://evil.example', 'file://', '%', long].map((value): BadHeader => ({
    name: `Origin ${value.slice(0, 40)}`,
    headers: [['Origin', value]],
  })),
  ...['', 'unknown', '1.2.3.4, , 5.6.7.8', '::1', '2001:db8::1', '999.999.999.999', '1.1.1.1,'.repeat(1000)].map(
    (value): BadHeader => ({ name: `X-Forwarded-For ${value.slice(0, 40)}`, headers: [['X-Forwarded-For', value]] }),
  ),
  { name: 'no host', headers: [['Host', '']] },
  { name: 'a foreign host', headers: [['Host', 'evil.example:1']] },
  {
    name: 'two hosts',
    headers: [
      ['Host', 'a'],
      ['Host', 'b'],
    ],
    mayClose: true,
  },
  { name: 'another method asked for in a header', headers: [['X-HTTP-Method-Override', 'DELETE']] },
  { name: 'a range', headers: [['Range', 'bytes=0-0,-1']] },
  { name: 'an unknown expectation', headers: [['Expect', 'a-miracle']] },
  {
    name: 'a change of protocol',
    headers: [
      ['Connection', 'Upgrade, close'],
      ['Upgrade', 'h2c'],
    ],
    mayClose: true,
  },
  { name: 'a NUL in a header', headers: [['X-Odd', 'a\u0000b']], mayClose: true },
  { name: 'a header name with a space', headers: [['X Odd', 'a']], mayClose: true },
  {
    name: '20 kB of headers',
    headers: [
      ['X-Long', long],
      ['X-Longer', long + long],
    ],
  },
  { name: '300 headers', headers: Array.from({ length: 300 }, (_, i) => [`X-${i}`, '1'] as [string, string]) },
]

/** Bad values for endpoints that take the header. */
export const badIdempotencyKeys: readonly BadHeader[] = [
  '',
  'short',
  ' ',
  "' or 1=1 --",
  'a key with spaces',
  '\u0000'.repeat(10),
  '\u00ff'.repeat(20),
  '../../etc/passwd',
  '{"a":1}',
  'one-key-here, another-key',
  long,
].map((value): BadHeader => ({
  name: `Idempotency-Key ${value.slice(0, 40)}`,
  headers: [['Idempotency-Key', value]],
  ...(value.includes('\u0000') && { mayClose: true }),
}))

/** Bodies that are invalid as a whole. */
export const badBodies: readonly { name: string; bytes: Buffer }[] = [
  ...[
    '',
    ' ',
    '{',
    '{"a":',
    '{"a":1,}',
    "{'a':1}",
    '{a:1}',
    'null',
    'true',
    '[]',
    '[{}]',
    '"text"',
    '1e309',
    'NaN',
    'undefined',
    '{}{}',
    '{"a":1}garbage',
    '\ufeff{}',
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":{}}}',
    '\u0000',
    '['.repeat(20_000),
    '['.repeat(20_000) + ']'.repeat(20_000),
    `{"${'k'.repeat(60_000)}":1}`,
    `{${Array.from({ length: 5000 }, (_, i) => `"k${i}":1`).join()}}`,
  ].map((text) => ({ name: `body ${text.slice(0, 30)}`, bytes: Buffer.from(text) })),
  { name: 'a body that is no UTF-8', bytes: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) },
  { name: 'a body in UTF-16', bytes: Buffer.from('{"a":1}', 'utf16le') },
  { name: 'a body of 1 MB', bytes: Buffer.from(`{"a":"${'x'.repeat(1_000_000)}"}`) },
]
