import type { NoticeSettings } from '@sankalp/contract/notices'
import { setNoticeSettings } from '@sankalp/contract/notices.calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type CallInput, callApi } from '../../../lib/api/api.ts'
import { putAnswer } from '../../../lib/query/put-answer.ts'
import { noticeKeys } from './notice-keys.ts'

export type NoticeChange = CallInput<typeof setNoticeSettings>['body']

/**
 * Changes a setting: a switch moves at once, and back if the server could not be reached. Changes are sent one after
 * the other, in order.
 */
export function useSetNoticeSettings(userId: string) {
  const queryClient = useQueryClient()
  const queryKey = noticeKeys.settings(userId)
  return useMutation({
    scope: { id: 'notice settings' },
    mutationFn: (change: NoticeChange) => callApi(setNoticeSettings, { body: change }),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<NoticeSettings>(queryKey)
      queryClient.setQueryData<NoticeSettings>(queryKey, (known) => known && withChange(known, change))
      return { before }
    },
    onError: (_error, _change, kept) => void (kept?.before && queryClient.setQueryData(queryKey, kept.before)),
    onSuccess: (settings) => {
      // Another change may be queued, whose switch must not jump back.
      if (queryClient.isMutating() === 1) putAnswer(queryClient, queryKey, settings)
    },
  })
}

/** Returns the settings after a change. */
export function withChange(known: NoticeSettings, { settings, language }: NoticeChange): NoticeSettings {
  return {
    ...known,
    language: language ?? known.language,
    settings: known.settings.map((row) =>
      settings
        .filter(({ kind }) => kind === row.kind)
        .reduce((now, { channel, on }) => ({ ...now, [channel]: on }), row),
    ),
  }
}
