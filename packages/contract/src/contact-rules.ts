import type { FieldProblem } from './errors.ts'

/** The topics of a message, in the order of the form. */
export const contactTopics = ['account', 'wallet', 'session', 'pooja', 'order', 'privacy', 'mistake', 'other'] as const
export type ContactTopic = (typeof contactTopics)[number]

/** The fields that the user fills in. */
export const contactFields = ['name', 'reply_to', 'topic', 'message'] as const
export type ContactField = (typeof contactFields)[number]

export const contactLimits = { name: 80, replyTo: 254, messageMin: 10, message: 2000 } as const

/** A message is deleted after this many days. The privacy page says so. */
export const contactKeptDays = 365

/**
 * The rules are here without a schema library, so that the page can apply them before it sends. Each returns the
 * problem of a trimmed value, or null.
 */
export const contactRules: Record<ContactField, (value: string) => FieldProblem | null> = {
  name: (value) => problemOfLine(value, contactLimits.name) ?? (isPersonName(value) ? null : 'name'),
  reply_to: (value) =>
    problemOfLine(value, contactLimits.replyTo) ?? (isEmailAddress(value) || isPhone(value) ? null : 'replyTo'),
  topic: (value) => ((contactTopics as readonly string[]).includes(value) ? null : 'choice'),
  message: problemOfMessage,
}

function problemOfLine(value: string, max: number): FieldProblem | null {
  if (value === '') return 'required'
  if (value.length > max) return 'tooLong'
  return value.isWellFormed() && !/\p{Cc}/u.test(value) ? null : 'invalid'
}

/**
 * Returns whether the value begins with a letter of any script, so that an address or code is not accepted as a name.
 */
function isPersonName(value: string): boolean {
  return /^\p{L}[\p{L}\p{M}\p{Zs}.'’\u200c\u200d-]*$/u.test(value)
}

function problemOfMessage(value: string): FieldProblem | null {
  if (value === '') return 'required'
  if (value.length > contactLimits.message) return 'tooLong'
  // Allow line breaks and tabs, and refuse other control characters.
  if (!value.isWellFormed() || /[^\P{Cc}\n\t]/u.test(value)) return 'invalid'
  return value.length < contactLimits.messageMin ? 'tooShort' : null
}

/**
 * Checks an e-mail address as browsers do, and requires a dot in the domain. An accepted value holds nothing that could
 * begin another header line.
 */
export function isEmailAddress(value: string): boolean {
  return /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i.test(
    value,
  )
}

/** Returns whether the value has ten to fifteen digits, in the usual notations. */
function isPhone(value: string): boolean {
  return /^\+?[\d\s().-]+$/.test(value) && /^\d{10,15}$/.test(value.replace(/\D/g, ''))
}

/** Returns the typed text as it is checked and sent: trimmed, with uniform line ends. */
export function tidyContact(value: string): string {
  return value.replace(/\r\n?/g, '\n').trim()
}
