import type { Endpoint } from '@sankalp/contract/endpoint'
import { type BadHeader, badBodies, badHeaders, badIdempotencyKeys } from './bad-requests.ts'
import { badValues } from './bad-values.ts'
import { type FilePart, makeBadFiles } from './bad-files.ts'
import { type FieldPlace, describeField, listFields } from './fields.ts'
import type { Prepared } from './prepare.ts'
import type { RawRequest } from './raw-http.ts'

/** One fault in a request to one endpoint. */
export type FuzzCase = Pick<BadHeader, 'aboutCaller' | 'mayClose'> & {
  endpoint: Endpoint
  /** The faulty part, such as `body.email`. */
  place: string
  name: string
  /** Makes the faulty request from a valid one. */
  spoil(good: Prepared): RawRequest
}

type Draft = { path: string; headers: [string, string][]; body?: Buffer }

/** Lists all cases of an endpoint: each bad value in each field, and each fault of the whole request. */
export async function listCases(endpoint: Endpoint): Promise<FuzzCase[]> {
  const { method, upload } = endpoint
  const make = (
    place: string,
    name: string,
    spoil: (good: Prepared) => Draft,
    rest: Partial<FuzzCase> = {},
  ): FuzzCase => ({
    endpoint,
    place,
    name,
    spoil: (good) => ({ method, ...spoil(good) }),
    ...rest,
  })

  const fields = listFields(endpoint).flatMap((field) =>
    badValues.map(({ name, json, bytes }) =>
      make(describeField(field), name, (good) => draft(endpoint, good, { field, json, bytes })),
    ),
  )
  const queries = badValues.map(({ name, bytes }) =>
    make('query', name, (good) => {
      const whole = draft(endpoint, good)
      return {
        ...whole,
        path: `${whole.path}${whole.path.includes('?') ? '&' : '?'}${percent(bytes).slice(0, 12_000)}=${percent(bytes).slice(0, 1000)}`,
      }
    }),
  )
  const headers = [...badHeaders, ...(endpoint.idempotent ? badIdempotencyKeys : [])].map(
    ({ name, headers: bad, ...rest }) => make('headers', name, (good) => withHeaders(draft(endpoint, good), bad), rest),
  )
  const bodies =
    endpoint.body || upload || endpoint.rawBody
      ? badBodies.map(({ name, bytes }) => make('body', name, (good) => ({ ...draft(endpoint, good), body: bytes })))
      : []
  const files = upload
    ? (await makeBadFiles(upload.maxBytes)).map((file) =>
        make(`file ${upload.field}`, file.name, (good) => draft(endpoint, good, { file })),
      )
    : []
  return [...fields, ...queries, ...headers, ...bodies, ...files]
}

type Spoiler = { field?: FieldPlace; json?: string; bytes?: Buffer; file?: FilePart }

/** Returns the request with one thing replaced. */
function draft(
  endpoint: Endpoint,
  good: Prepared,
  { field, json = '', bytes = Buffer.alloc(0), file }: Spoiler = {},
): Draft {
  const bad = (part: string, name: string) => field?.part === part && field.path[0] === name
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    // Cut values that exceed the maximum URL length: Node would refuse them before any of our code runs.
    bad('params', name) ? percent(bytes).slice(0, 12_000) : encodeURIComponent(String(good.params?.[name])),
  )
  const pairs = Object.entries(good.query ?? {}).map(
    ([name, value]) =>
      `${name}=${bad('query', name) ? percent(bytes).slice(0, 12_000) : encodeURIComponent(String(value))}`,
  )
  const whole = { path: pairs.length > 0 ? `${path}?${pairs.join('&')}` : path }
  const isBad = field?.part === 'body'
  if (endpoint.upload)
    return { ...whole, ...writeForm(endpoint, good, isBad ? { name: field.path[0]!, bytes } : undefined, file) }
  const headers = Object.entries(good.headers ?? {})
  if (!good.body) return { ...whole, headers }
  const body = isBad ? writeJson(good.body, field.path, json) : JSON.stringify(good.body)
  return { ...whole, headers: [...headers, ['Content-Type', 'application/json']], body: Buffer.from(body) }
}

const placeholder = 'a place for something bad'

/** Writes the body as JSON with any text, valid or not, in place of one field's value. */
function writeJson(body: Record<string, unknown>, path: string[], json: string): string {
  const copy = structuredClone(body)
  let inner: Record<string, unknown> = copy
  // An object that the good body leaves out is sent with the bad field alone.
  for (const name of path.slice(0, -1)) inner = (inner[name] ??= {}) as Record<string, unknown>
  inner[path.at(-1)!] = placeholder
  return JSON.stringify(copy).replace(`"${placeholder}"`, () => json)
}

function writeForm(
  endpoint: Endpoint,
  good: Prepared,
  bad: { name: string; bytes: Buffer } | undefined,
  file: FilePart | undefined,
): Pick<Draft, 'headers' | 'body'> {
  const boundary = '----between'
  const {
    field = endpoint.upload!.field,
    filename = 'picture.jpg',
    type = 'image/jpeg',
    bytes = good.file?.bytes ?? Buffer.alloc(0),
    twice,
  } = file ?? {}
  const fields = Object.entries(good.body ?? {}).flatMap(([name, value]) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`),
    name === bad?.name ? bad.bytes : Buffer.from(String(value)),
    Buffer.from('\r\n'),
  ])
  const part = [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ]
  const body = Buffer.concat([...fields, ...part, ...(twice ? part : []), Buffer.from(`--${boundary}--\r\n`)])
  return { headers: [['Content-Type', `multipart/form-data; boundary=${boundary}`]], body }
}

/** Replaces good headers with bad ones of the same name. */
function withHeaders(whole: Draft, bad: readonly [string, string][]): Draft {
  const names = new Set(bad.map(([name]) => name.toLowerCase()))
  return { ...whole, headers: [...whole.headers.filter(([name]) => !names.has(name.toLowerCase())), ...bad] }
}

function percent(bytes: Buffer): string {
  return [...bytes.subarray(0, 4000)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
}
