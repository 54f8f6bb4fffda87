import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button, LinkButton } from './button.tsx'
import { RadioGroup } from './choice-fields.tsx'
import { FormMessage } from './notice.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'

const html = renderToStaticMarkup

test('says what a busy button waits for, and ignores a second press', () => {
  const text = html(<Button busy="Sending...">Get OTP</Button>)
  expect(text).toContain('Sending...')
  expect(text).not.toContain('Get OTP')
  expect(text).toMatch(/<button[^>]* disabled=""/)
})

test('does not submit a form with a button by default', () => {
  expect(html(<Button>Open</Button>)).toContain('type="button"')
  expect(html(<Button type="submit">Save</Button>)).toContain('type="submit"')
})

test('renders a link that looks like a button as a link', () => {
  expect(html(<LinkButton href="/shop">Shop</LinkButton>)).toMatch(/^<a [^>]*href="\/shop"/)
})

test('ties label, hint and error of a field to the control', () => {
  const text = html(<TextField id="email" label="Email" hint="For receipts" error="Not an address" />)
  expect(text).toContain('<label for="email"')
  expect(text).toMatch(/<input[^>]* id="email"[^>]* aria-invalid="true"[^>]* aria-describedby="email-error email-hint"/)
  expect(text).toContain('id="email-error"')
  expect(text).toContain('id="email-hint"')
})

test('claims no error for a field without one', () => {
  const text = html(<TextField id="email" label="Email" />)
  expect(text).not.toMatch(/aria-invalid=|aria-describedby|email-error/)
})

test('does not let the user choose the prompt of a select', () => {
  const options = [{ value: 'Bihar', text: 'Bihar' }]
  expect(html(<SelectField label="State" prompt="Choose" options={options} defaultValue="" />)).toMatch(
    /<option value="" disabled="" selected="">Choose/,
  )
})

test('gives a radio group one name and marks the chosen one', () => {
  const options = [
    { value: 'a', text: 'A' },
    { value: 'b', text: 'B' },
  ]
  const text = html(<RadioGroup label="Pick" name="pick" options={options} value="b" />)
  expect(text.match(/name="pick"/g)).toHaveLength(2)
  expect(text).toMatch(/checked=""[^>]* value="b"|value="b"[^>]* checked=""/)
  expect(text).toContain('<legend')
})

test('renders the element of a form message before its text, so that screen readers announce it', () => {
  expect(html(<FormMessage text={null} />)).toMatch(/^<div role="alert"[^>]*><\/div>$/)
  expect(html(<FormMessage kind="success" text="Saved" />)).toContain('role="status"')
})
