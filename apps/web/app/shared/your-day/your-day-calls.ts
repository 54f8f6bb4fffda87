import { chooseOwnKundali } from '@sankalp/contract/kundli.calls'
import { getYourDay } from '@sankalp/contract/your-day.calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { isSignedInAs } from '../../lib/query/own-query.ts'
import { useSession } from '../../lib/session/session.ts'

const yourDayKey = 'your-day'
/** After a clock that is fast or an answer that is old: never ask in a circle. */
const leastWaitMs = 60_000

/** Loads the day of the signed-in user, and loads it again when its hour or the day is over. */
export function useYourDay(city: string | undefined) {
  const { userId } = useSession()
  const language = useLanguage()
  return useQuery({
    queryKey: [yourDayKey, userId, language, city],
    enabled: () => isSignedInAs(userId),
    queryFn: ({ signal }) => callApi(getYourDay, { query: { city }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.yourDay ? Math.max(leastWaitMs, data.yourDay.valid_until_ms - Date.now()) : false,
  })
}

/** Marks one of the saved charts as the user's own. */
export function useChooseOwn() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callApi(chooseOwnKundali, { params: { kundaliId: id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [yourDayKey] }),
  })
}
