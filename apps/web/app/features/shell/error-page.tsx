import { useTranslation } from '../../lib/locale/use-translation.ts'
import { PageHead } from '../../lib/page/page-head.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { MessagePage } from '../../ui/message-page.tsx'

export function ErrorPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('error.title')} description={t('error.text')} hidden />
      <MessagePage
        picture="error"
        title={t('error.title')}
        actions={
          <>
            <Button onClick={() => location.reload()}>{t('tryAgain')}</Button>
            <LinkButton href="/" kind="quiet">
              {t('goHome')}
            </LinkButton>
          </>
        }
      >
        <p role="alert">{t('error.text')}</p>
      </MessagePage>
    </>
  )
}
