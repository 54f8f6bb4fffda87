import type { Migration } from './migrate.ts'

/**
 * While a new version is put in place, the one before still runs on the schema of the new one. So a migration may add, and may take
 * away only what the released version no longer uses. What is found here needs a thought; a comment at the statement that begins
 * with "the old version survives:" says that somebody had it, and why it holds.
 */
export type Found = { migration: string; statement: string; problem: string }

const excuse = /--\s*the old version survives:\s*\S/i

/** What breaks the rule in the migrations that came after the released one. Tables that are new since then are nobody's yet. */
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

/** Statements in small letters and one line each, without comments; function bodies and texts are not taken apart. */
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

/** At the commas that stand in no brackets. */
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
