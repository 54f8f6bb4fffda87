import { useTranslation } from '../../lib/locale/use-translation.ts'
import { type ToastType, showToast } from '../../lib/toast.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Part } from './part.tsx'

export function Buttons() {
  const { t } = useTranslation('design')
  return (
    <Part name="buttons">
      <div className="flex flex-wrap gap-3">
        <Button>{t('buttons.primary')}</Button>
        <Button kind="quiet">{t('buttons.quiet')}</Button>
        <Button kind="danger">{t('buttons.danger')}</Button>
        <Button busy={t('buttons.busy')}>{t('buttons.primary')}</Button>
        <Button kind="quiet" busy={t('buttons.busy')}>
          {t('buttons.quiet')}
        </Button>
        <Button disabled>{t('buttons.disabled')}</Button>
        <LinkButton href="/" kind="quiet">
          {t('buttons.link')}
        </LinkButton>
      </div>
    </Part>
  )
}

const toastTypes = ['info', 'success', 'warning', 'error', 'loading'] as const satisfies ToastType[]

export function Notices() {
  const { t } = useTranslation('design')
  return (
    <Part name="notices">
      <Notice title={t('notices.infoTitle')}>{t('notices.info')}</Notice>
      <Notice kind="success">{t('notices.success')}</Notice>
      <Notice kind="warning">{t('notices.warning')}</Notice>
      <Notice kind="error" actions={<Button kind="quiet">{t('buttons.quiet')}</Button>}>
        {t('notices.error')}
      </Notice>
      <div className="flex flex-wrap gap-3">
        {toastTypes.map((type) => (
          <Button
            key={type}
            kind="quiet"
            onClick={() => showToast(type, t(`notices.toastText.${type}`), `sample-${type}`)}
          >
            {t('notices.toast')} <span lang="en">({type})</span>
          </Button>
        ))}
      </div>
    </Part>
  )
}
