import { useTranslation } from '../../lib/locale/use-translation.ts'
import { PageHead } from '../../lib/page/page-head.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { MessagePage } from '../../ui/message-page.tsx'

export function NotFoundPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('notFound.title')} description={t('notFound.text')} hidden />
      <MessagePage
        picture="not-found"
        title={t('notFound.title')}
        actions={
          <>
            <LinkButton href="/">{t('goHome')}</LinkButton>
            <LinkButton href="/panchang" kind="quiet">
              {t('nav.panchang')}
            </LinkButton>
          </>
        }
      >
        <p>{t('notFound.text')}</p>
      </MessagePage>
    </>
  )
}
