import type { Wait } from '@sankalp/contract/consultations'
import { getWaits } from '@sankalp/contract/consultations.calls'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../../../lib/api/api.ts'
import { findKeys } from './find-keys.ts'

/** A wait grows shorter by itself, so reload it. */
const againMs = 60_000

/** Loads the waiting times of all busy acharyas, by account; only while a busy one is in view. */
export function useWaits(isAnyoneBusy: boolean): ReadonlyMap<string, Wait> {
  const { data } = useQuery({
    queryKey: findKeys.waits,
    enabled: isAnyoneBusy,
    queryFn: ({ signal }) => callApi(getWaits, { signal }),
    refetchInterval: againMs,
    staleTime: againMs / 2,
    select: mapOf,
  })
  return data ?? none
}

const none: ReadonlyMap<string, Wait> = new Map()
const mapOf = ({ waits }: { waits: readonly Wait[] }) => new Map(waits.map((wait) => [wait.userId, wait]))
