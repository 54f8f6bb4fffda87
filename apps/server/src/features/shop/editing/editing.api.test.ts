import { getOperatorList } from '@sankalp/contract/operator'
import { indiaDay } from '@sankalp/contract/india-time'
import { getAllProduct, getProductById } from '@sankalp/contract/shop'
import {
  addProductPhoto,
  arrangeProductPhotos,
  createProduct,
  getKeptProduct,
  moveStock,
  saveProduct,
  setProductPrice,
} from '@sankalp/contract/shop-editing'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { expectVerified } from '../../../../test/ledger.ts'
import { fakeWebApp } from '../../../../test/fake-web-app.ts'
import { productPrice, productTexts } from '../../../../test/contract/prepare-editing.ts'
import { fillWallet, order, stockOf } from '../../../../test/shopping.ts'
import { fileApp } from '../../../../test/test-app.ts'
import type { TestClient } from '../../../../test/test-client.ts'

// With a website, because it serves the photos.
const app = fileApp({ webApp: fakeWebApp })

async function operator(step = 'operations'): Promise<TestClient> {
  const client = await app().newClient().signIn()
  await app().db.query(`update user_account set role = 'ROLE_ADMIN', operator_step = $2 where id = $1`, [
    client.userId,
    step,
  ])
  return client
}

async function newBell(by: TestClient, more: Partial<ReturnType<typeof productTexts>> = {}) {
  const texts = { ...productTexts(), ...more }
  const { status, body } = await by.call(createProduct, { body: { ...texts, ...productPrice } })
  expect(status).toBe(200)
  return { texts, product: body.product, params: { productId: body.product.productId } }
}

const shown = async (id: string, language: 'en' | 'hin' = 'en') => {
  const client = app().newClient()
  client.language = language
  return client.call(getProductById, { params: { id } })
}

test('shows a new product at once in both languages, finds it by its words, and gives each an address of its own', async () => {
  const by = await operator()
  const { params } = await newBell(by, { nameEn: 'Zanzibar bell', nameHin: 'ज़ंज़ीबार घंटी' })
  expect(params.productId).toBe('zanzibar-bell')
  expect((await shown('zanzibar-bell')).body.product).toMatchObject({
    name: 'Zanzibar bell',
    price: 400,
    final_price: 360,
    gst_percentage: 5,
    in_stock: false,
    drawing: 'things/thali',
    photos: [],
  })
  expect((await shown('zanzibar-bell', 'hin')).body.product.name).toBe('ज़ंज़ीबार घंटी')
  const found = (
    await app()
      .newClient()
      .call(getAllProduct, { query: { keyword: 'zanzi' } })
  ).body.products.map(({ _id }) => _id)
  expect(found).toEqual(['zanzibar-bell'])
  expect((await newBell(by, { nameEn: 'Zanzibar Bell!' })).params.productId).toBe('zanzibar-bell-2')
})

test('removes a withdrawn product from the shop at once, and shows it again when restored', async () => {
  const by = await operator()
  const { texts, params, product } = await newBell(by)
  const list = async () =>
    (
      await app()
        .newClient()
        .call(getAllProduct, { query: { pageSize: '50', sort: 'newest' } })
    ).body.products.map(({ _id }) => _id)
  expect(await list()).toContain(params.productId)
  const withdrawn = await by.call(saveProduct, { params, body: { ...texts, listed: false, version: product.version } })
  expect(withdrawn.body.product).toMatchObject({ listed: false, version: product.version + 1 })
  expect(await list()).not.toContain(params.productId)
  expect((await shown(params.productId)).status).toBe(404)
  await by.call(saveProduct, { params, body: { ...texts, nameEn: 'Louder bell', version: product.version + 1 } })
  expect((await shown(params.productId)).body.product.name).toBe('Louder bell')
})

