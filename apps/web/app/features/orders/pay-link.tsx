import { useTranslation } from '../../lib/locale/use-translation.ts'
import { LinkButton } from '../../ui/button.tsx'

/** Links to the provider's page. The server redirects there, so use a full page load: it is not a page of the app. */
export function PayLink({ url, amount }: { url: string; amount: string }) {
  const { t } = useTranslation('orders')
  return (
    <LinkButton href={url} data-plain="">
      {t('waiting.pay', { amount })}
    </LinkButton>
  )
}
