import { demoSavedBirths } from '@sankalp/content/demo/history/words'
import { addFavouriteAcharya } from '@sankalp/contract/acharyas'
import { saveKundali } from '@sankalp/contract/kundli'
import type { TownPlan } from './town-plan.ts'

const varanasi = { place: 'Varanasi, Uttar Pradesh', lat: 25.3176, lon: 82.9739, zone: 'Asia/Kolkata' } as const

/** What the user 90000 00001 keeps besides her talks, poojas and orders: charts of her family, and two acharyas. */
export function planAsha({ town, cast: { asha, acharyas }, calendar }: TownPlan): void {
  for (const [index, birth] of demoSavedBirths.entries())
    town.at(calendar.at(-57 + index * 12, '20:15'), () =>
      town.call(asha, saveKundali, { body: { ...birth, ...varanasi } }),
    )
  town.at(calendar.at(-8, '21:30'), async () => {
    for (const index of [0, 1])
      await town.call(asha, addFavouriteAcharya, { params: { id: acharyas[index]!.acharyaId } })
  })
}
