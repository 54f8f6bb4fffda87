import { globSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refreshCookie } from '../src/platform/http/refresh-cookie.ts'
import { type WebApp, openBuiltWebApp } from '../src/platform/site/web-app.ts'
import { type TestApp, startTestApp } from './test-app.ts'

const webFolder = fileURLToPath(new URL('../../web', import.meta.url))

/** Part of every address: nothing that a user types may appear in the log. */
const typed = 'typed7by7somebody'
/**
 * Raw address values: truncated and whole letters, line ends, a zero byte, long text, another folder, half an escape.
 */
const odd = {
  'a cut letter': '%E0%A4',
  'a letter of another script': '%E0%A4%AD',
  'line ends': '%0d%0aset-cookie:%20a=b',
  'a zero byte': '%00',
  '250 characters': 'x'.repeat(250),
  'another folder': '..%2f..%2fpackage.json',
  'a lone percent sign': '%',
  'an emoji': '%F0%9F%95%89%EF%B8%8F',
  'half an emoji': '%F0%9F',
  'what every object has': '__proto__',
  'quotes and brackets': '%22%3E%3Cscript%3E%27',
}
const veryLong = 'x'.repeat(6000)

/** Valid values, so that a page gets as far as the odd part. A parameter that is not listed here gets a placeholder. */
const usual: Record<string, string> = {
  city: 'delhi',
  date: '2026-11-17',
  year: '2026',
  month: '11',
  sign: 'aries',
  timeframe: 'weekly',
}

let app: TestApp
let webApp: WebApp
let patterns: string[]

beforeAll(async () => {
  webApp = await openBuiltWebApp()
  const built = (await import(`${webFolder}/build/server/index.js`)) as { pagePatterns: string[] }
  patterns = built.pagePatterns
  app = await startTestApp({ webApp })
})
afterAll(async () => {
  await app.stop()
  await webApp.close()
})

let asked = 0

/**
 * Sends the path exactly as written, because `fetch` would normalize it. Each request comes from its own IP address, so
 * that no rate limit is used up, and claims to be signed in, so that the pages behind the guard are rendered too.
 */
function ask(path: string): Promise<number> {
  asked += 1
  const headers = {
    'x-forwarded-for': `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
    'accept-language': 'en-IN',
    cookie: `${refreshCookie}=made-up`,
  }
  return new Promise((resolve, reject) => {
    const sent = request(app.url + '/', { path, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode!))
    })
    sent.once('error', reject).end()
  })
}

/** Returns the paths that were answered with a server error, or that wrote something forbidden into the log. */
async function findFailures(paths: readonly string[]): Promise<string[]> {
  const failures: string[] = []
  for (const path of paths) {
    const linesBefore = app.logLines.length
    const status = await ask(path)
    const lines = app.logLines.slice(linesBefore).filter((line) => line.includes(typed) || /"level":(50|60)/.test(line))
    if (status >= 500 || lines.length > 0)
      failures.push(`${path.slice(0, 200)}: ${status} ${lines.join('').slice(0, 400)}`)
  }
  return failures
}

const fill = (pattern: string, values: Record<string, string>) =>
  pattern.replaceAll(/:([\w-]+)\??/g, (_, name: string) => values[name] ?? usual[name] ?? 'x') || '/'
const parametersOf = (pattern: string) => [...pattern.matchAll(/:([\w-]+)/g)].map(([, name]) => name!)

/** Returns every parameter that a page reads by a literal name in its source. */
function queryNames(): string[] {
  const sources = globSync('app/**/*.{ts,tsx}', { cwd: webFolder }).filter((file) => !/\.test\./.test(file))
  const names = sources.flatMap((file) =>
    [
      ...readFileSync(`${webFolder}/${file}`, 'utf8').matchAll(
        /(?:search|searchParams|params|query)\.(?:get|getAll|has)\('([\w-]+)'\)/g,
      ),
    ].map(([, name]) => name!),
  )
  return [...new Set(names)].toSorted()
}

describe('odd addresses cause no server error and do not appear in the log', () => {
  test('finds the routes and parameters', () => {
    expect(patterns.length).toBeGreaterThan(50)
    expect(patterns).toEqual(
      expect.arrayContaining(['/panchang/:city/:date?', '/PujaDetailsPage/:id', '/mywallet/receipt/:transferId']),
    )
    expect(queryNames()).toEqual(expect.arrayContaining(['id', 'q', 'page', 'city', 'lat', 'date']))
  })

  test.each(Object.entries(odd))('in a part of the path: %s', async (_name, value) => {
    const paths = patterns.flatMap((pattern) =>
      parametersOf(pattern).flatMap((name) => [
        fill(pattern, { [name]: value }),
        fill(pattern, { [name]: typed + value }),
        `${fill(pattern, { [name]: typed + value })}.data`,
      ]),
    )
    expect(await findFailures(paths)).toEqual([])
  })

  test.each(Object.entries(odd))('in every parameter of every page: %s', async (_name, value) => {
    const names = queryNames()
    const paths = patterns.map((pattern, at) => {
      // Put a different parameter first for each page, because the first wrong one decides.
      const turned = [...names.slice(at % names.length), ...names.slice(0, at % names.length)]
      // Stay within the size limit of a request head.
      const query = turned
        .map((name) => `${name}=${at % 2 === 0 ? '' : typed}${value}`)
        .join('&')
        .slice(0, 12_000)
      return `${fill(pattern, {})}?${query}`
    })
    expect(await findFailures(paths)).toEqual([])
  })

  test('in a very long value, and in a parameter that is repeated', async () => {
    const names = queryNames()
    const paths = patterns.flatMap((pattern, at) => {
      const name = names[at % names.length]!
      return [
        `${fill(pattern, {})}?${name}=${typed}${veryLong}`,
        `${fill(pattern, {})}?${names.map((each) => `${each}=${typed}&${each}=2&${each}[]=3`).join('&')}`,
      ]
    })
    expect(await findFailures(paths)).toEqual([])
  })

  test('in addresses that have no page', async () => {
    expect(await findFailures(['//', '///', '//?x=1', '//.data', '/shop//', String.raw`/\shop/`])).toEqual([])
    expect(
      await findFailures(
        Object.values(odd).flatMap((value) => [
          `/${typed}${value}`,
          `/${value}`,
          `/${typed}/${value}/${value}`,
          `/?${value}`,
          `/assets/${typed}${value}`,
          `/media/${typed}${value}`,
        ]),
      ),
    ).toEqual([])
  })
})
