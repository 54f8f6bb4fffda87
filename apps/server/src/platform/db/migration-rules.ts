import type { Migration } from './migrate.ts'

/**
 * While a new version is deployed, the previous one still runs on the new schema. So a migration may add things, and
 * may remove only what the released version no longer uses. A finding needs a review: a comment at the statement that
 * begins with "the old version survives:" records it and gives the reason.
 */
export type Found = { migration: string; statement: string; problem: string }

const excuse = /--\s*the old version survives:\s*\S/i

/**
 * Finds what breaks the rule in the migrations after the released one. No released version uses the tables that are new
 * since then.
 */
export function findBreaking(migrations: readonly Migration[], lastReleased: string): Found[] {
  const made = new Set<string>()
  return migrations
    .filter(({ name }) => name > lastReleased)
    .flatMap(({ name, sql }) =>
      splitStatements(sql).flatMap(({ text, isExcused }) => {
        const created = /^create table (?:if not exists )?(\w+)/.exec(text)?.[1]
        if (created) made.add(created)
        const problem = isExcused ? null : problemOf(text, made)
        return problem === null ? [] : [{ migration: name, statement: text.slice(0, 120), problem }]
      }),
    )
}

function problemOf(text: string, made: ReadonlySet<string>): string | null {
  const dropped = /^drop (table|view|materialized view|function|procedure|type|sequence|schema|trigger|domain)\b/.exec(
    text,
  )
  if (dropped) return `drops a ${dropped[1]} that the old version may use`
  if (text.startsWith('truncate')) return 'empties a table under the old version'
  const unique = /^create unique index (?:concurrently )?(?:if not exists )?\w* ?on (?:only )?(\w+)/.exec(text)
  if (unique && !made.has(unique[1]!)) return 'forbids rows that the old version may write'
  const trigger = /^create (?:or replace )?(?:constraint )?trigger .*? on (\w+)/.exec(text)
  if (trigger && !made.has(trigger[1]!)) return 'does something at writes of the old version that it does not know of'
  const altered = /^alter table (?:if exists )?(?:only )?(\w+) (.*)$/.exec(text)
  if (!altered || made.has(altered[1]!)) return null
  for (const clause of splitClauses(altered[2]!)) {
    const problem = problemOfClause(clause)
    if (problem) return problem
  }
  return null
}

function problemOfClause(clause: string): string | null {
  if (/^rename\b/.test(clause)) return 'renames what the old version asks for'
  if (/^drop (column\b|(?!constraint\b)\w)/.test(clause)) return 'drops a column that the old version may read'
  if (/^alter (column )?\w+ (set data )?type\b/.test(clause)) return 'changes the type under the old version'
  if (/^alter (column )?\w+ set not null\b/.test(clause)) return 'refuses rows that the old version writes without it'
  if (/^alter (column )?\w+ drop default\b/.test(clause)) return 'takes away a default that the old version counts on'
  if (/^add constraint\b|^add (check|unique|foreign key|primary key|exclude)\b/.test(clause))
    return 'adds a rule that the old version does not know'
  if (/^add (column )?/.test(clause) && /\bnot null\b/.test(clause) && !/\bdefault\b|\bgenerated\b/.test(clause))
    return 'adds a column that the old version cannot fill: give it a default'
  return null
}

/**
 * Splits SQL into statements in lower case, one line each, without comments. Does not parse function bodies and string
 * literals.
 */
function splitStatements(sql: string): { text: string; isExcused: boolean }[] {
  const parts = sql.match(/--[^\n]*|\/\*[^]*?\*\/|'(?:[^']|'')*'|\$(\w*)\$[^]*?\$\1\$|;|[^-/'$;]+|[^]/g) ?? []
  const statements: { text: string; isExcused: boolean }[] = []
  let [text, isExcused] = ['', false]
  for (const part of [...parts, ';']) {
    if (part.startsWith('--') || part.startsWith('/*')) isExcused ||= excuse.test(part)
    else if (part !== ';') text += part
    else {
      const whole = text.replace(/\s+/g, ' ').trim().toLowerCase()
      if (whole) statements.push({ text: whole, isExcused })
      ;[text, isExcused] = ['', false]
    }
  }
  return statements
}

/** Splits at the commas outside brackets. */
function splitClauses(text: string): string[] {
  const clauses: string[] = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(' || letter === '[') depth += 1
    if (letter === ')' || letter === ']') depth -= 1
    if (letter === ',' && depth === 0) clauses.push('')
    else clauses[clauses.length - 1] += letter
  }
  return clauses.map((clause) => clause.trim())
}
