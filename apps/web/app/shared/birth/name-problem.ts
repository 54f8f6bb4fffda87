const nameLength = 80
/** The same rule as the contract's personName, without loading the schema library. */
const personName = /^\p{L}[\p{L}\p{M}\p{Zs}.'’\u200c\u200d-]*$/u

export function nameProblem(text: string): 'required' | 'tooLong' | 'name' | null {
  const name = text.trim()
  if (name === '') return 'required'
  if (name.length > nameLength) return 'tooLong'
  return personName.test(name) ? null : 'name'
}
