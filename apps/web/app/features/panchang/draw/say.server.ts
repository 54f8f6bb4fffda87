import type { Visit } from '@sankalp/contract/visit'
import type { Values, Words } from '../../../lib/locale/fill-text.ts'
import { Texts } from '../../../lib/locale/texts.ts'
import { type Say, namespaces } from './almanac.tsx'

const known = new WeakMap<object, Say>()

/** The words of almanac pages. As long as the files are the same it is the same function, and knows what it said. */
export function sayOf({ language, messages }: Visit): Say {
  const files = namespaces.map((name) => [name, messages(language, name) as Words] as const)
  const first = files[0]![1]
  let t = known.get(first)
  if (!t) known.set(first, (t = createSay(new Texts(language, Object.fromEntries(files), () => Promise.reject(new Error('All words are here'))))))
  return t
}

/** A page says a hundred times "now": what needs no values is looked up once. */
function createSay(texts: Texts): Say {
  const said = new Map<string, string>()
  const lookUp = (key: string, values?: Values) => {
    const at = key.indexOf(':')
    return texts.text(texts.language(), at < 0 ? namespaces[0] : key.slice(0, at), key.slice(at + 1), values)
  }
  return (key, values) => {
    if (values) return lookUp(key, values)
    let text = said.get(key)
    if (text === undefined) said.set(key, (text = lookUp(key)))
    return text
  }
}
