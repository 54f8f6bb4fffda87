import type { Endpoint } from '@sankalp/contract/endpoint'
import { z } from 'zod'

export const parts = ['params', 'query', 'body'] as const
export type Part = (typeof parts)[number]
/** The place of a field in a request: `body`, then the names that lead to it. */
export type FieldPlace = { part: Part; path: string[] }

/** Lists every field of an endpoint, including nested ones. */
export function listFields(endpoint: Endpoint): FieldPlace[] {
  return parts.flatMap((part) => listInside(endpoint[part]).map((path) => ({ part, path })))
}

function listInside(schema: unknown): string[][] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return listInside(schema.unwrap())
  if (schema instanceof z.ZodArray) return listInside(schema.element).map((path) => ['0', ...path])
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape).flatMap(([name, field]) => [
    [name],
    ...listInside(field).map((path) => [name, ...path]),
  ])
}

export function describeField({ part, path }: FieldPlace): string {
  return `${part}.${path.join('.')}`
}

/** Field names under which a request could contain a user's id. */
const personNames = /^(user|userId|user_id|customer|customerId|customer_id|owner|ownerId|owner_id|_id)$/

/** Finds fields with the id of a user. The caller must own them, so the contract has to list them under `own`. */
export function findUserIdFields(endpoint: Endpoint): string[] {
  const isAboutUsers = /^\/api\/users?\//.test(endpoint.path)
  return listFields(endpoint)
    .filter(({ path }) => personNames.test(path.at(-1) ?? '') || (isAboutUsers && path.at(-1) === 'id'))
    .map(describeField)
}

/** Ids that any caller may use: the catalogue, and the slots of an acharya. */
const everybodys = /^(acharyaId|poojaId|productId|availableTimeSlotsId)$/

/** Finds fields with other ids. The contract must say which of them have an owner. */
export function findThingIdFields(endpoint: Endpoint): string[] {
  const places = listFields(endpoint)
    .filter(({ path }) => /.Id$/.test(path.at(-1) ?? '') && !everybodys.test(path.at(-1) ?? ''))
    .map(describeField)
  const users = findUserIdFields(endpoint)
  return places.filter((place) => !users.includes(place))
}
