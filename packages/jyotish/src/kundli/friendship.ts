import type { Graha } from '../zodiac/keys.ts'
import type { Chart, SevenGraha } from './chart.ts'
import { countFrom, mapSevenGrahas, sevenGrahas } from './chart.ts'

export type Natural = 'friend' | 'neutral' | 'enemy'
export type Temporary = 'friend' | 'enemy'
/** The five grades of panchadha maitri. */
export type Compound = 'great-friend' | 'friend' | 'neutral' | 'enemy' | 'great-enemy'

/** Parashara's natural friends and enemies. All others are neutral. */
const naturalTies: Record<SevenGraha, { friends: readonly Graha[]; enemies: readonly Graha[] }> = {
  sun: { friends: ['moon', 'mars', 'jupiter'], enemies: ['venus', 'saturn'] },
  moon: { friends: ['sun', 'mercury'], enemies: [] },
  mars: { friends: ['sun', 'moon', 'jupiter'], enemies: ['mercury'] },
  mercury: { friends: ['sun', 'venus'], enemies: ['moon'] },
  jupiter: { friends: ['sun', 'moon', 'mars'], enemies: ['mercury', 'venus'] },
  venus: { friends: ['mercury', 'saturn'], enemies: ['sun', 'moon'] },
  saturn: { friends: ['mercury', 'venus'], enemies: ['sun', 'moon', 'mars'] },
}

/** Returns how `of` regards `other`, in any chart. A graha is its own friend. */
export function naturalTie(of: SevenGraha, other: SevenGraha): Natural {
  if (of === other || naturalTies[of].friends.includes(other)) return 'friend'
  return naturalTies[of].enemies.includes(other) ? 'enemy' : 'neutral'
}

/** Returns the temporary relation: friends are in the 2nd, 3rd, 4th, 10th, 11th or 12th sign. */
export function temporaryTie(chart: Chart, of: SevenGraha, other: SevenGraha): Temporary {
  const count = countFrom(chart, of, other)
  return (count >= 2 && count <= 4) || count >= 10 ? 'friend' : 'enemy'
}

const naturalScore: Record<Natural, number> = { friend: 1, neutral: 0, enemy: -1 }
const compoundByScore = ['great-enemy', 'enemy', 'neutral', 'friend', 'great-friend'] as const

/** Combines natural and temporary relation on a scale from -2 to 2. */
export function compoundTie(chart: Chart, of: SevenGraha, other: SevenGraha): Compound {
  const temporary = temporaryTie(chart, of, other) === 'friend' ? 1 : -1
  return compoundByScore[naturalScore[naturalTie(of, other)] + temporary + 2]!
}

export type MaitriTie = { natural: Natural; temporary: Temporary; compound: Compound }
export type Maitri = Record<SevenGraha, Partial<Record<SevenGraha, MaitriTie>>>

/** Returns the panchadha maitri of a chart: for each of the seven, how it regards the other six. */
export function panchadhaMaitri(chart: Chart): Maitri {
  return mapSevenGrahas((of) => {
    const row: Partial<Record<SevenGraha, MaitriTie>> = {}
    for (const other of sevenGrahas) {
      if (other === of) continue
      row[other] = {
        natural: naturalTie(of, other),
        temporary: temporaryTie(chart, of, other),
        compound: compoundTie(chart, of, other),
      }
    }
    return row
  })
}
