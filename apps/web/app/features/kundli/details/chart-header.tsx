import { useId } from 'react'
import type { Birth } from '../../../lib/birth/birth.ts'
import { birthDateText, birthTimeText } from '../../../lib/birth/birth-text.ts'
import { type ChartSettings, ayanamsaChoices, nodeChoices } from '../../../lib/birth/chart-settings.ts'
import { formatOffset } from '../../../lib/birth/offset-text.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Heading } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { dmsText } from './angle-text.ts'
import type { ChartBasics } from './basics.ts'
import { Meaning } from './meaning.tsx'

export function ChartHeader({ birth }: { birth: Birth }) {
  const { t } = useTranslation('kundli')
  const language = useLanguage()
  const when = [birthDateText(birth, language), birthTimeText(birth, language) ?? t('details.unknownTime')]
  return (
    <header className="grid gap-2">
      <Heading level={1}>
        <span className="wrap-anywhere">{t('details.titleOf', { name: birth.name })}</span>
      </Heading>
      <p className="tabular text-lg text-ink-soft wrap-anywhere">{[...when, birth.place].join(' · ')}</p>
    </header>
  )
}

type SettingsLineProps = { basics: ChartBasics; settings: ChartSettings; onChange: (settings: ChartSettings) => void; isWorking: boolean }

/** By what the chart was computed, in print and on the screen, where it can be switched. */
export function SettingsLine({ basics, settings, onChange, isWorking }: SettingsLineProps) {
  const { t } = useTranslation(['kundli', 'chart-words'])
  const id = useId()
  const line = [
    `${t(`chart-words:ayanamsas.${basics.settings.ayanamsa}.name`)} ${dmsText(basics.ayanamsaDeg)}`,
    t(`chart-words:nodes.${basics.settings.node}.name`),
    `UTC ${formatOffset(basics.offsetHours)}`,
  ].join(' · ')
  return (
    <section aria-labelledby={id} aria-busy={isWorking || undefined} className="grid gap-3 rounded-lg border border-rule bg-paper-raised p-4 print:border-0 print:p-0">
      <div>
        <h2 id={id} className="text-sm text-ink-soft">
          {t('details.settings')}
        </h2>
        <p className="tabular" role="status">
          {line}
        </p>
      </div>
      {basics.clockFit !== 'once' && (
        <Notice kind="warning">{t(basics.clockFit === 'skipped' ? 'details.clockSkipped' : 'details.clockRepeated')}</Notice>
      )}
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2 print:hidden">
        <SelectField
          id="chart-ayanamsa"
          label={<Meaning term={t('details.ayanamsa')} meaning={`${t('chart-words:terms.ayanamsa.meaning')} ${t(`chart-words:ayanamsas.${settings.ayanamsa}.meaning`)}`} />}
          aria-label={t('details.ayanamsa')}
          options={ayanamsaChoices.map((value) => ({ value, text: t(`chart-words:ayanamsas.${value}.name`) }))}
          value={settings.ayanamsa}
          onChange={({ target }) => onChange({ ...settings, ayanamsa: target.value as ChartSettings['ayanamsa'] })}
        />
        <SelectField
          id="chart-node"
          label={<Meaning term={t('details.node')} meaning={t(`chart-words:nodes.${settings.node}.meaning`)} />}
          aria-label={t('details.node')}
          options={nodeChoices.map((value) => ({ value, text: t(`chart-words:nodes.${value}.name`) }))}
          value={settings.node}
          onChange={({ target }) => onChange({ ...settings, node: target.value as ChartSettings['node'] })}
        />
      </div>
      <p className="text-sm text-ink-soft print:hidden">{t('details.settingsKept')}</p>
    </section>
  )
}
