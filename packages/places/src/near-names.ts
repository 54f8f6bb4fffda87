import { foldedKey, isHindiKey, plainKey, soundKey, textOfHindiKey } from '@sankalp/contract/search/fold'
import { FOLDED, LATER_WORD } from './format.ts'
import type { Gazetteer } from './gazetteer.ts'
import { slipsBetween } from '@sankalp/contract/search/slips'

/**
 * The number of highest-ranked places that are compared with the typed text, which includes every likely town of India.
 */
const COMPARED = 12_000
const A = 97
const Z = 122
/** Shorter words are too often one typing error away from each other. Below this only the sound itself matches. */
const SHORTEST = 4

/**
 * The names of the highest-ranked places, folded in Latin or by their sound, with two numbers for each that rule out most of them quickly.
 */
type NameList = { names: readonly string[]; place: Uint32Array; letters: Uint32Array }

export type NearName = {
  place: number
  /** Missing, added or changed letters and exchanged neighbours; at most 2. */
  slips: number
  /** Whether the whole name matched, or only its beginning. */
  isWhole: boolean
}

const latinLists = new WeakMap<Gazetteer, NameList>()
const soundLists = new WeakMap<Gazetteer, NameList>()

/**
 * Returns places with a name one or two typing errors away from the typed text (a folded key), in no order. A user who
 * is still typing has entered only the beginning of a name, so the beginnings of names are compared as well.
 */
export function nearNames(gazetteer: Gazetteer, typed: string): NearName[] {
  if (typed.length < SHORTEST) return []
  return compare(keptIn(latinLists, gazetteer, readNames), typed, typed.length < 6 ? 1 : 2)
}

/** Does the same for text in Devanagari: compares how it sounds with how the Hindi names sound. */
export function nearHindiNames(gazetteer: Gazetteer, typed: string): NearName[] {
  const sound = soundKey(typed)
  if (sound.length < 2) return []
  const reach = sound.length < SHORTEST ? 0 : sound.length < 6 ? 1 : 2
  return compare(keptIn(soundLists, gazetteer, readHindiNames), sound, reach)
}

function compare(list: NameList, typed: string, reach: number): NearName[] {
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

function keptIn(
  lists: WeakMap<Gazetteer, NameList>,
  gazetteer: Gazetteer,
  read: (gazetteer: Gazetteer) => NameList,
): NameList {
  let list = lists.get(gazetteer)
  if (!list) lists.set(gazetteer, (list = read(gazetteer)))
  return list
}

/**
 * Reads the name of each place and its other names of the same rank. By-names, of which some cities have fifty, are
 * left out.
 */
function readNames(gazetteer: Gazetteer): NameList {
  const { names } = gazetteer
  const { add, list } = startList(foldedKey)
  for (let place = 0; place < Math.min(COMPARED, names.length); place += 1) add(place, plainKey(names[place]!))
  // Keys of the other script begin with a special character.
  for (const { place, text } of mainKeys(gazetteer)) if (/^[a-z]/.test(text)) add(place, text)
  return list()
}

function readHindiNames(gazetteer: Gazetteer): NameList {
  const { add, list } = startList(soundKey)
  for (const [place, name] of gazetteer.hindiNames) if (place < COMPARED) add(place, name)
  for (const { place, text } of mainKeys(gazetteer)) if (isHindiKey(text)) add(place, textOfHindiKey(text))
  return list()
}

function* mainKeys({ keyStarts, keyTargets, keyTexts }: Gazetteer) {
  for (let key = 0; key < keyTargets.length; key += 1) {
    const target = keyTargets[key]!
    if (target >> 2 >= COMPARED || target & (LATER_WORD | FOLDED)) continue
    yield { place: target >> 2, text: keyTexts.slice(keyStarts[key], keyStarts[key + 1]) }
  }
}

function startList(fold: (text: string) => string) {
  const known = new Set<string>()
  const list: { name: string; place: number }[] = []
  const add = (place: number, text: string) => {
    const name = fold(text)
    if (name === '' || known.has(`${name} ${place}`)) return
    known.add(`${name} ${place}`)
    list.push({ name, place })
  }
  return { add, list: () => toColumns(list) }
}

function toColumns(list: readonly { name: string; place: number }[]): NameList {
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
