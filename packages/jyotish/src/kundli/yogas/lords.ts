import type { Graha } from '../../zodiac/keys.ts'
import { aspectMutually, aspects } from '../aspects.ts'
import type { Chart, SevenGraha } from '../chart.ts'
import {
  areTogether,
  countFrom,
  grahasInHouse,
  houseOf,
  isDusthana,
  isKendra,
  isTrikona,
  lordOfHouse,
  lordOfRashi,
  sevenGrahas,
} from '../chart.ts'
import { exaltationDeg, isDebilitated, isDignified, isExalted, isExaltedIn } from '../dignity.ts'
import { isBenefic } from '../nature.ts'
import { rashiIndex } from '../../zodiac/division.ts'
import type { YogaFacts, YogaRule } from './yoga-types.ts'
import { none, once, when } from './yoga-types.ts'

/** Returns how two lords are joined: in one sign, each in the other's sign, or aspecting each other. */
function joinOf(chart: Chart, one: SevenGraha, other: SevenGraha): string | null {
  if (one === other) return null
  if (areTogether(chart, one, other)) return 'conjunction'
  if (isExchange(chart, one, other)) return 'exchange'
  return aspectMutually(chart, one, other) ? 'mutual-aspect' : null
}

function isExchange(chart: Chart, one: SevenGraha, other: SevenGraha): boolean {
  return one !== other && lordOfRashi(chart.rashi[one]) === other && lordOfRashi(chart.rashi[other]) === one
}

/** Returns the joined pairs of lords of two sets of houses, each pair once. */
function joinedLords(chart: Chart, firstHouses: readonly number[], secondHouses: readonly number[]): YogaFacts[] {
  const found = new Map<string, YogaFacts>()
  for (const first of firstHouses) {
    for (const second of secondHouses) {
      const one = lordOfHouse(chart, first)
      const other = lordOfHouse(chart, second)
      const by = first === second ? null : joinOf(chart, one, other)
      const pair = [one, other].toSorted().join()
      if (by && !found.has(pair)) found.set(pair, { by, grahas: [one, other], houses: [first, second] })
    }
  }
  return [...found.values()]
}

/** Viparita: the lord of one dusthana in a dusthana. */
function reversedRule(key: string, house: number): YogaRule {
  const find = (chart: Chart): YogaFacts[] => {
    const lord = lordOfHouse(chart, house)
    const at = houseOf(chart, lord)
    return when(isDusthana(at), 'dusthana-lord-in-dusthana', [lord], [house, at])
  }
  return { key, family: 'raja', needsLagna: true, find }
}

/** Exchanges of signs, sorted by the houses they join. */
function exchangeRule(key: string, belongs: (one: number, other: number) => boolean): YogaRule {
  const find = (chart: Chart): YogaFacts[] => {
    const found: YogaFacts[] = []
    for (let one = 1; one <= 12; one++) {
      for (let other = one + 1; other <= 12; other++) {
        const first = lordOfHouse(chart, one)
        const second = lordOfHouse(chart, other)
        // A lord of two houses is in one sign. Only the pair of houses where both lords are counts.
        const crossed = first !== second && houseOf(chart, first) === other && houseOf(chart, second) === one
        if (crossed && belongs(one, other))
          found.push({ by: 'exchange', grahas: [first, second], houses: [one, other] })
      }
    }
    return found
  }
  return { key, family: 'exchange', needsLagna: true, find }
}

/** Finds debilitated grahas whose debilitation is cancelled, and what cancels it. */
function findNeechaBhanga(chart: Chart): YogaFacts[] {
  return sevenGrahas.flatMap((graha) => {
    if (!isDebilitated(chart, graha)) return none
    const house = houseOf(chart, graha)
    const signLord = lordOfRashi(chart.rashi[graha])
    const exaltationLord = lordOfRashi(rashiIndex(exaltationDeg[graha]))
    const exaltedThere = sevenGrahas.find((each) => isExaltedIn(each, chart.rashi[graha]))
    const inKendra = (each: SevenGraha) => isKendra(houseOf(chart, each)) || isKendra(countFrom(chart, 'moon', each))
    const found: YogaFacts[] = []
    const add = (by: string, helper: Graha) => found.push({ by, grahas: [graha, helper], houses: [house] })
    if (inKendra(signLord)) add('sign-lord-in-kendra', signLord)
    if (inKendra(exaltationLord)) add('exaltation-lord-in-kendra', exaltationLord)
    if (exaltedThere && inKendra(exaltedThere)) add('exalted-there-in-kendra', exaltedThere)
    if (aspects(chart, signLord, graha)) add('aspected-by-sign-lord', signLord)
    return found
  })
}

/** Finds a graha that owns both a kendra and a trikona. */
function findYogakaraka(chart: Chart): YogaFacts[] {
  for (const graha of sevenGrahas) {
    const owned = [1, 4, 5, 7, 9, 10].filter((house) => house !== 1 && lordOfHouse(chart, house) === graha)
    if (owned.some(isKendra) && owned.some(isTrikona)) return once('owns-kendra-and-trikona', [graha], owned)
  }
  return none
}

