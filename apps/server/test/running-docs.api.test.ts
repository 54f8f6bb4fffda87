import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { testApp } from './test-app.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8')

test('docs/running.md explains every metric of ours, and the example alerts use only metrics that exist', async () => {
  const app = await testApp()
  const told = await (await fetch(`${app.url}/metrics`)).text()
  const names = [...told.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name!)
  const ours = names.filter((name) => !/^(nodejs|process)_/.test(name))
  const guide = read('docs/running.md')
  expect(ours.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])

  const asked = [...read('docs/alerts.yml').matchAll(/^ +expr: (.*)$/gm)].flatMap(
    ([, rule]) => rule!.match(/\b[a-z]+(?:_[a-z\d]+)+\b|\bjobs\b/g) ?? [],
  )
  const known = new Set([
    ...names,
    ...names.flatMap((name) => [`${name}_bucket`, `${name}_count`, `${name}_sum`]),
    'histogram_quantile',
  ])
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.filter((name) => !known.has(name))).toEqual([])
})

test('compose.yaml sets only settings that the server reads', () => {
  const folder = 'apps/server/src/platform/'
  const settings = readdirSync(root + folder)
    .filter((name) => name.endsWith('settings.ts'))
    .map((name) => read(folder + name))
    .join('\n')
  const known = new Set([...settings.matchAll(/^ +([A-Z][A-Z\d_]+):/gm)].map(([, name]) => name!))
  const ofApp = /^x-app:[^]*?^services:/m.exec(read('compose.yaml'))![0]
  const set = [...ofApp.matchAll(/^ {4}([A-Z][A-Z\d_]+):/gm)].map(([, name]) => name!)
  expect(set).toContain('STORAGE_PROVIDER')
  expect(set.filter((name) => !known.has(name))).toEqual([])
})
