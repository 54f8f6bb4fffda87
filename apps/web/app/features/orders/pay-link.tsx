import { useTranslation } from '../../lib/locale/use-translation.ts'
import { LinkButton } from '../../ui/button.tsx'

/** To the provider's page. The server leads there, so the browser has to ask it: this is no page of the app. */
export function PayLink({ url, amount }: { url: string; amount: string }) {
  const { t } = useTranslation('orders')
  return (
    <LinkButton href={url} data-plain="">
      {t('waiting.pay', { amount })}
    </LinkButton>
  )
}
