import { DomainError, notFound } from '@sankalp/contract'
import type { Endpoint } from '@sankalp/contract/endpoint'
import { toFieldIssues } from '@sankalp/contract/field-issues'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { compileOnce } from '../compile-schema.ts'
import { rawBytes } from './raw-body.ts'
import type { Form } from './uploads.ts'
import type { Viewer } from './viewer.ts'

type Parts = Pick<FastifyRequest, 'viewer' | 'params' | 'query' | 'body'>

/** Checks every field of a request, and then whether each id is the caller's own. */
export function createReader(endpoint: Endpoint) {
  const readParams = createParser(endpoint.params)
  const readQuery = createParser(endpoint.query)
  const readBody = createParser(endpoint.body)
  const checkOwn = createOwnCheck(endpoint)
  return <Request extends Parts>(request: Request, reply: unknown, form: Form | null) => {
    const call = {
      viewer: request.viewer,
      params: readParams(request.params),
      query: readQuery(request.query),
      body: readBody(form ? form.fields : request.body),
      rawBody: endpoint.rawBody ? rawBytes(request as unknown as FastifyRequest) : null,
      file: form ? form.file : null,
      tx: null,
      request,
      reply,
    }
    checkOwn(call, request.viewer)
    return call
  }
}

function createParser(schema: z.ZodObject | undefined): (value: unknown) => Record<string, unknown> | undefined {
  if (!schema) return () => undefined
  const compiled = compileOnce(schema)
  return (value) => {
    const result = compiled().safeParse(value ?? {})
    if (!result.success) throw new DomainError('INVALID_INPUT', { fields: toFieldIssues(result.error) })
    return result.data
  }
}

/** Checks ownership. Another user's id gets the same answer as one that does not exist. */
function createOwnCheck({ own = [] }: Endpoint) {
  const places = own.map((place) => place.split('.') as [part: string, field: string])
  return (call: object, viewer: Viewer | null): void => {
    for (const [part, field] of places) {
      const value = (call as Record<string, Record<string, unknown> | undefined>)[part]?.[field]
      if (value !== undefined && value !== viewer?.userId) throw notFound()
    }
  }
}
