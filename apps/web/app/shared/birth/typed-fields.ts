import type { BirthMoment } from './typed-birth.ts'

/** Returns a form field without surrounding spaces; empty if it does not exist. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Reads uncontrolled `MomentFields` from a form. A disabled time is not included. */
export function typedMoment(form: FormData): BirthMoment {
  const text = (name: string) => textOf(form, name)
  return {
    day: text('day'),
    month: text('month'),
    year: text('year'),
    hour: text('hour'),
    minute: text('minute'),
    ampm: text('ampm'),
    timeUnknown: form.get('timeUnknown') !== null,
  }
}
