import { soundOfFolded } from './fold.ts'
import { slipsBetween } from './slips.ts'
import { searchWords } from './words.ts'

/** Words that must all occur. */
export type Words = readonly string[]

/** What one word of a search, or two or three that belong together, may stand for. */
export type Meant = {
  /** A text has this if it has all words of one of these, each at the beginning of one of its words. */
  oneOf: readonly Words[]
  /**
   * `whole`: a known word or one of its synonyms, in any usual spelling. `begun`: the beginning of a known word. `near`:
   * a known word with typing errors. `unknown`: as typed.
   */
  fit: 'whole' | 'begun' | 'near' | 'unknown'
  /** A word such as "pooja", which says little about what is wanted. */
  isCommon: boolean
}

export type Synonyms = {
  /** Each row lists words and phrases, in either script, that stand for one another. */
  groups: readonly (readonly string[])[]
  /** Words that say little about what is wanted, such as "pooja". */
  common: readonly string[]
  /** Words that say nothing, such as "of". They are left out of a search that has others. */
  skipped: readonly string[]
}

/** More words in a query are ignored: users do not type so many, and each costs a comparison with the vocabulary. */
const mostWords = 12
/** The number of words in the longest synonym. */
const longestPhrase = 3
/** Below this many sounds, words are too often one error away from each other. */
const fewSounds = 4
const mostBegun = 12
const mostNear = 6

export type Vocabulary = ReturnType<typeof createVocabulary>

/**
 * Reads a typed search as its writer meant it: against the words that the texts have, with synonyms, in both scripts,
 * and with typing errors. The words are those of `searchText`.
 */
export function createVocabulary(textWords: Iterable<string>, synonyms: Synonyms) {
  const words = [...new Set(textWords)].filter(Boolean).toSorted(compare)
  const bySound = new Map<string, string[]>()
  for (const word of words) addTo(bySound, soundOfFolded(word), word)
  const sounds = [...bySound.keys()].toSorted(compare)
  const groupsByForm = new Map<string, Set<number>>()
  for (const [at, group] of synonyms.groups.entries())
    for (const form of group) {
      for (const key of synonymKeys(searchWords(form)))
        groupsByForm.set(key, (groupsByForm.get(key) ?? new Set()).add(at))
    }
  const groupSounds = [...groupsByForm.keys()].toSorted(compare)
  const common = new Set(synonyms.common.flatMap(searchWords))
  const skipped = new Set(synonyms.skipped.flatMap(searchWords))

  /**
   * Returns what each part of a search may stand for. All parts must be in a text that matches. Common words count only
   * if there are no others.
   */
  function understand(typed: string): Meant[] {
    const all = wordsTyped(typed)
    const telling = all.filter((word) => !skipped.has(word))
    const asked = (telling.length > 0 ? telling : all).slice(0, mostWords)
    const parts: Meant[] = []
    for (let at = 0; at < asked.length;) {
      const phrase = longestSynonym(asked.slice(at, at + longestPhrase))
      const joined = phrase ? null : joinedPair(asked[at]!, asked[at + 1])
      const taken = phrase?.words ?? (joined ? 2 : 1)
      parts.push(phrase?.meant ?? joined ?? meantBy(asked[at]!))
      at += taken
    }
    // "vivah pooja": a pooja whose text says it in another way is found as well.
    const isTold = parts.some(({ fit, isCommon }) => fit !== 'unknown' && !isCommon)
    return isTold ? parts.filter(({ isCommon }) => !isCommon) : parts
  }

  function longestSynonym(asked: Words): { meant: Meant; words: number } | null {
    for (let length = asked.length; length > 0; length -= 1) {
      const some = asked.slice(0, length)
      const groups = synonymKeys(some)
        .map((key) => groupsByForm.get(key))
        .find((known) => known !== undefined)
      if (!groups) continue
      return { words: length, meant: meantAs([some, ...formsOf(groups)], 'whole', some) }
    }
    return null
  }

  /** "rudra aksha" typed for a word of the texts. */
  function joinedPair(one: string, other: string | undefined): Meant | null {
    if (!other || (hasBegun(one) && hasBegun(other))) return null
    const found = bySound.get(joinedSound([one, other]))
    return found ? meantAs([[one, other], ...found.map((word) => [word])], 'whole', [one]) : null
  }

  function meantBy(word: string): Meant {
    const typed = [word]
    const isWhole = words[firstFrom(words, word)] === word
    if (isWhole || hasBegun(word)) return meantAs([typed], isWhole ? 'whole' : 'begun', typed)
    const sound = soundOfFolded(word)
    if (sound.length < 2) return meantAs([typed], 'unknown', typed)
    const same = bySound.get(sound)
    if (same) return meantAs([typed, ...same.map((one) => [one])], 'whole', typed)
    const begun = sound.length < fewSounds - 1 ? [] : firstOf(startingWith(sounds, sound), mostBegun).flatMap(wordsOf)
    if (begun.length > 0) return meantAs([typed, ...begun.map((one) => [one])], 'begun', typed)
    const split = splitInTwo(sound)
    if (split) return meantAs([typed, ...split], 'near', typed)
    const near = nearest(sound)
    return near.length > 0 ? meantAs([typed, ...near], 'near', typed) : meantAs([typed], 'unknown', typed)
  }

  const wordsOf = (sound: string): string[] => bySound.get(sound) ?? []
  const hasBegun = (word: string) => words[firstFrom(words, word)]?.startsWith(word) ?? false

  /** "satyanarayanpooja" typed for two words of the texts. */
  function splitInTwo(sound: string): Words[] | null {
    for (let at = fewSounds - 1; at <= sound.length - fewSounds + 1; at += 1) {
      const [left, right] = [wordsOf(sound.slice(0, at)), wordsOf(sound.slice(at))]
      if (left.length > 0 && right.length > 0) return left.flatMap((one) => right.map((other) => [one, other]))
    }
    return null
  }

  /** Returns the words and synonyms with the fewest typing errors. */
  function nearest(sound: string): Words[] {
    if (sound.length < fewSounds) return []
    const reach = sound.length < 6 ? 1 : 2
    for (let slips = 1; slips <= reach; slips += 1) {
      const isNear = (other: string) =>
        Math.abs(other.length - sound.length) <= slips && slipsBetween(sound, other, slips)?.isWhole
      // Assume that the first letter is right: a comparison with every word would let an attacker keep the server busy.
      const forms = startingWith(groupSounds, sound.charAt(0)).filter(isNear)
      const known = startingWith(sounds, sound.charAt(0)).filter(isNear)
      const found = [
        ...forms.slice(0, mostNear).flatMap((form) => formsOf(groupsByForm.get(form)!)),
        ...known.slice(0, mostNear).flatMap((one) => wordsOf(one).map((word) => [word])),
      ]
      if (found.length > 0) return found
    }
    return []
  }

  /** Returns the words of synonyms as the texts spell them; leaves out what no text has. */
  function formsOf(groups: Iterable<number>): Words[] {
    return [...groups].flatMap((at) =>
      synonyms.groups[at]!.flatMap((form): Words[] => {
        const spelled = searchWords(form).map((word) => (hasBegun(word) ? word : spelledLike(word)))
        return spelled.every((word) => word !== undefined) ? [spelled] : []
      }),
    )
  }

  /** Short words sound like too many others. */
  function spelledLike(word: string): string | undefined {
    const sound = soundOfFolded(word)
    return sound.length < fewSounds ? undefined : wordsOf(sound)[0]
  }

  function meantAs(found: readonly Words[], fit: Meant['fit'], asked: Words): Meant {
    const oneOf = [...new Map(found.map((one) => [one.join(' '), one])).values()]
    return { oneOf, fit, isCommon: asked.every((word) => common.has(word)) }
  }

  return { understand }
}

