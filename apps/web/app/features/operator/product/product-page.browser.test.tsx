import { errorText } from '@sankalp/content/error-text'
import type { KeptProduct } from '@sankalp/contract/shop-editing'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { pageQueryClient } from '../../../lib/query/query-client.ts'
import { QueryProvider } from '../../../lib/query/provider.tsx'
import { saveSession } from '../../../lib/session/store.ts'
import { answerApi } from '../../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../../lib/testing/render-screen.fake.tsx'
import { NewProductPage } from './new-product-page.tsx'
import { bell, photo } from './product.fake.ts'
import { ProductPage } from './product-page.tsx'

const at = '/api/admin/product/brass-bell'
const read = `GET ${at}`
const give = (product: Partial<KeptProduct> = {}) => ({ json: { product: { ...bell, ...product } } })

const sentOf = (number: number) => {
  const { photoId, altEn, altHin } = photo(number)
  return { photoId, altEn, altHin }
}

async function renderProduct(language: 'en' | 'hin' = 'en') {
  const screen = await renderScreen(
    <QueryProvider>
      <ProductPage productId="brass-bell" />
    </QueryProvider>,
    { namespaces: ['operator'], path: '/admin/product/brass-bell', language },
  )
  const texts = screen.getByRole('form', { name: screen.t('product.texts') })
  return { screen, texts, save: texts.getByRole('button', { name: screen.t('edit.save') }) }
}

beforeEach(() => {
  pageQueryClient().clear()
  saveSession({ token: 'abc', id: 'operator' })
})

test('saves the changes over the version that was read, with every field in the API’s format', async () => {
  const { calls } = answerApi({
    [read]: () => give(),
    [`POST ${at}`]: ({ body }) => give({ ...(body as object), version: 4 }),
  })
  const { screen, texts, save } = await renderProduct()
  await userEvent.fill(texts.getByLabelText(screen.t('product.colourEn')), ' Red ')
  await texts.getByRole('checkbox', { name: screen.t('states.gifts') }).click()
  await texts.getByRole('radio', { name: screen.t('edit.withdrawn') }).click()
  await save.click()
  await expect.element(screen.getByText(screen.t('edit.unsaved'))).not.toBeInTheDocument()
  const {
    sku,
    category,
    nameEn,
    nameHin,
    typeEn,
    typeHin,
    descriptionEn,
    descriptionHin,
    colourHin,
    materialEn,
    materialHin,
    sizeEn,
    sizeHin,
    weightGrams,
    certificate,
    hsn,
  } = bell
  const untouched = {
    sku,
    category,
    nameEn,
    nameHin,
    typeEn,
    typeHin,
    descriptionEn,
    descriptionHin,
    colourHin,
    materialEn,
    materialHin,
    sizeEn,
    sizeHin,
    weightGrams,
    certificate,
    hsn,
  }
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    ...untouched,
    colourEn: 'Red',
    purposes: ['daily-puja', 'gifts'],
    listed: false,
    version: 3,
  })
})

test('reports a missing field at the field and sends nothing', async () => {
  const { count } = answerApi({ [read]: () => give(), [`POST ${at}`]: () => give() })
  const { screen, texts, save } = await renderProduct()
  await userEvent.fill(texts.getByLabelText(screen.t('product.nameHin')), ' ')
  await save.click()
  await expect.element(texts.getByLabelText(screen.t('product.nameHin'))).toHaveFocus()
  expect(count(`POST ${at}`)).toBe(0)
})

test('when two operators save, the second one sees the current values, keeps the typed ones, and decides', async () => {
  const now = { ...bell, colourEn: 'Blue', version: 4 }
  const facts = {
    version: 4,
    now: Object.fromEntries(
      Object.entries(now).filter(([, value]) => typeof value !== 'object' || value === null || Array.isArray(value)),
    ),
  }
  const { calls } = answerApi({
    [read]: () => give(),
    [`POST ${at}`]: ({ body }) =>
      (body as KeptProduct).version === 3
        ? {
            status: 409,
            json: { code: 'CHANGED_MEANWHILE', message: errorText('CHANGED_MEANWHILE', facts as never, 'en'), facts },
          }
        : give({ ...(body as object), version: 5 }),
  })
  const { screen, texts, save } = await renderProduct()
  await userEvent.fill(texts.getByLabelText(screen.t('product.sizeEn')), '14 cm')
  await save.click()
  await expect.element(screen.getByText(screen.t('edit.conflict.title'))).toBeVisible()
  await expect.element(texts.getByRole('alert').getByText('Blue')).toBeVisible()
  await expect.element(texts.getByLabelText(screen.t('product.sizeEn'))).toHaveValue('14 cm')
  await texts.getByRole('button', { name: screen.t('edit.conflict.mine') }).click()
  await save.click()
  await expect.element(screen.getByText(screen.t('edit.unsaved'))).not.toBeInTheDocument()
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => (body as KeptProduct).version)).toEqual([
    3, 4,
  ])
})

