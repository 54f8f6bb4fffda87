import { foldedKey, plainKey } from './fold.ts'
import { FOLDED, LATER_WORD } from './format.ts'
import type { Gazetteer } from './gazetteer.ts'
import { slipsBetween } from './slips.ts'

/** Of the likeliest places, this many are compared with what was typed: every town of India that is likely to be meant. */
const COMPARED = 12_000
const A = 97
const Z = 122
/** Shorter words are too often a slip away from each other. */
const SHORTEST = 4

/** The folded Latin names of the likeliest places, with two numbers for each by which most are passed over. */
type NameList = { names: readonly string[]; place: Uint32Array; letters: Uint32Array }

export type NearName = {
  place: number
  /** Letters left out, added, changed or exchanged with their neighbour; at most 2. */
  slips: number
  /** Whether the whole name is meant, or only its beginning. */
  isWhole: boolean
}

const lists = new WeakMap<Gazetteer, NameList>()

/**
 * Places with a name a slip or two away from what was typed (a folded key), in no order. Whoever is still typing has the
 * beginning of a name before them, so the beginnings of names are compared as well.
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
    // Each slip brings in or takes out at most one kind of letter, and a longer name may have any more.
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

/** The name of each place and its other names of the same rank; by-names, of which some cities have fifty, are left out. */
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
    // Keys of the other script begin with a sign of their own.
    if (/^[a-z]/.test(text)) add(target >> 2, text)
  }
  return {
    names: list.map(({ name }) => name),
    place: Uint32Array.from(list, ({ place }) => place),
    letters: Uint32Array.from(list, ({ name }) => lettersOf(name)),
  }
}

/** Which letters of a…z a word has, as bits. */
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