/**
 * Returns the parts by which to search once nothing has all of them: those that certainly stand for something. "ganesh
 * chowki" in a shop without one finds what else has Ganesh.
 */
export function tellingParts(parts: readonly Meant[]): Meant[] {
  if (parts.length < 2) return []
  return parts.filter(({ fit, isCommon }) => fit === 'whole' && !isCommon)
}

/**
 * Folding reduces repeated letters to one, so "qqqq" would become the beginning of every word with k. If the folded word
 * differs that much from the typed one, it is searched as typed.
 */
function wordsTyped(typed: string): string[] {
  const words = typed.split(/\s+/).flatMap((one) => {
    const folded = searchWords(one)
    return folded.length === 1 && folded[0]!.length === 1 && one.length > 2
      ? searchWords(one).map(() => one.toLowerCase())
      : folded
  })
  return [...new Set(words)]
}

/** Returns the keys of a synonym: how it is spelled, and how it sounds unless too much sounds so. */
function synonymKeys(words: Words): string[] {
  const sound = joinedSound(words)
  const spelled = `=${words.join('')}`
  return sound.length < fewSounds ? [spelled] : [spelled, sound]
}

const joinedSound = (words: Words): string => soundOfFolded(words.join(''))

function addTo(map: Map<string, string[]>, key: string, word: string): void {
  const known = map.get(key)
  if (known) known.push(word)
  else map.set(key, [word])
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Returns the items of a sorted list that begin with a text. */
function startingWith(sorted: readonly string[], prefix: string): string[] {
  const rest = sorted.slice(firstFrom(sorted, prefix))
  const end = rest.findIndex((item) => !item.startsWith(prefix))
  return end < 0 ? rest : rest.slice(0, end)
}

const firstOf = <Item>(items: readonly Item[], most: number): readonly Item[] => items.slice(0, most)

/** Returns the first index in a sorted list whose item is not before the given text. */
function firstFrom(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < text) low = middle + 1
    else high = middle
  }
  return low
}
