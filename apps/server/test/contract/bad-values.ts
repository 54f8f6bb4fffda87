/** A value that must not break any field: as JSON text, and as the bytes of a text field or a part of a URL. */
export type BadValue = { name: string; json: string; bytes: Buffer }

const plain = (name: string, json: string): BadValue => ({ name, json, bytes: Buffer.from(json) })
const text = (name: string, value: string): BadValue => ({
  name,
  json: JSON.stringify(value),
  bytes: Buffer.from(value),
})

const numbers: BadValue[] = [
  plain('one beyond int4', '2147483648'),
  plain('one below int4', '-2147483649'),
  plain('one beyond int8', '9223372036854775808'),
  plain('one below int8', '-9223372036854775809'),
  plain('beyond what JavaScript counts exactly', '9007199254740993'),
  plain('infinity written out', '1e309'),
  plain('minus infinity written out', '-1e309'),
  plain('almost nothing', '1e-400'),
  plain('minus zero', '-0'),
  plain('a negative number', '-1'),
  plain('zero', '0'),
  plain('a fraction', '0.1'),
  plain('many digits', '1'.repeat(400)),
]

const kinds: BadValue[] = [
  plain('null', 'null'),
  plain('true', 'true'),
  plain('an empty list', '[]'),
  plain('a list of one', '["Asha"]'),
  plain('a list in a list', '[[1]]'),
  plain('a long list', `[${'0,'.repeat(5000)}0]`),
  plain('an empty object', '{}'),
  plain('an object that looks like a string', '{"length":3,"0":"a"}'),
  plain('an operator of another database', '{"$ne":null}'),
  plain('an object with its own toString', '{"toString":"x","valueOf":1}'),
  plain('a prototype', '{"__proto__":{"role":"ROLE_ADMIN"}}'),
  plain('a constructor', '{"constructor":{"prototype":{"role":"ROLE_ADMIN"}}}'),
  plain('lists 5,000 deep', '['.repeat(5000) + ']'.repeat(5000)),
  plain('objects 5,000 deep', '{"a":'.repeat(5000) + '1' + '}'.repeat(5000)),
]

const texts: BadValue[] = [
  text('an empty text', ''),
  text('a space', ' '),
  text('spaces of every kind', '\t\n\r\u00a0\u2003\u3000'),
  text('a NUL', '\u0000'),
  text('a NUL in the middle', 'As\u0000ha'),
  text('control characters', '\u0001\u0008\u001b[31m\u007f'),
  { name: 'half a surrogate pair', json: '"\\ud83d"', bytes: Buffer.from([0xed, 0xa0, 0xbd]) },
  { name: 'the other half first', json: '"\\ude00\\ud83d"', bytes: Buffer.from([0xed, 0xb8, 0x80, 0xed, 0xa0, 0xbd]) },
  { name: 'bytes that are no UTF-8', json: '"\\ufffe\\uffff"', bytes: Buffer.from([0xff, 0xfe, 0xc0, 0xaf]) },
  text('emoji', '🕉️👩‍👩‍👧‍👦🇮🇳'),
  text('right to left', '\u202eadmin\u2066مرحبا\u2069'),
  text('marks piled up', `a${'\u0301'.repeat(300)}`),
  text('SQL that ends a string', `'; drop table user_account; --`),
  text('SQL that is always true', `1' or '1'='1`),
  text('SQL in a comment', `/*! select */ pg_sleep(10) -- $1 $$ %s`),
  text('a template', '${7*7}{{7*7}}<%= 7*7 %>'),
  text('a script', '<script>alert(1)</script>'),
  text('a way out of the folder', '../../../../etc/passwd'),
  text('percent signs', '%00%2e%2e%2f%zz%'),
  text('a line of a header', 'x\r\nSet-Cookie: a=b'),
  text('the name of a prototype', '__proto__'),
  text('an undefined written out', 'undefined'),
  text('a text that looks like 100 kB of JSON', '{"a":1}'.repeat(14_000)),
  text('10 kB', 'अ'.repeat(3_400)),
  text('100 kB', 'x'.repeat(100_000)),
  text('a pattern’s nightmare', `${'a'.repeat(5000)}!@`),
  text('digits of another script', '९८७६५४३२१०'),
  text('a date that is none', '2026-02-30'),
  text('a far date', '+275760-09-13'),
  text('another one’s id', '00000000-0000-4000-8000-000000000000'),
]

export const badValues: readonly BadValue[] = [...numbers, ...kinds, ...texts]
