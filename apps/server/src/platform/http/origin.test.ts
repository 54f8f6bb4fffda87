import { expect, test } from 'vitest'
import { isOwnOrigin } from './origin.ts'

test.each([
  [undefined, 'localhost:3000', true], //  no browser sends a POST without it
  ['https://sankalp.example', 'localhost:3000', true],
  ['https://localhost:3000', 'localhost:3000', true], // the host the request itself came to
  ['http://localhost:3000', 'localhost:3000', false], // a page that anybody on the way can write into
  ['http://sankalp.example', 'sankalp.example', false],
  ['http://sankalp.example', 'localhost:3000', false],
  ['ftp://sankalp.example', 'sankalp.example', false],
  ['https://evil.example', 'localhost:3000', false],
  ['https://sankalp.example.evil.example', 'sankalp.example', false],
  ['https://sankalp.example:8443', 'sankalp.example', false],
  ['null', 'localhost:3000', false], //    a sandboxed frame
  ['', 'localhost:3000', false],
])('to https://sankalp.example an Origin of %s at %s is ours: %s', (origin, host, ours) => {
  const headers = { host, ...(origin !== undefined && { origin }) }
  expect(isOwnOrigin({ headers }, 'https://sankalp.example')).toBe(ours)
})

test.each([
  ['http://localhost:3000', 'localhost:3000', true],
  ['http://192.168.1.7:3000', '192.168.1.7:3000', true],
  ['https://tunnel.example', 'tunnel.example', true],
  ['http://192.168.1.8:3000', '192.168.1.7:3000', false],
])('to http://localhost:3000 an Origin of %s at %s is ours: %s', (origin, host, ours) => {
  expect(isOwnOrigin({ headers: { host, origin } }, 'http://localhost:3000')).toBe(ours)
})
