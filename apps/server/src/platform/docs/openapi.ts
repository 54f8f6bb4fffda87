import { type ErrorCode, errorStatus } from '@sankalp/contract'
import { type Endpoint, commonErrors, idempotencyHeader, idempotencyKeyPattern } from '@sankalp/contract/endpoint'
import { z } from 'zod'

type Schema = Record<string, unknown>

/** Returns the contract as an OpenAPI document, with the same schemas that check each request. */
export function toOpenApi(endpoints: readonly Endpoint[], publicUrl: string): Schema {
  const paths: Record<string, Schema> = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: toOperation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sankalp',
      version: '1',
      description:
        'Errors answer {code, message, facts}; the message is in the language of the cookie `language` or of Accept-Language.',
    },
    servers: [{ url: publicUrl }],
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    paths,
  }
}

function toOperation(endpoint: Endpoint): Schema {
  const body = requestBody(endpoint)
  return {
    operationId: endpoint.name,
    tags: [endpoint.feature],
    summary: endpoint.summary,
    ...(endpoint.access !== 'anyone' && { security: [{ token: [] }] }),
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query), ...headers(endpoint)],
    ...(body && { requestBody: { required: true, content: body } }),
    responses: {
      200: { description: 'Done', content: replyContent(endpoint) },
      ...refusals(endpoint),
    },
  }
}

function replyContent({ fileType, reply }: Endpoint): Schema {
  return fileType
    ? { [fileType]: { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: toJsonSchema(reply, 'output') } }
}

export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' })
}

function parameters(where: 'path' | 'query', schema: z.ZodObject | undefined): Schema[] {
  if (!schema) return []
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as {
    properties?: Schema
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }))
}

function headers({ idempotent }: Endpoint): Schema[] {
  if (!idempotent) return []
  const description =
    'Made by the client. A call repeated with the same key has no second effect and gets the first answer again.'
  return [
    {
      name: idempotencyHeader,
      in: 'header',
      required: false,
      description,
      schema: { type: 'string', pattern: idempotencyKeyPattern.source },
    },
  ]
}

function requestBody({ body, upload, rawBody }: Endpoint): Schema | null {
  if (rawBody) return { '*/*': { schema: { type: 'string', format: 'binary' } } }
  if (upload) {
    const fields = body ? toJsonSchema(body, 'input') : { type: 'object', properties: {} }
    const properties = { ...(fields.properties as Schema), [upload.field]: { type: 'string', format: 'binary' } }
    return { 'multipart/form-data': { schema: { ...fields, properties } } }
  }
  return body ? { 'application/json': { schema: toJsonSchema(body, 'input') } } : null
}

/** Returns the refusals by status, each with its possible codes. */
export function refusalsByStatus(endpoint: Endpoint): Map<number, ErrorCode[]> {
  const codes = new Set([...endpoint.errors, ...commonErrors(endpoint)])
  return Map.groupBy(codes, (code) => errorStatus[code])
}

function refusals(endpoint: Endpoint): Schema {
  return Object.fromEntries(
    [...refusalsByStatus(endpoint)].map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['code', 'message', 'facts'],
              properties: { code: { enum: codes }, message: { type: 'string' }, facts: { type: 'object' } },
            },
          },
        },
      },
    ]),
  )
}
