import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const app = fileURLToPath(new URL('../../', import.meta.url))
const listed = new Set(
  [
    ...readFileSync(`${app}lib/reading/data-names.ts`, 'utf8').matchAll(
      /^\s*(?:\/\*\*.*\*\/ )?'?([a-z-]+)'?: (?:''|string|number)/gm,
    ),
  ].map(([, name]) => name!),
)

const sources = globSync('**/*.{ts,tsx,css}', { cwd: app }).filter((file) => !file.includes('.test.'))

test('lists every data-* name of the sources in data-names.ts', () => {
  const unlisted = sources.flatMap((file) =>
    namesIn(readFileSync(app + file, 'utf8')).flatMap((name) => (listed.has(name) ? [] : [`${name} in ${file}`])),
  )
  expect(sources.length).toBeGreaterThan(100)
  expect(unlisted).toEqual([])
})

function namesIn(source: string): string[] {
  const written = [...source.matchAll(/\bdata-([a-z][a-z-]*)\b(?!\.ts)/g)].map(([, name]) => name!)
  const read = [...source.matchAll(/\bdataset\.([a-z][A-Za-z]*)/g)].map(([, name]) =>
    name!.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  )
  return [...written, ...read]
}
