import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fromRoot, projectEnv } from '../setup/paths.mjs'
import { capture } from '../setup/run.mjs'
import { typesAndRules } from './lint.ts'

test('the linter tells what the compiler finds, and fails for it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sankalp-wrong-types-'))
  try {
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: fromRoot('tsconfig.base.json'), compilerOptions: { types: [] } }),
    )
    writeFileSync(join(folder, 'wrong.ts'), "export const count: number = 'five'\n")
    const { code, output } = await capture([...typesAndRules, '--config', fromRoot('.oxlintrc.json')], {
      cwd: folder,
      env: projectEnv(),
    })
    expect(output).toContain("Type 'string' is not assignable to type 'number'")
    expect(code).not.toBe(0)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
