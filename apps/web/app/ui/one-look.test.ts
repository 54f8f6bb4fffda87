import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const app = fileURLToPath(new URL('..', import.meta.url))
const screens = globSync('**/*.tsx', { cwd: app })
  .filter((file) => !file.includes('.test.') && !file.includes('.fake.'))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(app + file, 'utf8') }))

/** Returns a file's opening tags that match the mark. */
const tagsWith = (text: string, mark: RegExp) =>
  (text.match(/<(button|a|label)\b(?:=>|[^>])*>/g) ?? []).filter((tag) => mark.test(tag))

test('shows every pressed choice in marigold: a chip, or a day of a calendar', () => {
  const buttons = screens.flatMap(({ file, text }) => tagsWith(text, /aria-pressed=/).map((tag) => ({ file, tag })))
  expect(buttons.length).toBeGreaterThanOrEqual(2)
  for (const { file, tag } of buttons) expect(tag, file).toMatch(/chipClasses\(|\bchip |bg-marigold text-on-marigold/)
})

test('shows the choice of a hidden radio as a chip or a star', () => {
  const hidden = screens.filter(({ text }) => /type="radio"[^/]*className="[^"]*(?:sr-only|opacity-0)/s.test(text))
  expect(hidden.map(({ file }) => file)).toContain('ui/choice-fields.tsx')
  for (const { file, text } of hidden) expect(text, file).toMatch(/chipClasses\(|'chip |<Star\s[^>]*fill-marigold/)
})

test('offers one of a few plain options by the one choice control', () => {
  const others = screens.filter(({ text }) => /type="radio"/.test(text)).map(({ file }) => file)
  // The rest are cards with a picture, a price or an address in them, the stars of a review, and two chips of a page
  // whose first load is at its limit.
  expect(others.toSorted()).toEqual([
    'features/bookings/book/acharya-strip.tsx',
    'features/bookings/book/way-of-pooja.tsx',
    'features/orders/addresses/address-choice.tsx',
    'features/orders/checkout/payment-choice.tsx',
    'features/poojas/detail/acharya-choice.tsx',
    'features/poojas/list/search-form.tsx',
    'ui/choice-fields.tsx',
    'ui/stars-field.tsx',
  ])
  expect(screens.filter(({ text }) => /role="tab(list)?"/.test(text)).map(({ file }) => file)).toEqual([])
})

test('explains a term by the dotted word itself, not by a sign beside it', () => {
  expect(screens.filter(({ text }) => /question-mark|help-circle/.test(text)).map(({ file }) => file)).toEqual([])
})

/** Buttons, by their accessible names. Links to the next page of a list do not count. */
const step = /<(?!a\b)\w+\b(?:=>|[^<>])*aria-label=\{[^}]*\b(?:previous|next|before|after)\b(?:=>|[^<>])*>/g

test('uses one kind of arrow to move through rows, months and weeks', () => {
  const steps = screens.flatMap(({ file, text }) => (text.match(step) ?? []).map((tag) => ({ file, tag })))
  const known = [
    'features/home/services.tsx',
    'shared/marketing/testimonials.tsx',
    'shared/statement/statement-view.tsx',
  ]
  expect(steps.map(({ file }) => file)).toEqual(expect.arrayContaining(known))
  for (const { file, tag } of steps) expect(tag, file).toMatch(/^<StepButton\s/)
})
