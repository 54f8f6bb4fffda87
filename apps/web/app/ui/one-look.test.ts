import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const app = fileURLToPath(new URL('..', import.meta.url))
const screens = globSync('**/*.tsx', { cwd: app })
  .filter((file) => !file.includes('.test.') && !file.includes('.fake.'))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(app + file, 'utf8') }))

/** The opening tags of a file that say so of themselves. */
const tagsWith = (text: string, mark: RegExp) =>
  (text.match(/<(button|a|label)\b(?:=>|[^>])*>/g) ?? []).filter((tag) => mark.test(tag))

test('whatever can be pressed to be chosen is marigold while it is: a chip, or a day of a calendar', () => {
  const buttons = screens.flatMap(({ file, text }) => tagsWith(text, /aria-pressed=/).map((tag) => ({ file, tag })))
  expect(buttons.length).toBeGreaterThanOrEqual(2)
  for (const { file, tag } of buttons) expect(tag, file).toMatch(/chipClasses\(|\bchip |bg-marigold text-on-marigold/)
})

test('what is chosen by a hidden radio is a chip too, or a star', () => {
  const hidden = screens.filter(({ text }) => /type="radio"[^/]*className="sr-only"/s.test(text))
  expect(hidden.map(({ file }) => file)).toContain('features/kundli/details/segments.tsx')
  for (const { file, text } of hidden) expect(text, file).toMatch(/chipClasses\(|'chip |<Star [^>]*fill-marigold/)
})

test('rows are stepped through by one kind of arrow', () => {
  const steps = screens.flatMap(({ file, text }) =>
    (text.match(/<\w+[^<]*data-(?:step|turn="(?:previous|next)")/g) ?? []).map((tag) => ({ file, tag })),
  )
  expect(steps.length).toBeGreaterThanOrEqual(4)
  for (const { file, tag } of steps) expect(tag, file).toMatch(/^<StepButton /)
})