/** Finds chamara by either of Parashara's two definitions. */
function findChamara(chart: Chart): YogaFacts[] {
  const lord = lordOfHouse(chart, 1)
  const at = houseOf(chart, lord)
  if (isExalted(chart, lord) && isKendra(at) && aspects(chart, 'jupiter', lord)) {
    return once('lagna-lord-exalted-in-kendra-aspected-by-jupiter', [lord, 'jupiter'], [at])
  }
  return [1, 7, 9, 10].flatMap((house) => {
    const benefics = grahasInHouse(chart, house).filter((graha) => isBenefic(chart, graha))
    return when(benefics.length >= 2, 'two-benefics-in-house', benefics, [house])
  })
}

const KENDRAS = [1, 4, 7, 10]
const TRIKONAS = [1, 5, 9]

export const lordRules: YogaRule[] = [
  {
    key: 'raja',
    family: 'raja',
    needsLagna: true,
    find: (chart) => joinedLords(chart, KENDRAS, TRIKONAS),
  },
  {
    key: 'dharma-karmadhipati',
    family: 'raja',
    needsLagna: true,
    find: (chart) => joinedLords(chart, [9], [10]),
  },
  { key: 'yogakaraka', family: 'raja', needsLagna: true, find: findYogakaraka },
  { key: 'neecha-bhanga', family: 'raja', needsLagna: true, find: findNeechaBhanga },
  reversedRule('harsha', 6),
  reversedRule('sarala', 8),
  reversedRule('vimala', 12),
  exchangeRule('maha-parivartana', (one, other) => !isDusthana(one) && !isDusthana(other) && one !== 3 && other !== 3),
  exchangeRule(
    'khala-parivartana',
    (one, other) => (one === 3 || other === 3) && !isDusthana(one) && !isDusthana(other),
  ),
  exchangeRule('dainya-parivartana', (one, other) => isDusthana(one) || isDusthana(other)),
  {
    key: 'dhana',
    family: 'wealth',
    needsLagna: true,
    find: (chart) => joinedLords(chart, [2, 11], [1, 5, 9]),
  },
  {
    key: 'lakshmi',
    family: 'wealth',
    needsLagna: true,
    find: (chart) => {
      const lord = lordOfHouse(chart, 9)
      const house = houseOf(chart, lord)
      const lagnaLord = lordOfHouse(chart, 1)
      const strong = isDignified(chart, lord) && (isKendra(house) || isTrikona(house))
      return when(
        strong && !isDusthana(houseOf(chart, lagnaLord)),
        'ninth-lord-dignified-in-kendra-or-trikona',
        [lord, lagnaLord],
        [house],
      )
    },
  },
  {
    key: 'daridra',
    family: 'hardship',
    needsLagna: true,
    find: (chart) => {
      const lord = lordOfHouse(chart, 11)
      const house = houseOf(chart, lord)
      return when(isDusthana(house), 'eleventh-lord-in-dusthana', [lord], [11, house])
    },
  },
  {
    key: 'kahala',
    family: 'fame',
    needsLagna: true,
    find: (chart) => {
      const fourth = lordOfHouse(chart, 4)
      const ninth = lordOfHouse(chart, 9)
      const apart = fourth !== ninth && isKendra(countFrom(chart, fourth, ninth))
      return when(
        apart && !isDusthana(houseOf(chart, lordOfHouse(chart, 1))),
        'fourth-and-ninth-lords-in-mutual-kendras',
        [fourth, ninth],
        [4, 9],
      )
    },
  },
  {
    key: 'chamara',
    family: 'fame',
    needsLagna: true,
    find: findChamara,
  },
  {
    key: 'shankha',
    family: 'fame',
    needsLagna: true,
    find: (chart) => {
      const fifth = lordOfHouse(chart, 5)
      const sixth = lordOfHouse(chart, 6)
      const apart = fifth !== sixth && isKendra(countFrom(chart, fifth, sixth))
      return when(
        apart && !isDusthana(houseOf(chart, lordOfHouse(chart, 1))),
        'fifth-and-sixth-lords-in-mutual-kendras',
        [fifth, sixth],
        [5, 6],
      )
    },
  },
  {
    key: 'akhanda-samrajya',
    family: 'raja',
    needsLagna: true,
    // Jupiter owns the second, fifth or eleventh, and the lord of 2, 9 or 11 is in a kendra from the Moon.
    find: (chart) => {
      const owned = [2, 5, 11].filter((house) => lordOfHouse(chart, house) === 'jupiter')
      const helper = [2, 9, 11]
        .map((house) => lordOfHouse(chart, house))
        .find((lord) => isKendra(countFrom(chart, 'moon', lord)))
      return owned.length > 0 && helper ? once('jupiter-owns-wealth-house', ['jupiter', helper], owned) : none
    },
  },
]
