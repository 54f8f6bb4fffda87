import { getAllAcharya } from '@sankalp/contract/acharyas'
import { sendOtp } from '@sankalp/contract/auth'
import type { Endpoint, Parsed } from '@sankalp/contract/endpoint'
import { getKundali, saveKundali } from '@sankalp/contract/kundli'
import { getAllPooja } from '@sankalp/contract/poojas'
import { getAllProduct } from '@sankalp/contract/shop'
import sharp from 'sharp'
import { type TestClient, randomPhone } from '../test-client.ts'
import { type Parts, sampleRequest } from './sample.ts'

export type Prepared = Parts & { file?: { bytes: Uint8Array } }

/** What makes a request succeed beyond fitting its schema: an entry for each endpoint where that is not enough. */
const hints: Record<string, (owner: TestClient) => Promise<Prepared>> = {
  async verifyOtp(owner) {
    const phone_number = randomPhone()
    const { body } = await owner.call(sendOtp, { body: { phone_number } })
    return { body: { phone_number, country_code: '+91', otp: body.otp ?? owner.codeFor(phone_number), name: 'Asha' } }
  },
  getAcharyaById: async (owner) => ({ params: { id: firstOf((await owner.call(getAllAcharya)).body.astrologers) } }),
  getPoojaById: async (owner) => ({ params: { id: firstOf((await owner.call(getAllPooja)).body.poojas) } }),
  getProductById: async (owner) => ({ params: { id: firstOf((await owner.call(getAllProduct)).body.products) } }),
  getPlace: async () => ({ params: { slug: 'varanasi' } }),
  getPanchangDay: async () => ({ params: { city: 'varanasi', date: '2026-11-15' } }),
  getPanchangMonth: async () => ({ params: { city: 'varanasi', year: '2026', month: '11' } }),
  getPanchangYear: async () => ({ params: { city: 'varanasi', year: '2026' } }),
  getFestivals: async () => ({ query: { city: 'varanasi' } }),
  getBlogById: async () => ({ params: { id: 'ekadashi-guide' } }),
  countBlogView: async () => ({ params: { id: 'ekadashi-guide' } }),
  renameKundali: async (owner) => ({ params: { kundaliId: await someKundali(owner) } }),
  deleteKundali: async (owner) => ({ params: { kundaliId: await someKundali(owner) } }),
  // The number, typed again, confirms it.
  deleteUser: async (owner) => ({ body: { phone_number: owner.phone } }),
}

/** Endpoints after whose success the caller can call nothing more. */
export const endsItsCaller: readonly string[] = ['deleteUser']

/** A request that succeeds for its owner: valid by the schemas, about the owner wherever it names a user. */
export async function prepareRequest(endpoint: Endpoint, owner: TestClient): Promise<Prepared> {
  const request: Prepared = { ...sampleRequest(endpoint), ...(await hints[endpoint.name]?.(owner)) }
  for (const place of endpoint.own ?? []) {
    const [part, field] = place.split('.') as [keyof Parts, string]
    // Somebody who is not signed in leaves it out, where that is allowed.
    request[part] = { ...request[part], [field]: owner.userId || undefined }
  }
  if (endpoint.upload) request.file = { bytes: await smallJpeg() }
  return request
}

/** The id of something in the catalogue, which whoever calls this has loaded. */
function firstOf([item]: readonly { _id: string }[]): string {
  if (!item) throw new Error('the catalogue is empty: load the demo first')
  return item._id
}

/** The id of a chart the owner has saved: one that is there, so that few are saved, else a new one. */
async function someKundali(owner: TestClient): Promise<string> {
  const [known] = (await owner.call(getKundali)).body.kundalis
  if (known) return known._id
  const { body } = sampleRequest(saveKundali) as { body: Parsed<(typeof saveKundali)['body']> }
  return (await owner.call(saveKundali, { body })).body.kundali._id
}

let picture: Promise<Buffer> | undefined

export function smallJpeg(): Promise<Buffer> {
  picture ??= sharp({ create: { width: 64, height: 64, channels: 3, background: '#a33' } }).jpeg().toBuffer()
  return picture
}