test('answers the second of two saves with the current values and overwrites nothing', async () => {
  const [one, other] = [await operator(), await operator()]
  const { texts, params, product } = await newBell(one)
  const { version } = product
  const answers = await Promise.all([
    one.call(saveProduct, { params, body: { ...texts, colourEn: 'Red', version } }),
    other.call(saveProduct, { params, body: { ...texts, colourEn: 'Blue', version } }),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const [saved, refused] = answers[0].status === 200 ? answers : answers.toReversed()
  expect(refused!.body).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    facts: { version: version + 1, now: { colourEn: saved!.body.product.colourEn } },
  })
  expect((await one.call(getKeptProduct, { params })).body.product.colourEn).toBe(saved!.body.product.colourEn)
  for (const call of [
    one.call(setProductPrice, { params, body: { ...productPrice, from: indiaDay(new Date()), version } }),
    one.call(arrangeProductPhotos, { params, body: { photos: [], version } }),
  ]) {
    expect((await call).body.code).toBe('CHANGED_MEANWHILE')
  }
})

test('refuses a SKU that another product has', async () => {
  const by = await operator()
  const first = await newBell(by)
  const taken = await by.call(createProduct, { body: { ...productTexts(), sku: first.texts.sku, ...productPrice } })
  expect([taken.status, taken.body.code, taken.body.message]).toEqual([
    409,
    'NAME_TAKEN',
    `“${first.texts.sku}” is there already. Please choose another one.`,
  ])
  const second = await newBell(by)
  const saved = await by.call(saveProduct, {
    params: second.params,
    body: { ...second.texts, sku: first.texts.sku, version: second.product.version },
  })
  expect(saved.body.code).toBe('NAME_TAKEN')
})

test('applies a price of today at once and a later one from its day, and refuses one of the past', async () => {
  const by = await operator()
  const { params, product } = await newBell(by)
  const today = indiaDay(new Date())
  const now = await by.call(setProductPrice, {
    params,
    body: { mrp: 500, discountPercent: 20, from: today, version: product.version },
  })
  expect(now.body.product).toMatchObject({ mrp: 500, finalPrice: 400, prices: [{ from: today, mrp: 500 }] })
  const nextWeek = indiaDay(new Date(Date.now() + 7 * 24 * 3_600_000))
  const later = await by.call(setProductPrice, {
    params,
    body: { mrp: 600, discountPercent: 0, from: nextWeek, version: now.body.product.version },
  })
  expect(later.body.product).toMatchObject({
    mrp: 500,
    prices: [
      { from: nextWeek, mrp: 600, finalPrice: 600 },
      { from: today, mrp: 500, finalPrice: 400 },
    ],
  })
  expect((await shown(params.productId)).body.product.final_price).toBe(400)
  for (const from of [indiaDay(new Date(Date.now() - 24 * 3_600_000)), '2099-01-01']) {
    const { status, body } = await by.call(setProductPrice, {
      params,
      body: { ...productPrice, from, version: later.body.product.version },
    })
    expect([status, body.facts]).toEqual([400, { fields: [{ field: 'from', problem: 'outOfRange' }] }])
  }
})

