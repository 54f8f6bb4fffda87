import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runAdmin } from '../test/run-admin.ts'
import { copyTemplate } from '../test/test-db.ts'

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sankalp-admin-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('exits 2 with the usage text for an unknown command, and exits 1 with only the reason for a refused one', async () => {
  const dataDir = makeFolder()
  await copyTemplate(join(dataDir, 'database'))
  const unknown = await runAdmin(['make-tea'], { DATA_DIR: dataDir })
  expect([unknown.code, unknown.output]).toEqual([2, ''])
  expect(unknown.errors).toMatch(/There is no command make-tea\.[^]*restore-check <database url>/)
  const refused = await runAdmin(['first-operator', '9876543210'], { DATA_DIR: dataDir })
  expect(refused).toEqual({
    code: 1,
    output: '',
    errors: 'Nobody has an account with 9876543210. They sign in once on the site first; then try again.\n',
  })
  const verified = await runAdmin(['verify'], { DATA_DIR: dataDir })
  expect([verified.code, verified.output]).toEqual([0, expect.stringMatching(/^(\d+) of \1 rules hold\n$/)])
})

test('rotate-secret changes a settings file in two steps and leaves its other lines unchanged', async () => {
  const file = join(makeFolder(), '.env')
  const [old, rest] = ['dJ3k9sLq0vXz7bNm2pQw5rTy8uAe1cFg', '# ours\nPORT=3000\nSMTP_URL="smtp://a:b@c"\n']
  writeFileSync(file, `SECRET=${old}\n${rest}`, { mode: 0o600 })
  const rotate = async (...more: string[]) => {
    const { code, output, errors } = await runAdmin(['rotate-secret', '--env-file', file, ...more], {})
    const text = readFileSync(file, 'utf8')
    const lines = Object.fromEntries(
      [...text.matchAll(/^(SECRET\w*)=(.*)$/gm)].map(([, name, value]) => [name!, value!]),
    )
    expect(text.startsWith(rest)).toBe(true)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    return { code, said: output + errors, lines }
  }
  const prepared = await rotate()
  expect(prepared).toMatchObject({
    code: 0,
    lines: { SECRET: old, SECRET_ALSO: expect.stringMatching(/^[\w-]{43}$/) as string },
  })
  expect(prepared.said).toContain('Step 1 of 2')
  const switched = await rotate('--days', '10')
  expect(switched.lines).toEqual({
    SECRET: prepared.lines.SECRET_ALSO,
    SECRET_ALSO: old,
    SECRET_ALSO_UNTIL: expect.any(String) as string,
  })
  const again = await rotate()
  expect([again.code, again.said, again.lines]).toEqual([1, expect.stringContaining('is not over'), switched.lines])
  const leaked = await rotate('--leaked')
  expect(Object.keys(leaked.lines)).toEqual(['SECRET'])
  expect([old, prepared.lines.SECRET_ALSO]).not.toContain(leaked.lines.SECRET)
})
