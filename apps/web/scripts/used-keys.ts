import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A text of the sources that may name a key: as it stands, or with gaps where a value is put in. */
export type Named = { exact: ReadonlySet<string>; patterns: readonly RegExp[] }

const sourceEnding = /(?<!\.test|\.spec|\.fake)\.tsx?$/

/** Every text between quotes in the sources of some folders, tests left out. */
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

/** The texts of single quotes, double quotes and back ticks; a text inside of a gap counts too. */
export function quotedIn(source: string): string[] {
  const plain = [...source.matchAll(/'([^'\\\n]*)'|"([^"\\\n]*)"/g)].map(([, single, double]) => single ?? double ?? '')
  const ticked = [...source.matchAll(/`((?:[^`\\$]|\\.|\$(?!\{)|\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\})*)`/g)].map(
    ([, text]) => text ?? '',
  )
  return [...plain, ...ticked]
}

/** null for a text without gaps; undefined for one that would fit anything. */
function toPattern(text: string): RegExp | null | undefined {
  if (!text.includes('${')) return null
  const parts = text.split(/\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\}/)
  // A gap alone, or gaps with nothing but dots between them, say nothing.
  if (parts.every((part) => !/\w/.test(part))) return undefined
  if (parts.some((part) => /[^\w.:-]/.test(part))) return undefined
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[\\w. -]+')}$`)
}

/** Whether the sources name a key of a file of words; plural forms are asked for without their ending. */
export function isNamed({ exact, patterns }: Named, namespace: string, key: string): boolean {
  const stem = key.replace(/_(one|other)$/, '')
  const names = [stem, `${namespace}:${stem}`]
  return names.some((name) => exact.has(name)) || patterns.some((pattern) => names.some((name) => pattern.test(name)))
}
