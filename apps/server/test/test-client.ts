import { randomInt } from 'node:crypto'
import type { ErrorBody, Language } from '@sankalp/contract'
import { sendOtp, verifyOtp } from '@sankalp/contract/auth'
import { type Endpoint, type Input, type Reply, fillPath } from '@sankalp/contract/endpoint'
import type { Profile } from '@sankalp/contract/users'
import type { CodeMessage } from '../src/platform/gateways/sms/sms.ts'

export type Answer<T> = { status: number; headers: Headers; body: T & Partial<ErrorBody> }

type Sent<E extends Endpoint> = {
  params?: Input<E['params']>
  query?: Input<E['query']>
  body?: Input<E['body']>
  file?: { bytes: Uint8Array; name?: string; type?: string; field?: string }
  headers?: Record<string, string>
}

/** Calls the API over HTTP as a browser does: it stores cookies and has an IP address and a language. */
export class TestClient {
  readonly cookies = new Map<string, string>()
  readonly url: string
  readonly outbox: readonly CodeMessage[]
  address = `203.0.${randomInt(256)}.${randomInt(256)}`
  language: Language = 'en'
  token: string | null = null
  userId = ''
  /** The ten digits with which this client signed in. */
  phone = ''

  constructor(url: string, outbox: readonly CodeMessage[]) {
    this.url = url
    this.outbox = outbox
  }

  async call<E extends Endpoint>(endpoint: E, sent: Sent<E> = {}): Promise<Answer<Reply<E>>> {
    const query = sent.query ? `?${new URLSearchParams(sent.query as Record<string, string>).toString()}` : ''
    const path = fillPath(endpoint.path, (sent.params ?? {}) as Record<string, string>) + query
    const multipart = endpoint.upload !== undefined
    const body = multipart ? toForm(endpoint, sent) : sent.body === undefined ? undefined : JSON.stringify(sent.body)
    return this.fetch(path, {
      method: endpoint.method,
      headers: { ...(!multipart && body !== undefined && { 'content-type': 'application/json' }), ...sent.headers },
      ...(body !== undefined && { body }),
    })
  }

  async fetch<T>(path: string, init: RequestInit = {}): Promise<Answer<T>> {
    const headers = new Headers(init.headers)
    headers.set('x-forwarded-for', this.address)
    headers.set('accept-language', this.language === 'hin' ? 'hi-IN' : 'en-IN')
    if (this.token && !headers.has('authorization')) headers.set('authorization', `Bearer ${this.token}`)
    if (this.cookies.size > 0)
      headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(this.url + path, { ...init, headers, redirect: 'manual' })
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : { text }) as Answer<T>['body'],
    }
  }

  private keep(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (value === '') this.cookies.delete(name)
    else this.cookies.set(name, value)
  }

  /** Returns the newest code sent to a number. */
  codeFor(phone: string): string {
    const found = this.outbox.findLast((message) => message.phone.endsWith(phone.replace(/^0/, '')))
    if (!found) throw new Error('no code was sent to this number')
    return found.code
  }

  /** Signs in with a code, as a user would, and stores the token. */
  async signIn(phone = randomPhone(), name?: string): Promise<this> {
    const sent = await this.call(sendOtp, { body: { phone_number: phone } })
    if (sent.status !== 200) throw new Error(`asking for a code answered ${sent.status} ${sent.body.code}`)
    // A server in its own process has no outbox here, but in demo mode its answer contains the code.
    const otp = sent.body.otp ?? this.codeFor(phone)
    const answer = await this.call(verifyOtp, { body: { phone_number: phone, otp, ...(name && { name }) } })
    if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status} ${answer.body.code}`)
    this.token = answer.body.token
    this.userId = answer.body.id
    this.phone = phone
    return this
  }
}

function toForm(endpoint: Endpoint, sent: Sent<Endpoint>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(sent.body ?? {})) form.append(name, String(value))
  if (sent.file) {
    const { bytes, name = 'picture.jpg', type = 'image/jpeg', field = endpoint.upload!.field } = sent.file
    form.append(field, new Blob([new Uint8Array(bytes)], { type }), name)
  }
  return form
}

const usedPhones = new Set<string>()

/**
 * Returns a number that this process has not used: among 5,000 random numbers two are the same in one run of eighty.
 */
export function randomPhone(): string {
  const phone = `9${String(randomInt(1e9)).padStart(9, '0')}`
  if (usedPhones.has(phone)) return randomPhone()
  usedPhones.add(phone)
  return phone
}

/** A valid profile. */
export const goodProfile: Profile = {
  first_name: 'Asha',
  last_name: 'Verma',
  email: 'asha@example.com',
  gender: 'Female',
  marital_status: 'Unmarried',
  date_of_birth: '1996-08-14',
  time_of_birth: '06:42',
  place_of_birth: 'Varanasi',
  address: '14, Assi Ghat Road',
  city: 'Varanasi',
  state: 'Uttar Pradesh',
  pincode: '221005',
}
