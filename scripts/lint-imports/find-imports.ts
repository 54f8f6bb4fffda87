export type Import = { specifier: string; line: number }

// A statement begins a line and has no quote before its address, so that code quoted in a string does not match.
const statement = /^[ \t]*(?:import|export)\b(?:[^'"`;]*?\bfrom\b)?\s*['"]([^'"\n]+)['"]/gm
const expression = /\bimport\(\s*['"]([^'"\n]+)['"]/g
const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm

/** Finds what a TypeScript file imports: statements, re-exports, `import()` of code and of types. */
export function findImports(source: string): Import[] {
  const code = withoutComments(source)
  const found = [...code.matchAll(statement), ...code.matchAll(expression)].map((match) => ({
    specifier: match[1] ?? '',
    line: code.slice(0, match.index + match[0].length).split('\n').length,
  }))
  return found.toSorted((a, b) => a.line - b.line)
}

/** Returns the source with its comments blanked instead of cut, so that the line numbers stay the same. */
export function withoutComments(source: string): string {
  return source.replace(comment, (text) => text.replace(/[^\n]/g, ' '))
}
