import { addAddress, deleteAddress, getAllAddress, getPinCode, updateAddress } from '@sankalp/contract/addresses'
import { estimateDelivery } from '@sankalp/contract/delivery-zones'
import { indianStates } from '@sankalp/contract/indian-states'
import { expect, test } from 'vitest'
import { goodAddress, newAddress } from '../../../test/shopping.ts'
import { fileApp } from '../../../test/test-app.ts'
import type { TestClient } from '../../../test/test-client.ts'

const app = fileApp()
const all = async (client: TestClient) => (await client.call(getAllAddress)).body.data

test('the first is the default; another replaces it on request or when it is deleted', async () => {
  const client = await app().newClient().signIn()
  const [first, second] = [await newAddress(client), await newAddress(client, { city: 'Sarnath' })]
  expect((await all(client)).map(({ _id, isDefault }) => [_id, isDefault])).toEqual([
    [first, true],
    [second, false],
  ])
  const changed = await client.call(updateAddress, {
    params: { addressId: second },
    body: { ...goodAddress, city: 'Ramnagar', isDefault: true },
  })
  expect(changed.body).toMatchObject({ message: 'Address updated.', data: { city: 'Ramnagar', isDefault: true } })
  expect((await all(client)).map(({ _id }) => _id)).toEqual([second, first])
  expect((await client.call(deleteAddress, { params: { addressId: second } })).body.data).toMatchObject([
    { _id: first, isDefault: true },
  ])
})

test.each([
  ['fullName', '12'],
  ['email', 'asha@'],
  ['phone', '98765'],
  ['addressLine', ' '],
  ['city', ''],
  ['state', 'Atlantis'],
  ['pinCode', '22100'],
  ['pinCode', '022100'],
])('%s "%s" is refused by its field', async (field, value) => {
  const client = await app().newClient().signIn()
  const { status, body } = await client.call(addAddress, { body: { ...goodAddress, [field]: value } })
  expect([status, body.facts]).toMatchObject([400, { fields: [{ field }] }])
})

test('reports a PIN code that does not exist; fills in state and town for a real one', async () => {
  const client = await app().newClient().signIn()
  const { status, body } = await client.call(addAddress, { body: { ...goodAddress, pinCode: '990001' } })
  expect([status, body.code]).toEqual([400, 'NOT_DELIVERED_THERE'])
  expect((await client.call(getPinCode, { params: { pinCode: '560034' } })).body).toEqual({
    pinCode: '560034',
    state: 'Karnataka',
    city: 'Bengaluru',
  })
})

test('a PIN code of another state is refused', async () => {
  const client = await app().newClient().signIn()
  const body = { ...goodAddress, pinCode: '221003', state: 'Uttarakhand' as const }
  const refused = await client.call(addAddress, { body })
  expect([refused.status, refused.body.facts]).toEqual([400, { fields: [{ field: 'pinCode', problem: 'pincode' }] }])
  const addressId = await newAddress(client)
  expect((await client.call(updateAddress, { params: { addressId }, body })).status).toBe(400)
})

test('does not find the address of another user', async () => {
  const [asha, other] = [await app().newClient().signIn(), await app().newClient().signIn()]
  const addressId = await newAddress(asha)
  expect((await other.call(updateAddress, { params: { addressId }, body: goodAddress })).status).toBe(404)
  expect((await other.call(deleteAddress, { params: { addressId } })).status).toBe(404)
  expect(await all(asha)).toHaveLength(1)
})

test('accepts at most twenty, also when the last two are added at the same time', async () => {
  const client = await app().newClient().signIn()
  for (let count = 0; count < 19; count += 1) await newAddress(client)
  const answers = await Promise.all([1, 2].map(() => client.call(addAddress, { body: goodAddress })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('every state of the country belongs to a zone', () => {
  const pins = [
    '110001',
    '122001',
    '141001',
    '160017',
    '171001',
    '180001',
    '194101',
    '226001',
    '248001',
    '302001',
    '380001',
    '396210',
    '400001',
    '403001',
    '452001',
    '492001',
    '500001',
    '530001',
    '560001',
    '600001',
    '605001',
    '682001',
    '682555',
    '700001',
    '737101',
    '744101',
    '751001',
    '781001',
    '791111',
    '793001',
    '795001',
    '796001',
    '797001',
    '799001',
    '800001',
    '834001',
  ]
  const found = pins.map((pin) => estimateDelivery(pin, new Date())?.state)
  expect(new Set(found)).toEqual(new Set(indianStates))
})
