import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A string in the sources that may name a key: exactly, or with gaps where a value is inserted. */
export type Named = { exact: ReadonlySet<string>; patterns: readonly RegExp[] }

const sourceEnding = /(?<!\.test|\.spec|\.fake)\.tsx?$/

/** Returns every quoted string in the sources of some folders, without the tests. */
export function readNamed(folders: readonly string[]): Named {
  const exact = new Set<string>()
  const patterns = new Map<string, RegExp>()
  for (const file of folders.flatMap(listSources)) {
    for (const text of quotedIn(readFileSync(file, 'utf8'))) {
      const pattern = toPattern(text)
      if (pattern === null) exact.add(text)
      else if (pattern) patterns.set(text, pattern)
    }
  }
  return { exact, patterns: [...patterns.values()] }
}

function listSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && sourceEnding.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Returns the strings in single quotes, double quotes and backticks; a string inside a gap counts too. */
export function quotedIn(source: string): string[] {
  const plain = [...source.matchAll(/'([^'\\\n]*)'|"([^"\\\n]*)"/g)].map(([, single, double]) => single ?? double ?? '')
  const ticked = [...source.matchAll(/`((?:[^`\\$]|\\.|\$(?!\{)|\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\})*)`/g)].map(
    ([, text]) => text ?? '',
  )
  return [...plain, ...ticked]
}

/** Returns null for a string without gaps; undefined for one that would match anything. */
function toPattern(text: string): RegExp | null | undefined {
  if (!text.includes('${')) return null
  const parts = text.split(/\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\}/)
  // A lone gap, or gaps with only dots between them, would match anything.
  if (parts.every((part) => !/\w/.test(part))) return undefined
  if (parts.some((part) => /[^\w.:-]/.test(part))) return undefined
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[\\w. -]+')}$`)
}

/** Returns whether the sources name a key of a text file; plural forms are requested without their ending. */
export function isNamed({ exact, patterns }: Named, namespace: string, key: string): boolean {
  const stem = key.replace(/_(one|other)$/, '')
  const names = [stem, `${namespace}:${stem}`]
  return names.some((name) => exact.has(name)) || patterns.some((pattern) => names.some((name) => pattern.test(name)))
}
