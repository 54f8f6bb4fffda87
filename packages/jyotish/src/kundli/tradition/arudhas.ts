import type { Chart } from '../chart.ts'
import { lordOfRashi, rashiOfHouse } from '../chart.ts'

/**
 * The rashis, 0…11, of the arudha padas of the twelve houses: as far beyond its lord as the lord is from the house. The
 * first is the arudha lagna, the twelfth the upapada. Vrishchika and kumbha are given to Mars and Saturn alone.
 */
export function findArudhas(chart: Chart): number[] {
  return Array.from({ length: 12 }, (_, index) => {
    const house = rashiOfHouse(chart, index + 1)
    const lordAt = chart.rashi[lordOfRashi(house)]
    const pada = (2 * lordAt - house + 12) % 12
    const apart = (pada - house + 12) % 12
    // No pada stays in its house or in the seventh from it: there the tenth from it is taken.
    return apart === 0 || apart === 6 ? (pada + 9) % 12 : pada
  })
}
