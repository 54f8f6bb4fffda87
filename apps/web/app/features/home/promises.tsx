import { Section } from './section.tsx'
import { useWords } from './words.ts'

const promises = ['cause', 'money', 'calm'] as const

export function Promises() {
  const { t } = useWords()
  return (
    <Section id="promises" title={t('promises.title')}>
      <ul className="grid gap-8 md:grid-cols-3">
        {promises.map((key) => (
          <li key={key} className="border-l-2 border-marigold pl-4">
            <h3 className="text-xl">{t(`promises.${key}.title`)}</h3>
            <p className="mt-1 text-ink-soft">{t(`promises.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
