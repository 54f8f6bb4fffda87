import type { Graha } from '../../zodiac/keys.ts'
import { grahas } from '../../zodiac/keys.ts'
import type { Chart } from '../chart.ts'
import { areTogether, grahasInHouse, houseOf, isKendra, isTrikona, lordOfHouse } from '../chart.ts'
import { aspects } from '../aspects.ts'
import { isDignified, isExalted } from '../dignity.ts'
import { isBenefic, isMalefic } from '../nature.ts'
import type { YogaFacts, YogaRule } from './yoga-types.ts'
import { none, when } from './yoga-types.ts'

/** The lagna hemmed in from both sides by benefics only, or by malefics only. */
function hemmedRule(
  key: string,
  family: YogaRule['family'],
  isKind: (chart: Chart, graha: Graha) => boolean,
): YogaRule {
  const find = (chart: Chart): YogaFacts[] => {
    const before = grahasInHouse(chart, 12)
    const after = grahasInHouse(chart, 2)
    if (before.length === 0 || after.length === 0) return none
    const around = [...before, ...after]
    return when(
      around.every((graha) => isKind(chart, graha)),
      'lagna-between',
      around,
      [12, 2],
    )
  }
  return { key, family, needsLagna: true, find }
}

const nonNodes = grahas.filter((graha) => graha !== 'rahu' && graha !== 'ketu')

export const houseRules: YogaRule[] = [
  hemmedRule('shubha-kartari', 'fame', isBenefic),
  hemmedRule('papa-kartari', 'hardship', isMalefic),
  {
    key: 'saraswati',
    family: 'fame',
    needsLagna: true,
    find: (chart) => {
      const three = ['mercury', 'jupiter', 'venus'] as const
      const houses = three.map((graha) => houseOf(chart, graha))
      const placed = houses.every((house) => isKendra(house) || isTrikona(house) || house === 2)
      return when(
        placed && isDignified(chart, 'jupiter'),
        'three-benefics-well-placed-jupiter-dignified',
        three,
        houses,
      )
    },
  },
  {
    key: 'parvata',
    family: 'fame',
    needsLagna: true,
    // Benefics in the kendras and no malefic in the sixth and eighth. The nodes never count as benefics.
    find: (chart) => {
      const inKendras = grahas.filter((graha) => isKendra(houseOf(chart, graha)))
      const clean = [...grahasInHouse(chart, 6), ...grahasInHouse(chart, 8)].every((graha) => isBenefic(chart, graha))
      const good = inKendras.length > 0 && inKendras.every((graha) => isBenefic(chart, graha))
      return when(
        good && clean,
        'benefics-in-kendras-and-6-8-unharmed',
        inKendras,
        inKendras.map((graha) => houseOf(chart, graha)),
      )
    },
  },
  {
    key: 'kalanidhi',
    family: 'fame',
    needsLagna: true,
    find: (chart) => {
      const house = houseOf(chart, 'jupiter')
      const joined = (['mercury', 'venus'] as const).every(
        (graha) => areTogether(chart, graha, 'jupiter') || aspects(chart, graha, 'jupiter'),
      )
      return when(
        (house === 2 || house === 5) && joined,
        'jupiter-in-2-or-5-with-mercury-and-venus',
        ['jupiter', 'mercury', 'venus'],
        [house],
      )
    },
  },
  {
    key: 'bheri',
    family: 'wealth',
    needsLagna: true,
    // Venus, the lord of the lagna and Jupiter in kendras from one another, and the ninth lord strong.
    find: (chart) => {
      const lagnaLord = lordOfHouse(chart, 1)
      const ninth = lordOfHouse(chart, 9)
      const trio: Graha[] = ['venus', 'jupiter', lagnaLord]
      const mutual = trio.every((one) => trio.every((other) => (chart.rashi[one] - chart.rashi[other] + 12) % 3 === 0))
      return when(mutual && isDignified(chart, ninth), 'venus-jupiter-lagna-lord-in-mutual-kendras', [...trio, ninth])
    },
  },
  {
    key: 'sreenatha',
    family: 'wealth',
    needsLagna: true,
    find: (chart) => {
      const seventh = lordOfHouse(chart, 7)
      const tenth = lordOfHouse(chart, 10)
      const ninth = lordOfHouse(chart, 9)
      const exalted = isExalted(chart, seventh) && houseOf(chart, seventh) === 10
      return when(
        exalted && tenth !== ninth && areTogether(chart, tenth, ninth),
        'seventh-lord-exalted-in-tenth',
        [seventh, tenth, ninth],
        [10],
      )
    },
  },
  {
    key: 'chatussagara',
    family: 'fame',
    needsLagna: true,
    find: (chart) => {
      const held = [1, 4, 7, 10].every((house) =>
        grahasInHouse(chart, house).some((graha) => graha !== 'rahu' && graha !== 'ketu'),
      )
      return when(
        held,
        'all-kendras-occupied',
        nonNodes.filter((graha) => isKendra(houseOf(chart, graha))),
        [1, 4, 7, 10],
      )
    },
  },
  {
    key: 'parijata',
    family: 'fame',
    needsLagna: true,
    // The lord of the sign that the lagna's lord is in, itself in a kendra or trikona and in dignity.
    find: (chart) => {
      const lagnaLord = lordOfHouse(chart, 1)
      const dispositor = lordOfHouse(chart, houseOf(chart, lagnaLord))
      const house = houseOf(chart, dispositor)
      const strong = dispositor !== lagnaLord && isDignified(chart, dispositor) && (isKendra(house) || isTrikona(house))
      return when(strong, 'dispositor-of-lagna-lord-dignified', [lagnaLord, dispositor], [house])
    },
  },
  {
    key: 'deha-kashta',
    family: 'hardship',
    needsLagna: true,
    find: (chart) => {
      const lord = lordOfHouse(chart, 1)
      return when(houseOf(chart, lord) === 8 && !isDignified(chart, lord), 'lagna-lord-in-eighth', [lord], [8])
    },
  },
]