test('receives, spoils and counts goods, never goes below the stock, and lists every movement', async () => {
  const by = await operator()
  const { params } = await newBell(by)
  const { productId } = params
  const move = (reason: 'received' | 'spoilt' | 'counted', quantity: number) =>
    by.call(moveStock, { params, body: { reason, quantity, note: 'Test' } })
  expect((await move('received', 10)).body.product.stock).toBe(10)
  const buyer = await app().newClient().signIn()
  await fillWallet(app().db, buyer.userId, 5000)
  expect((await order(buyer, [{ productId, quantity: 4 }], { paymentMethod: 'wallet' })).status).toBe(200)
  const tooMany = await move('spoilt', 7)
  expect([tooMany.status, tooMany.body.code, tooMany.body.facts]).toEqual([
    409,
    'NOT_ENOUGH_STOCK',
    { products: [{ productId, left: 6 }] },
  ])
  expect((await move('counted', -7)).status).toBe(409)
  expect((await move('received', -1)).status).toBe(400)
  expect((await move('spoilt', 2)).body.product.stock).toBe(4)
  const { product } = (await move('counted', -1)).body
  expect(product.movements.map(({ reason, quantity }) => [reason, quantity])).toEqual([
    ['counted', -1],
    ['spoilt', -2],
    ['ordered', -4],
    ['received', 10],
  ])
  expect(product.movements[2]!.order).toMatch(/^20\d\d-\d\d\/\d{6}$/)
  expect(await stockOf(app().db, productId)).toBe(3)
  // Ten requests take one of three pieces at once.
  const answers = await Promise.all(Array.from({ length: 10 }, () => move('spoilt', 1)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(await stockOf(app().db, productId)).toBe(0)
  await expectVerified(app().db)
})

test('re-encodes photos, shows them in order with captions in both languages, and deletes them when removed', async () => {
  const by = await operator()
  const { params } = await newBell(by)
  const picture = (colour: string) => sharp({ create: { width: 2400, height: 1200, channels: 3, background: colour } })
  const photo = await picture('#a33')
    .withExif({ IFD0: { Make: 'Secret camera' } })
    .jpeg()
    .toBuffer()
  expect(photo.includes('Secret camera')).toBe(true)
  await by.call(addProductPhoto, { params, file: { bytes: photo } })
  const { product } = (
    await by.call(addProductPhoto, {
      params,
      file: { bytes: await picture('#3a3').png().toBuffer(), type: 'image/png' },
    })
  ).body
  expect(product.photos.map(({ altHin }) => altHin)).toEqual(['पीतल की घंटी', 'पीतल की घंटी'])
  const [first, second] = product.photos
  const file = Buffer.from(await (await fetch(app().url + first!.url)).arrayBuffer())
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1600, height: 800 })
  expect(file.includes('Secret camera')).toBe(false)

  const turned = [second!, first!].map(({ photoId }, index) => ({
    photoId,
    altEn: `View ${index + 1}`,
    altHin: `दृश्य ${index + 1}`,
  }))
  const arranged = await by.call(arrangeProductPhotos, { params, body: { photos: turned, version: product.version } })
  const page = (await shown(params.productId, 'hin')).body.product
  expect(page.photos).toEqual([
    { url: second!.url, alt: 'दृश्य 1' },
    { url: first!.url, alt: 'दृश्य 2' },
  ])
  expect(page.image).toBe(second!.url)

  const twice = await by.call(arrangeProductPhotos, {
    params,
    body: { photos: [turned[0]!, turned[0]!], version: arranged.body.product.version },
  })
  expect(twice.status).toBe(404)
  await by.call(arrangeProductPhotos, {
    params,
    body: { photos: [turned[1]!], version: arranged.body.product.version },
  })
  expect((await shown(params.productId)).body.product).toMatchObject({
    image: first!.url,
    photos: [{ url: first!.url, alt: 'View 2' }],
  })
  await expect.poll(async () => (await fetch(app().url + second!.url)).status).toBe(404)
})

test('refuses a file that is no picture, and a ninth photo, with a clear message', async () => {
  const by = await operator()
  const { params } = await newBell(by)
  by.language = 'hin'
  const none = await by.call(addProductPhoto, {
    params,
    file: { bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
  })
  expect([none.status, none.body.code]).toEqual([400, 'PICTURE_UNREADABLE'])
  expect(none.body.message).toMatch(/[\u0900-\u097f]/)
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#333' } })
    .jpeg()
    .toBuffer()
  const answers = await Promise.all(
    Array.from({ length: 9 }, () => by.call(addProductPhoto, { params, file: { bytes } })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(8)
  expect(answers.find(({ status }) => status !== 200)!.body).toMatchObject({
    code: 'PICTURES_FULL',
    facts: { limit: 8 },
  })
  const missing = await by.call(addProductPhoto, { params: { productId: 'no-such-thing' }, file: { bytes } })
  expect(missing.status).toBe(404)
})

test('writes changes to the audit log, and refuses them to support', async () => {
  const by = await operator()
  const { params } = await newBell(by)
  await by.call(moveStock, { params, body: { reason: 'received', quantity: 3, note: 'A crate' } })
  const { items } = (await by.call(getOperatorList, { params: { list: 'audit' }, query: { search: 'A crate' } })).body
  expect(items[0]!.cells.slice(2)).toEqual(['moveStock', 'Brass bell', '3 · received · A crate'])
  const support = await operator('support')
  expect((await support.call(getKeptProduct, { params })).status).toBe(403)
})
