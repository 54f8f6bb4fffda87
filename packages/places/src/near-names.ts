import { foldedKey, plainKey } from './fold.ts'
import { FOLDED, LATER_WORD } from './format.ts'
import type { Gazetteer } from './gazetteer.ts'
import { slipsBetween } from './slips.ts'

/**
 * The number of highest-ranked places that are compared with the typed text, which includes every likely town of India.
 */
const COMPARED = 12_000
const A = 97
const Z = 122
/** Shorter words are too often one typing error away from each other. */
const SHORTEST = 4

/**
 * The folded Latin names of the highest-ranked places, with two numbers for each that rule out most of them quickly.
 */
type NameList = { names: readonly string[]; place: Uint32Array; letters: Uint32Array }

export type NearName = {
  place: number
  /** Missing, added or changed letters and exchanged neighbours; at most 2. */
  slips: number
  /** Whether the whole name matched, or only its beginning. */
  isWhole: boolean
}

const lists = new WeakMap<Gazetteer, NameList>()

/**
 * Returns places with a name one or two typing errors away from the typed text (a folded key), in no order. A user who
 * is still typing has entered only the beginning of a name, so the beginnings of names are compared as well.
 */
export function nearNames(gazetteer: Gazetteer, typed: string): NearName[] {
  if (typed.length < SHORTEST) return []
  const reach = typed.length < 6 ? 1 : 2
  const list = namesOf(gazetteer)
  const letters = lettersOf(typed)
  const found: NearName[] = []
  for (let i = 0; i < list.names.length; i += 1) {
    const name = list.names[i]!
    if (name.length < typed.length - reach) continue
    // Each typing error adds or removes at most one kind of letter, and a longer name may have any number of others.
    if (countBits(letters & ~list.letters[i]!) > reach) continue
    const isLonger = name.length > typed.length + reach
    if (!isLonger && countBits(list.letters[i]! & ~letters) > reach) continue
    const near = slipsBetween(typed, name, reach)
    if (near) found.push({ place: list.place[i]!, ...near })
  }
  return found
}

function namesOf(gazetteer: Gazetteer): NameList {
  let list = lists.get(gazetteer)
  if (!list) lists.set(gazetteer, (list = readNames(gazetteer)))
  return list
}

/**
 * Reads the name of each place and its other names of the same rank. By-names, of which some cities have fifty, are
 * left out.
 */
function readNames({ names, keyStarts, keyTargets, keyTexts }: Gazetteer): NameList {
  const known = new Set<string>()
  const list: { name: string; place: number }[] = []
  const add = (place: number, key: string) => {
    const name = foldedKey(key)
    if (name === '' || known.has(`${name} ${place}`)) return
    known.add(`${name} ${place}`)
    list.push({ name, place })
  }
  for (let place = 0; place < Math.min(COMPARED, names.length); place += 1) add(place, plainKey(names[place]!))
  for (let key = 0; key < keyTargets.length; key += 1) {
    const target = keyTargets[key]!
    if (target >> 2 >= COMPARED || target & (LATER_WORD | FOLDED)) continue
    const text = keyTexts.slice(keyStarts[key], keyStarts[key + 1])
    // Keys of the other script begin with a special character.
    if (/^[a-z]/.test(text)) add(target >> 2, text)
  }
  return {
    names: list.map(({ name }) => name),
    place: Uint32Array.from(list, ({ place }) => place),
    letters: Uint32Array.from(list, ({ name }) => lettersOf(name)),
  }
}

/** Returns the letters a…z of a word as bits. */
function lettersOf(word: string): number {
  let bits = 0
  for (let i = 0; i < word.length; i += 1) {
    const letter = word.charCodeAt(i)
    if (letter >= A && letter <= Z) bits |= 1 << (letter - A)
  }
  return bits
}

function countBits(bits: number): number {
  let rest = bits
  let count = 0
  for (; rest !== 0; rest &= rest - 1) count += 1
  return count
}
