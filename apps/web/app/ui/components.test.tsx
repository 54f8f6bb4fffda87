import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button, LinkButton } from './button.tsx'
import { RadioGroup } from './choice-fields.tsx'
import { FormMessage } from './notice.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'

const html = renderToStaticMarkup

test('a busy button says what it waits for and cannot be pressed again', () => {
  const text = html(<Button busy="Sending...">Get OTP</Button>)
  expect(text).toContain('Sending...')
  expect(text).not.toContain('Get OTP')
  expect(text).toMatch(/<button[^>]* disabled=""/)
})

test('a button does not send a form unless it is told to', () => {
  expect(html(<Button>Open</Button>)).toContain('type="button"')
  expect(html(<Button type="submit">Save</Button>)).toContain('type="submit"')
})

test('a link that looks like a button is a link', () => {
  expect(html(<LinkButton href="/shop">Shop</LinkButton>)).toMatch(/^<a [^>]*href="\/shop"/)
})

test('a field ties its label, hint and error to the control', () => {
  const text = html(<TextField id="email" label="Email" hint="For receipts" error="Not an address" />)
  expect(text).toContain('<label for="email"')
  expect(text).toMatch(/<input[^>]* id="email"[^>]* aria-invalid="true"[^>]* aria-describedby="email-error email-hint"/)
  expect(text).toContain('id="email-error"')
  expect(text).toContain('id="email-hint"')
})

test('a field without an error claims none', () => {
  const text = html(<TextField id="email" label="Email" />)
  expect(text).not.toMatch(/aria-invalid=|aria-describedby|email-error/)
})

test('the prompt of a select cannot be chosen', () => {
  const options = [{ value: 'Bihar', text: 'Bihar' }]
  expect(html(<SelectField label="State" prompt="Choose" options={options} defaultValue="" />)).toMatch(
    /<option value="" disabled="" selected="">Choose/,
  )
})

test('a radio group has one name for all and marks the chosen one', () => {
  const options = [
    { value: 'a', text: 'A' },
    { value: 'b', text: 'B' },
  ]
  const text = html(<RadioGroup label="Pick" name="pick" options={options} value="b" />)
  expect(text.match(/name="pick"/g)).toHaveLength(2)
  expect(text).toMatch(/checked=""[^>]* value="b"|value="b"[^>]* checked=""/)
  expect(text).toContain('<legend')
})

test('a form message is there before its words, so that they are spoken', () => {
  expect(html(<FormMessage text={null} />)).toMatch(/^<div role="alert"[^>]*><\/div>$/)
  expect(html(<FormMessage kind="success" text="Saved" />)).toContain('role="status"')
})
