import type { FieldProblem } from './errors.ts'

/** What a message may be about, in the order of the form. */
export const contactTopics = ['account', 'wallet', 'session', 'pooja', 'order', 'privacy', 'mistake', 'other'] as const
export type ContactTopic = (typeof contactTopics)[number]

/** The fields somebody fills in. */
export const contactFields = ['name', 'reply_to', 'topic', 'message'] as const
export type ContactField = (typeof contactFields)[number]

export const contactLimits = { name: 80, replyTo: 254, messageMin: 10, message: 2000 } as const

/** After so many days a message is forgotten. The privacy page says so. */
export const contactKeptDays = 365

/**
 * The rules are here without a schema library, so that the page can apply them before it sends: each gives what is wrong
 * with a trimmed value, or null.
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

/** Begins with a letter of any script, so that no address or code passes for a name. */
function isPersonName(value: string): boolean {
  return /^\p{L}[\p{L}\p{M}\p{Zs}.'’\u200c\u200d-]*$/u.test(value)
}

function problemOfMessage(value: string): FieldProblem | null {
  if (value === '') return 'required'
  if (value.length > contactLimits.message) return 'tooLong'
  // Lines and tabs are a writer's own; other control characters are nobody's.
  if (!value.isWellFormed() || /[^\P{Cc}\n\t]/u.test(value)) return 'invalid'
  return value.length < contactLimits.messageMin ? 'tooShort' : null
}

/** As browsers check an e-mail field, with a dot in the domain. It holds nothing that could begin another header line. */
export function isEmailAddress(value: string): boolean {
  return /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i.test(
    value,
  )
}

/** Ten to fifteen digits, written as people write them. */
function isPhone(value: string): boolean {
  return /^\+?[\d\s().-]+$/.test(value) && /^\d{10,15}$/.test(value.replace(/\D/g, ''))
}

/** What somebody typed, as it is judged and sent: no space around it, one kind of line end. */
export function tidyContact(value: string): string {
  return value.replace(/\r\n?/g, '\n').trim()
}
