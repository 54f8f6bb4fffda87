import { expect, test } from 'vitest'
import type { Tx } from '../platform/db/db.ts'
import type { Feature } from '../platform/feature.ts'
import * as fold from './fold.ts'

/** Returns features that record their calls. The one named `broken` fails to tidy. */
function notingFeatures(names: readonly string[]) {
  const notes: string[] = []
  const features = names.map((name): Feature => ({
    name,
    eraseFor: async (_tx, userId) => void notes.push(`erase ${name} ${userId}`),
    exportFor: async (userId) => ({ [name]: userId }),
    tidy: async () => (name === 'broken' ? Promise.reject(new Error('cannot')) : void notes.push(`tidy ${name}`)),
    close: async () => void notes.push(`close ${name}`),
  }))
  return { notes, features: [...features, { name: 'without any part' }] }
}

const tx = {} as Tx

test('erases an account in the order of the list and closes features in reverse order', async () => {
  const { notes, features } = notingFeatures(['a', 'b'])
  await fold.eraseFor(features, tx, 'u1')
  await fold.close(features)
  expect(notes).toEqual(['erase a u1', 'erase b u1', 'close b', 'close a'])
})

test('exports the part of every feature that has one', async () => {
  expect(await fold.exportFor(notingFeatures(['a', 'b']).features, 'u1')).toEqual({ a: 'u1', b: 'u1' })
})

test('tidies the other features when one fails, and logs the failure', async () => {
  const { notes, features } = notingFeatures(['a', 'broken', 'c'])
  await expect(fold.tidy(features)).rejects.toThrow('1 features could not be tidied')
  expect(notes).toEqual(['tidy a', 'tidy c'])
})
