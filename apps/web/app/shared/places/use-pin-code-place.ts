import { getPinCode } from '@sankalp/contract/addresses.calls'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { callApi } from '../../lib/api/api.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { searchPlaces } from './place-calls.ts'

type PinCodePlace = { state: string; city: string | null }

type PinCodeField = {
  /** The PIN code that the form opened with. */
  first: string
  read: () => string
  fill: (place: PinCodePlace) => void
}

/**
 * Returns a function for each change of a form: when its PIN code is another one and complete, `fill` gets the state
 * and, where known, the town, as the page's language writes it. It only helps to fill in a form: where the place cannot
 * be had, nothing is said.
 */
export function usePinCodePlace({ first, read, fill }: PinCodeField) {
  const queryClient = useQueryClient()
  const language = useLanguage()
  const last = useRef(first.trim())

  const find = async (pinCode: string): Promise<PinCodePlace | null> => {
    try {
      return await queryClient.fetchQuery({
        queryKey: ['pinCode', pinCode, language],
        queryFn: async ({ signal }) => {
          const place = await callApi(getPinCode, { params: { pinCode }, signal })
          if (language === 'en' || !place.city) return place
          const [town] = await searchPlaces(`${place.city}, ${place.state}`, signal)
          return { ...place, city: town && !town.isGuess ? town.name[language] : place.city }
        },
        staleTime: Infinity,
      })
    } catch {
      return null
    }
  }

  return async (): Promise<void> => {
    const pinCode = read().trim()
    if (pinCode === last.current) return
    last.current = pinCode
    if (!/^[1-9]\d{5}$/.test(pinCode)) return
    const place = await find(pinCode)
    // The user may have changed the PIN code meanwhile.
    if (place && read().trim() === pinCode) fill(place)
  }
}
