import type { Chart } from '../chart.ts'
import { lordOfRashi, rashiOfHouse } from '../chart.ts'

/**
 * Returns the rashis, 0…11, of the arudha padas of the twelve houses: as far beyond its lord as the lord is from the
 * house. The first is the arudha lagna, the twelfth the upapada. Vrishchika and kumbha have only Mars and Saturn as
 * lords here.
 */
export function findArudhas(chart: Chart): number[] {
  return Array.from({ length: 12 }, (_, index) => {
    const house = rashiOfHouse(chart, index + 1)
    const lordAt = chart.rashi[lordOfRashi(house)]
    const pada = (2 * lordAt - house + 12) % 12
    const apart = (pada - house + 12) % 12
    // A pada that would be in its own house or in the seventh from it moves to the tenth from there.
    return apart === 0 || apart === 6 ? (pada + 9) % 12 : pada
  })
}
