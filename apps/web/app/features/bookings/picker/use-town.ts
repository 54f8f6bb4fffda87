import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { defaultPlace, readChosenPlace } from '../../../shared/places/chosen-place.ts'
import { searchPlaces } from '../../../shared/places/place-calls.ts'

/** An address, as a profile or a booking has it. */
export type Home = { city: string | null; state: string | null }
export type Town = { slug: string; label: { en: string; hin: string } }

/**
 * The town that Rahu Kalam and Abhijit are calculated for: the devotee's own; the one of their almanac where we do not
 * know it. Undefined while it is looked for.
 */
export function useTown(home: Home | undefined): Town | undefined {
  const [chosen] = useState(readChosenTown)
  const { city, state } = home ?? { city: null, state: null }
  const { data, isPending } = useQuery({
    queryKey: ['town', city, state],
    enabled: Boolean(city),
    // A comma would narrow the search by the text after it.
    queryFn: async ({ signal }): Promise<Town | null> => {
      const [place] = await searchPlaces([city!.replaceAll(',', ' '), state].filter(Boolean).join(', '), signal)
      return place ? { slug: place.slug, label: place.name } : null
    },
    staleTime: Infinity,
    retry: false,
  })
  if (home === undefined || (city && isPending)) return undefined
  return data ?? chosen
}

/** A point without a town's name is Delhi's to the calls. */
function readChosenTown(): Town {
  const { slug, label } = readChosenPlace()
  return slug ? { slug, label } : { slug: defaultPlace.slug!, label: defaultPlace.label }
}
