import { getNoticeSettings } from '@sankalp/contract/notices.calls'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { isSignedInAs } from '../../../lib/query/own-query.ts'
import { noticeKeys } from './notice-keys.ts'

export function useNoticeSettings(userId: string | null) {
  return useQuery({
    queryKey: noticeKeys.settings(userId),
    enabled: () => isSignedInAs(userId),
    queryFn: ({ signal }) => callApi(getNoticeSettings, { signal }),
  })
}
