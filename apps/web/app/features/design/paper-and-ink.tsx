import { useTranslation } from '../../lib/locale/use-translation.ts'
import { Heading } from '../../ui/heading.tsx'
import { textPairs } from '../../ui/tokens.ts'
import { Part } from './part.tsx'

export function Colours() {
  const { t } = useTranslation('design')
  return (
    <Part name="colours">
      <p className="text-ink-soft">{t('colours.note')}</p>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {textPairs.map(([front, ground]) => (
          <li
            key={`${front} ${ground}`}
            className="rounded-md border border-rule p-3"
            style={{ color: `var(--${front})`, background: `var(--${ground})` }}
          >
            <span className="block font-heading text-2xl">{t('colours.sample')}</span>
            <span lang="en" className="block text-sm break-words">
              {front} / {ground}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

export function Letters() {
  const { t } = useTranslation('design')
  return (
    <Part name="letters">
      {/* The page's only level-1 heading is above; this line only looks like one. */}
      <p className="font-heading text-4xl leading-tight hi:leading-snug sm:text-5xl">{t('letters.one')}</p>
      <p className="font-heading text-3xl leading-tight hi:leading-snug">{t('letters.two')}</p>
      <Heading level={3}>{t('letters.three')}</Heading>
      <p className="tabular max-w-2xl">{t('letters.text')}</p>
      <p className="font-semibold">{t('letters.strong')}</p>
      <p className="text-ink-soft">{t('letters.soft')}</p>
    </Part>
  )
}
