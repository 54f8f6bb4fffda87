import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkFolder } from './folder-check.ts'

const plenty = 1e9

function makeFolder(...files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'sankalp-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of files) writeFileSync(join(folder, file), '')
  return folder
}

test('accepts an empty folder and one with a database', () => {
  expect(() => checkFolder(makeFolder(), plenty)).not.toThrow()
  expect(() => checkFolder(makeFolder('PG_VERSION', 'postgresql.conf'), plenty)).not.toThrow()
})

test('does not take a database without its marker file for an empty folder', () => {
  expect(() => checkFolder(makeFolder('postgresql.conf', 'pg_wal'), plenty)).toThrow(
    /PG_VERSION is missing.*Nothing was changed.*backup/,
  )
})

test('reports a full disk', () => {
  expect(() => checkFolder(makeFolder('PG_VERSION'), 10_000_000)).toThrow(/is full \(10 MB free\)/)
})
