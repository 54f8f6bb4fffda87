import { lazyForm } from '../../lib/lazy-form/lazy-form.tsx'
import { Card } from '../../ui/card.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section } from './section.tsx'
import { useWords } from './words.ts'

const LazyQuickKundli = lazyForm(async () => (await import('./quick-kundli-form.tsx')).QuickKundliForm)

/** Asks for date, time and place of a chart. The form's script loads when the user turns to it. */
export function QuickKundli({ isAwaited }: { isAwaited: boolean }) {
  const { t } = useWords()
  return (
    <Section id="kundli" title={t('kundli.title')} lead={t('kundli.lead')}>
      <Card className="grid gap-6 md:grid-cols-[1fr_auto] md:items-center">
        <LazyQuickKundli isAwaited={isAwaited} />
        <Picture name="things/chart" size={200} className="mx-auto rounded-md max-md:hidden" />
      </Card>
    </Section>
  )
}
