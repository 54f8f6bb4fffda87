import { cancelOrder, deliverOrder, packOrder, shipOrder } from '@sankalp/contract/orders'
import { getPayment, payInDemo } from '@sankalp/contract/payments'
import { writeNotice } from '@sankalp/content/notices-texts'
import type { NoticeFacts } from '@sankalp/content/notices-texts'
import type { NoticeKind } from '@sankalp/contract/notice-rules'
import { languages } from '@sankalp/contract'
import { expect, test } from 'vitest'
import { setRole } from '../../test/contract/set-role.ts'
import { fillWallet, newProduct, order } from '../../test/shopping.ts'
import { fileApp } from '../../test/test-app.ts'

const app = fileApp()

type Told = { kind: NoticeKind; language: string; facts: NoticeFacts[NoticeKind] }
const toldTo = (userId: string) =>
  app().db.query<Told>('select kind, language, facts from notice where user_id = $1 order by created_at, kind', [
    userId,
  ])
const kindsTo = async (userId: string) => (await toldTo(userId)).map(({ kind }) => kind)

test('notifies a buyer when an order is placed, shipped and delivered, in the language of the order', async () => {
  const [client, operator] = [await app().newClient().signIn(), await app().newClient().signIn()]
  await setRole(app().db, operator.userId, 'ROLE_ADMIN', 'operations')
  await fillWallet(app().db, client.userId, 1000)
  client.language = 'hin'
  const productId = await newProduct(app().db)
  const { orderId } = (await order(client, [{ productId, quantity: 1 }])).body.data
  const params = { orderId }
  await operator.call(packOrder, { params })
  await operator.call(shipOrder, { params, body: { carrier: 'indiaPost', trackingNumber: 'EE123456789IN' } })
  await operator.call(deliverOrder, { params })
  const told = await toldTo(client.userId)
  expect(told.map(({ kind, language }) => [kind, language])).toEqual([
    ['orderPlaced', 'hin'],
    ['orderShipped', 'hin'],
    ['orderDelivered', 'hin'],
  ])
  for (const { kind, facts } of told) {
    for (const language of languages) {
      const { title, brief, paragraphs, rows } = writeNotice(kind, facts as never, language, {
        now: new Date(),
        lateSince: null,
      })
      const all = [title, brief, ...paragraphs, ...rows.flat()].join(' ')
      expect(all).toContain(productId)
      expect(all).not.toMatch(/undefined|NaN|\[object|Assi Ghat/)
    }
  }
})

test('notifies of an online order when it is paid, and on cancellation says where the money goes', async () => {
  const client = await app().newClient().signIn()
  const { orderId, paymentId } = (
    await order(client, [{ productId: await newProduct(app().db), quantity: 1 }], { paymentMethod: 'online' })
  ).body.data
  expect(await kindsTo(client.userId)).toEqual([])
  await client.call(payInDemo, { params: { paymentId: paymentId! }, body: { outcome: 'paid' } })
  await client.call(getPayment, { params: { paymentId: paymentId! } })
  expect(await kindsTo(client.userId)).toEqual(['orderPlaced'])
  await client.call(cancelOrder, { params: { orderId }, body: {} })
  const [, cancelled] = await toldTo(client.userId)
  expect(cancelled).toMatchObject({ kind: 'orderCancelled', facts: { by: 'buyer', refundPaise: 18_000, to: 'source' } })
})

test('sends no notice about a refused order', async () => {
  const client = await app().newClient().signIn()
  const { status } = await order(client, [{ productId: await newProduct(app().db), quantity: 1 }])
  expect([status, await kindsTo(client.userId)]).toEqual([409, []])
})
