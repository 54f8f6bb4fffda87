import type { Birth } from '../../../shared/birth/birth.ts'
import { birthDateText, birthTimeText } from '../../../shared/birth/birth-text.ts'
import { type ChartSettings, ayanamsaChoices, nodeChoices } from '../../../shared/birth/chart-settings.ts'
import { formatOffset } from '../../../shared/birth/offset-text.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { dmsText } from './angle-text.ts'
import type { ChartBasics } from './basics.ts'

export function ChartHeader({ birth }: { birth: Birth }) {
  const { t } = useTranslation('kundli')
  const language = useLanguage()
  const when = [birthDateText(birth, language), birthTimeText(birth, language) ?? t('details.unknownTime')]
  return (
    <header className="grid gap-1 sm:gap-2">
      {/* Smaller than other headings on a phone, so that the answer is on the first screen. */}
      <h1 className="text-2xl leading-tight wrap-anywhere hi:leading-snug sm:text-5xl">
        {t('details.titleOf', { name: birth.name })}
      </h1>
      <p className="tabular text-ink-soft wrap-anywhere sm:text-lg">{[...when, birth.place].join(' · ')}</p>
    </header>
  )
}

type SettingsLineProps = {
  basics: ChartBasics
  settings: ChartSettings
  onChange: (settings: ChartSettings) => void
  isWorking: boolean
}

/** Shows the settings of the calculation, in print and on the screen, where they can be changed. */
export function SettingsLine({ basics, settings, onChange, isWorking }: SettingsLineProps) {
  const { t } = useTranslation(['kundli', 'chart-words'])
  const line = [
    `${t(`chart-words:ayanamsas.${basics.settings.ayanamsa}.name`)} ${dmsText(basics.ayanamsaDeg)}`,
    t(`chart-words:nodes.${basics.settings.node}.name`),
    `UTC ${formatOffset(basics.offsetHours)}`,
  ].join(' · ')
  return (
    <section aria-busy={isWorking || undefined} className="grid gap-3">
      {basics.clockFit !== 'once' && (
        <Notice kind="warning">
          {t(basics.clockFit === 'skipped' ? 'details.clockSkipped' : 'details.clockRepeated')}
        </Notice>
      )}
      <details className="rounded-lg border border-rule bg-paper-raised px-4 print:border-0 print:px-0">
        <summary className="unmarked grid min-h-12 gap-x-4 py-3 sm:flex sm:flex-wrap sm:items-baseline">
          <span className="text-sm text-ink-soft">{t('details.settings')}</span>
          <span role="status" className="tabular grow">
            {line}
          </span>
          <span className="font-semibold text-sindoor underline underline-offset-4 print:hidden">
            {t('details.switch')}
          </span>
        </summary>
        <div className="grid gap-x-6 gap-y-3 border-t border-rule py-4 sm:grid-cols-2 print:hidden">
          <SelectField
            id="chart-ayanamsa"
            label={t('details.ayanamsa')}
            hint={`${t('chart-words:terms.ayanamsa.meaning')} ${t(`chart-words:ayanamsas.${settings.ayanamsa}.meaning`)}`}
            options={ayanamsaChoices.map((value) => ({ value, text: t(`chart-words:ayanamsas.${value}.name`) }))}
            value={settings.ayanamsa}
            onChange={({ target }) => onChange({ ...settings, ayanamsa: target.value as ChartSettings['ayanamsa'] })}
          />
          <SelectField
            id="chart-node"
            label={t('details.node')}
            hint={t(`chart-words:nodes.${settings.node}.meaning`)}
            options={nodeChoices.map((value) => ({ value, text: t(`chart-words:nodes.${value}.name`) }))}
            value={settings.node}
            onChange={({ target }) => onChange({ ...settings, node: target.value as ChartSettings['node'] })}
          />
          <p className="text-sm text-ink-soft sm:col-span-2">{t('details.settingsKept')}</p>
        </div>
      </details>
    </section>
  )
}
