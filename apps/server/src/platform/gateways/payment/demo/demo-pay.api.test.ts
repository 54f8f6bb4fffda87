import { createHash } from 'node:crypto'
import { getPayment } from '@sankalp/contract/payments'
import { describe, expect, test } from 'vitest'
import { beginRecharge, goToPay } from '../../../../../test/paying.ts'
import { fileApp } from '../../../../../test/test-app.ts'
import type { TestClient } from '../../../../../test/test-client.ts'

const app = fileApp()

/** Opens the page of a new payment. */
async function openPage(client: TestClient) {
  const paymentId = await beginRecharge(client)
  return { paymentId, path: `/demo/pay/${await goToPay(client, paymentId)}` }
}

const press = (client: TestClient, path: string, outcome: string, headers: Record<string, string> = {}) =>
  client.fetch<{ text: string }>(path, {
    method: 'POST',
    body: new URLSearchParams({ outcome, method: 'card' }),
    headers,
  })

describe('the page of the demo’s provider', () => {
  test.each([
    ['en', 'No money moves', 'Net banking', 'Pay ₹100.00'],
    ['hin', 'कोई पैसा नहीं कटता', 'नेट बैंकिंग', '₹100.00 चुकाएँ'],
  ] as const)('says in %s that no money moves, and needs no script', async (language, noMoney, method, pay) => {
    const client = await app().newClient().signIn()
    client.language = language
    const { path } = await openPage(client)
    const { status, headers, body } = await client.fetch<{ text: string }>(path)
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ])
    for (const words of [noMoney, method, pay]) expect(body.text).toContain(words)
    expect(body.text).not.toMatch(/<script|\son\w+=|\sstyle=/)
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(body.text) ?? []
    expect(headers.get('content-security-policy')).toContain(
      `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    )
    const [font = ''] = /\/fonts\/[\w.-]+/.exec(style) ?? []
    expect((await client.fetch(font)).headers.get('content-type')).toBe('font/woff2')
  })

  test('leads back to our site, signed, whichever button is pressed', async () => {
    for (const [outcome, status] of [
      ['paid', 'paid'],
      ['failed', 'failed'],
      ['twice', 'paid'],
      ['late', 'pending'],
    ] as const) {
      // Use a new user each time: the pack is sold once.
      const client = await app().newClient().signIn()
      const { paymentId, path } = await openPage(client)
      const answer = await press(client, path, outcome)
      const back = new URL(answer.headers.get('location') ?? '')
      expect([answer.status, back.origin + back.pathname]).toEqual([303, `${app().settings.publicUrl}/payment/return`])
      expect((await client.fetch(back.pathname + back.search)).headers.get('location')).toBe(
        `/mywallet?payment=${paymentId}`,
      )
      expect((await client.call(getPayment, { params: { paymentId } })).body.payment.status).toBe(status)
      // A second press only shows the status.
      const again = await press(client, path, 'paid')
      expect([again.status, again.body.text.includes('role="status"')]).toEqual([200, true])
    }
  })

  test('refuses an unknown button and a form from another site', async () => {
    const client = await app().newClient().signIn()
    const { paymentId, path } = await openPage(client)
    expect((await press(client, path, 'free')).status).toBe(200)
    expect((await press(client, path, 'paid', { origin: 'https://evil.example' })).body.code).toBe('FOREIGN_ORIGIN')
    expect((await client.call(getPayment, { params: { paymentId } })).body.payment.status).toBe('pending')
  })

  test('answers 404 for an unknown payment', async () => {
    const client = app().newClient()
    for (const path of ['/demo/pay/plink_1', '/demo/pay/%3Cscript%3E']) {
      const { status, body } = await client.fetch<{ text: string }>(path)
      expect([
        status,
        body.text.includes('There is no payment at this address'),
        body.text.includes('<script'),
      ]).toEqual([404, true, false])
      expect((await press(client, path, 'paid')).status).toBe(404)
    }
  })
})
