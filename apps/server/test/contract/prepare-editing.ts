import { randomBytes } from 'node:crypto'
import { getAcharyaDays } from '@sankalp/contract/acharya-days'
import { getAllAcharya } from '@sankalp/contract/acharyas'
import { getKeptArticle, getKeptArticles } from '@sankalp/contract/blog-editing'
import { createDakshina } from '@sankalp/contract/dakshina-editing'
import { createCoupon } from '@sankalp/contract/coupons'
import { indiaDay } from '@sankalp/contract/india-time'
import { getKeptPooja } from '@sankalp/contract/pooja-editing'
import { getAllPooja } from '@sankalp/contract/poojas'
import { addProductPhoto, createProduct } from '@sankalp/contract/shop-editing'
import type { TestClient } from '../test-client.ts'
import { demoOperator } from './demo-operator.ts'
import type { Prepared } from './prepare.ts'
import { smallJpeg } from './small-jpeg.ts'

/** Returns all texts of a product. */
export function productTexts(nameEn = 'Brass bell') {
  return {
    sku: `TEST-${randomBytes(4).toString('hex').toUpperCase()}`,
    category: 'puja-sets' as const,
    nameEn,
    nameHin: 'पीतल की घंटी',
    typeEn: 'Bell',
    typeHin: 'घंटी',
    descriptionEn: 'Rings clearly.',
    descriptionHin: 'साफ़ बजती है।',
    colourEn: 'Golden',
    colourHin: 'सुनहरी',
    materialEn: 'Brass',
    materialHin: 'पीतल',
    sizeEn: '12 cm',
    sizeHin: '12 सेमी',
    purposes: ['daily-puja' as const],
    weightGrams: 240,
    certificate: null,
    hsn: '8306' as const,
    listed: true,
  }
}

export const productPrice = { mrp: 400, discountPercent: 10 }

async function someProduct(owner: TestClient) {
  const operator = await demoOperator(owner)
  const { status, body } = await operator.call(createProduct, {
    body: { ...productTexts(`Brass bell ${randomBytes(4).toString('hex')}`), ...productPrice },
  })
  if (status !== 200) throw new Error(`createProduct answered ${status} ${body.code}`)
  return { operator, version: body.product.version, params: { productId: body.product.productId } }
}

/** Returns the data of a coupon for today and tomorrow. */
export function couponFigures() {
  const day = (ahead: number) => indiaDay(new Date(Date.now() + ahead * 24 * 3_600_000))
  return {
    code: `TEST-${randomBytes(4).toString('hex').toUpperCase()}`,
    percent: 10,
    most: 100,
    minimum: 200,
    budget: 5000,
    from: day(0),
    to: day(40),
  }
}

/** Returns the data of a withdrawn preset, because no two offered ones may be the same. */
function presetFigures() {
  return { nameEn: 'Seva', nameHin: 'सेवा', rupees: 2100, isPopular: false, listed: false }
}

async function someCoupon(owner: TestClient) {
  const body = couponFigures()
  await (await demoOperator(owner)).call(createCoupon, { body })
  return { couponCode: body.code }
}

async function isArticleShown(owner: TestClient): Promise<boolean> {
  const { articles } = (await (await demoOperator(owner)).call(getKeptArticles)).body
  return articles.find(({ articleId }) => articleId === 'buying-a-gem')!.withdrawnAt === null
}

async function someArticle(owner: TestClient) {
  const {
    articleId: _,
    editedAt: __,
    isWithdrawn: ___,
    ...body
  } = (await (await demoOperator(owner)).call(getKeptArticle, { params: { articleId: 'mulank' } })).body.article
  return body
}

async function someEntry(owner: TestClient) {
  const { astrologers } = (await owner.call(getAllAcharya)).body
  return { acharyaEntry: astrologers.at(-1)!._id }
}

async function somePooja(owner: TestClient) {
  const [pooja] = (await owner.call(getAllPooja)).body.poojas
  return { poojaId: pooja!._id }
}

/**
 * Makes requests about the catalogue succeed. Each uses its own item, because only the last version that was read can
 * be changed.
 */
export const editingHints: Record<string, (owner: TestClient) => Promise<Prepared>> = {
  createCoupon: async () => ({ body: couponFigures() }),
  setCouponPaused: async (owner) => ({ params: await someCoupon(owner), body: { paused: true, reason: 'For a test' } }),
  endCoupon: async (owner) => ({ params: await someCoupon(owner), body: { reason: 'For a test' } }),
  // An article that no other test reads, toggled each time.
  setArticleWithdrawn: async (owner) => ({
    params: { articleId: 'buying-a-gem' },
    body: { withdrawn: await isArticleShown(owner), reason: 'For a test' },
  }),
  getKeptArticle: async () => ({ params: { articleId: 'mulank' } }),
  saveArticle: async (owner) => ({ params: { articleId: 'mulank' }, body: await someArticle(owner) }),
  restoreArticle: async (owner) => ({
    params: { articleId: 'mulank' },
    body: { version: (await someArticle(owner)).version },
  }),
  getAcharyaDays: async (owner) => ({ params: await someEntry(owner) }),
  async setAcharyaDayClosed(owner) {
    const params = await someEntry(owner)
    const { days } = (await (await demoOperator(owner)).call(getAcharyaDays, { params })).body
    // Use a day far from what other tests book.
    const { day } = days.findLast(({ isClosed, booked }) => !isClosed && booked.length === 0)!
    return { params, body: { day, closed: true, reason: 'For a test' } }
  },
  getKeptDakshina: async () => ({ params: { presetId: 'shagun' } }),
  createDakshina: async () => ({ body: presetFigures() }),
  async saveDakshina(owner) {
    const { presetId, ...body } = (await (await demoOperator(owner)).call(createDakshina, { body: presetFigures() }))
      .body.preset
    return { params: { presetId }, body }
  },
  getKeptPooja: async (owner) => ({ params: await somePooja(owner) }),
  async savePooja(owner) {
    const params = await somePooja(owner)
    const {
      poojaId: _,
      comingBookings: __,
      festivalChoices: ___,
      ...body
    } = (await (await demoOperator(owner)).call(getKeptPooja, { params })).body.pooja
    return { params, body }
  },
  getKeptProduct: async (owner) => ({ params: (await someProduct(owner)).params }),
  createProduct: async () => ({ body: { ...productTexts(), ...productPrice } }),
  async saveProduct(owner) {
    const { params, version } = await someProduct(owner)
    return { params, body: { ...productTexts(), version } }
  },
  async setProductPrice(owner) {
    const { params, version } = await someProduct(owner)
    return { params, body: { ...productPrice, from: indiaDay(new Date(Date.now() + 40 * 24 * 3_600_000)), version } }
  },
  moveStock: async (owner) => ({
    params: (await someProduct(owner)).params,
    body: { reason: 'received', quantity: 5, note: 'From the workshop' },
  }),
  addProductPhoto: async (owner) => ({ params: (await someProduct(owner)).params }),
  async arrangeProductPhotos(owner) {
    const { operator, params } = await someProduct(owner)
    const { product } = (await operator.call(addProductPhoto, { params, file: { bytes: await smallJpeg() } })).body
    return {
      params,
      body: {
        photos: product.photos.map(({ photoId }) => ({ photoId, altEn: 'A bell', altHin: 'घंटी' })),
        version: product.version,
      },
    }
  },
}
