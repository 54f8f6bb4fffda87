import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { ShownDialog } from './shown-dialog.tsx'

const rules = ['respect', 'free', 'fear', 'health', 'privacy', 'here', 'money', 'children', 'report'] as const

/** Shows the code of conduct for both sides. */
export default function ConductDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('consultations')
  return (
    <ShownDialog title={t('conduct.title')} onClose={onClose}>
      <div className="grid gap-4">
        <p>{t('conduct.intro')}</p>
        <ul className="grid gap-3">
          {rules.map((rule) => (
            <li key={rule} className="border-t border-rule pt-2">
              <p className="font-semibold">{t(`conduct.${rule}.name`)}</p>
              <p className="text-ink-soft">{t(`conduct.${rule}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </ShownDialog>
  )
}
