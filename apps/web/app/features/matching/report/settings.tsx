import { saveSettings } from '../../../shared/birth/chart-preferences.ts'
import { type ChartSettings, ayanamsaChoices, nodeChoices } from '../../../shared/birth/chart-settings.ts'
import { formatOffset } from '../../../shared/birth/offset-text.ts'
import { Heading } from '../../../ui/heading.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import type { MatchReading } from '../match-engine.ts'
import { partners } from '../partner-values.ts'
import { useReportWords } from './report-words.ts'

type SettingsProps = { reading: MatchReading; onChange: (settings: ChartSettings) => void }

/** Shows the settings of the charts: printed with the report, and changed in place. */
export function Settings({ reading, onChange }: SettingsProps) {
  const t = useReportWords()
  const { settings, charts, couple } = reading
  const { ayanamsa, node } = settings
  const change = (part: Partial<ChartSettings>) => {
    const next = { ...settings, ...part }
    saveSettings(next)
    onChange(next)
  }
  return (
    <section aria-labelledby="match-settings" className="grid gap-3">
      <Heading id="match-settings">{t('report.settings')}</Heading>
      <p className="tabular">
        {t('report.settingsLine', {
          ayanamsa: t(`chart-words:ayanamsas.${ayanamsa}.name`),
          node: t(`chart-words:nodes.${node}.name`),
        })}
      </p>
      {/* The zero point of the zodiac moves, so each birth has its own ayanamsa. */}
      {partners.map((partner) => (
        <p key={partner} className="tabular wrap-anywhere text-ink-soft">
          {t('report.birthLine', {
            name: couple[partner].name,
            degrees: degreesText(charts[partner].birth.ayanamsaDeg),
            offset: formatOffset(charts[partner].birth.zoneOffsetSeconds / 3600),
          })}
        </p>
      ))}
      <div className="grid max-w-2xl gap-4 sm:grid-cols-2 print:hidden">
        <SelectField
          label={t('chart-words:terms.ayanamsa.name')}
          hint={t('chart-words:terms.ayanamsa.meaning')}
          value={ayanamsa}
          onChange={({ target }) => change({ ayanamsa: target.value as ChartSettings['ayanamsa'] })}
          options={ayanamsaChoices.map((value) => ({ value, text: t(`chart-words:ayanamsas.${value}.name`) }))}
        />
        <SelectField
          label={t('chart-words:terms.node.name')}
          hint={t('chart-words:terms.node.meaning')}
          value={node}
          onChange={({ target }) => change({ node: target.value as ChartSettings['node'] })}
          options={nodeChoices.map((value) => ({ value, text: t(`chart-words:nodes.${value}.name`) }))}
        />
      </div>
    </section>
  )
}

/** 23° 51′ 12″ */
function degreesText(deg: number): string {
  const seconds = Math.round(deg * 3600)
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}° ${pad(Math.floor(seconds / 60) % 60)}′ ${pad(seconds % 60)}″`
}