test('a photo upload that returns another operator’s texts does not raise the version of the typed ones', async () => {
  const { calls } = answerApi({
    [read]: () => give(),
    [`POST ${at}/photo`]: () => give({ version: 5, colourEn: 'Blue', photos: [photo(1)] }),
    [`POST ${at}`]: () => ({
      status: 409,
      json: { code: 'CHANGED_MEANWHILE', message: '', facts: { version: 5, now: {} } },
    }),
  })
  const { screen, texts, save } = await renderProduct()
  await userEvent.fill(texts.getByLabelText(screen.t('product.sizeEn')), '14 cm')
  await userEvent.upload(
    screen.getByLabelText(screen.t('photos.add')),
    new File(['x'], 'a.jpg', { type: 'image/jpeg' }),
  )
  await expect.element(screen.getByRole('img', { name: 'Photo 1' })).toBeInTheDocument()
  await save.click()
  await expect.element(screen.getByText(screen.t('edit.conflict.title'))).toBeVisible()
  expect(calls.at(-1)?.body).toMatchObject({ version: 3 })
})

test('records stock movements, and shows a refusal beside the input', async () => {
  const { calls } = answerApi({
    [read]: () => give(),
    [`POST ${at}/stock`]: ({ body }) =>
      (body as { quantity: number }).quantity > 6
        ? { status: 409, json: { code: 'NOT_ENOUGH_STOCK', message: 'Only 6 left of this.', facts: { products: [] } } }
        : give({
            stock: 4,
            movements: [
              { ...bell.movements[0]!, movementId: '2', quantity: -2, reason: 'spoilt', note: 'Fell down' },
              ...bell.movements,
            ],
          }),
  })
  const { screen } = await renderProduct()
  const form = screen.getByRole('form', { name: screen.t('columns.stock') })
  await userEvent.selectOptions(form.getByLabelText(screen.t('product.movement')), 'spoilt')
  await userEvent.fill(form.getByLabelText(screen.t('product.quantity')), '7')
  await userEvent.fill(form.getByLabelText(screen.t('fields.reason')), 'Fell down')
  await form.getByRole('button').click()
  await expect.element(form.getByRole('alert').getByText('Only 6 left of this.')).toBeVisible()
  await userEvent.fill(form.getByLabelText(screen.t('product.quantity')), '2')
  await form.getByRole('button').click()
  await expect.element(screen.getByText('−2')).toBeVisible()
  expect(calls.at(-1)?.body).toEqual({ reason: 'spoilt', quantity: 2, note: 'Fell down' })
  await expect.element(form.getByLabelText(screen.t('product.quantity'))).toHaveValue('')
})

test('photos are sorted, described and removed; a file that is not a picture is refused with a message', async () => {
  const { calls } = answerApi({
    [read]: () => give({ photos: [photo(1), photo(2)] }),
    [`POST ${at}/photos`]: ({ body }) =>
      give({
        version: 4,
        photos: (body as { photos: ReturnType<typeof photo>[] }).photos.map((one) => ({ ...photo(1), ...one })),
      }),
    [`POST ${at}/photo`]: () => ({
      status: 400,
      json: { code: 'PICTURE_UNREADABLE', message: errorText('PICTURE_UNREADABLE', {}, 'hin'), facts: {} },
    }),
  })
  const { screen } = await renderProduct('hin')
  await screen.getByRole('button', { name: screen.t('photos.forwardNumber', { number: 2 }) }).click()
  await expect.poll(() => calls.at(-1)?.body).toEqual({ photos: [sentOf(2), sentOf(1)], version: 3 })
  await screen.getByRole('button', { name: screen.t('photos.removeNumber', { number: 1 }) }).click()
  await screen.getByRole('button', { name: screen.t('photos.yes') }).click()
  await expect.poll(() => calls.at(-1)?.body).toEqual({ photos: [sentOf(1)], version: 4 })
  await userEvent.upload(
    screen.getByLabelText(screen.t('photos.add')),
    new File(['no picture'], 'a.jpg', { type: 'image/jpeg' }),
  )
  await expect.element(screen.getByText(errorText('PICTURE_UNREADABLE', {}, 'hin'))).toBeVisible()
})

test('a new product shows what the buyer pays, and a taken SKU leaves the input in place', async () => {
  answerApi({
    'POST /api/admin/product': () => ({
      status: 409,
      json: { code: 'NAME_TAKEN', message: '“PUJ-BELL” is there already.', facts: { name: 'PUJ-BELL' } },
    }),
  })
  const screen = await renderScreen(
    <QueryProvider>
      <NewProductPage />
    </QueryProvider>,
    { namespaces: ['operator'], path: '/admin/new/product' },
  )
  const fill = (label: string, text: string) => userEvent.fill(screen.getByLabelText(label, { exact: true }), text)
  for (const name of [
    'nameEn',
    'nameHin',
    'typeEn',
    'typeHin',
    'descriptionEn',
    'descriptionHin',
    'colourEn',
    'colourHin',
    'materialEn',
    'materialHin',
    'sizeEn',
    'sizeHin',
  ] as const)
    await fill(screen.t(`product.${name}`), bell[name])
  await fill(screen.t('columns.sku'), 'PUJ-BELL')
  await fill(screen.t('product.weightGrams'), '240')
  await fill(screen.t('product.mrp'), '499.99')
  await fill(screen.t('product.discountPercent'), '10')
  await expect.element(screen.getByText(screen.t('product.final', { price: '₹449.99' }))).toBeVisible()
  await screen.getByRole('button', { name: screen.t('product.create') }).click()
  await expect.element(screen.getByRole('alert').getByText('“PUJ-BELL” is there already.')).toBeVisible()
  await expect.element(screen.getByLabelText(screen.t('columns.sku'), { exact: true })).toHaveValue('PUJ-BELL')
})
