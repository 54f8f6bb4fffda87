import type { BirthMoment } from './typed-birth.ts'

/** A field of a form, without the spaces around it; empty where there is none. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** What `MomentFields` hold in a form that leaves them to the browser. A disabled time is not among them. */
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
