import { endpoint } from '@sankalp/contract/endpoint'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { toOpenApi } from './openapi.ts'

const sendTip = endpoint({
  name: 'sendTip',
  feature: 'tests',
  summary: 'For this test alone.',
  method: 'POST',
  path: '/api/tip',
  access: 'signed-in',
  body: z.object({ amountPaise: z.int() }),
  reply: z.object({}),
  errors: [],
  limit: { max: 1, windowSeconds: 1 },
})

type Operation = {
  parameters: { name: string; in: string; required: boolean }[]
  responses: Record<string, { description: string }>
  requestBody?: { content: object }
}
const describeOperation = (declared: typeof sendTip) => {
  const { paths } = toOpenApi([declared], 'https://sankalp.example') as { paths: Record<string, { post: Operation }> }
  return paths[declared.path]!.post
}

test('documents the header and the refusal of an idempotent endpoint only', () => {
  const once = describeOperation({ ...sendTip, idempotent: true } as typeof sendTip)
  expect(once.parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header', required: false }])
  expect(once.responses['409']?.description).toBe('IDEMPOTENCY_KEY_REUSED')
  const plain = describeOperation(sendTip)
  expect([plain.parameters, plain.responses['409']]).toEqual([[], undefined])
})

test('documents an endpoint that takes raw bytes', () => {
  const { body: _, ...rest } = sendTip
  const { requestBody, responses } = describeOperation({ ...rest, rawBody: true } as unknown as typeof sendTip)
  expect(Object.keys(requestBody?.content ?? {})).toEqual(['*/*'])
  expect(responses['413']?.description).toBe('BODY_TOO_LARGE')
})
