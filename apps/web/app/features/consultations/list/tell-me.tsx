import Bell from 'lucide-react/icons/bell'
import { type ComponentType, Suspense, lazy } from 'react'
import { retryImport } from '../../../lib/lazy-form/retry-import.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { useOnlineWishes, useTellMe } from './api/online-wishes.ts'

/** Offered only when there is something to be notified of. */
const AskForPush = lazy(async () => {
  const { AskForPush: Part } = await retryImport(() => import('../../../shared/notices/ask-for-push.tsx'))
  return { default: Part as ComponentType }
})

type TellMeProps = { acharya: { _id: string; name: string } }

/** "Tell me when online": notifies once, by email and on the devices that allow it. */
export function TellMe({ acharya: { _id: acharyaId, name } }: TellMeProps) {
  const { t } = useTranslation('find-acharya')
  const { data: wishes } = useOnlineWishes()
  const { mutate, isPending, error, data, variables } = useTellMe(acharyaId)
  const isWished = wishes?.includes(acharyaId) ?? false
  const hasJustAsked = data !== undefined && variables && isWished
  const action = t(isWished ? 'wish.undo' : 'wish.ask')
  return (
    <div className="grid gap-2">
      <Button
        kind="quiet"
        icon={<Bell size={18} />}
        disabled={!wishes}
        busy={isPending && t('wish.asking')}
        onClick={() => mutate(!isWished)}
        aria-label={isPending ? undefined : `${action}: ${name}`}
        className="w-full"
      >
        {action}
      </Button>
      <FormMessage kind="success" text={isWished && t('wish.done', { name })} />
      <FormMessage text={Boolean(error) && !isPending && t('wish.failed')} />
      {hasJustAsked && (
        <Suspense fallback={null}>
          <AskForPush />
        </Suspense>
      )}
    </div>
  )
}
