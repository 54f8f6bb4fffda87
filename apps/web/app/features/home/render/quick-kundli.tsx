import { FormSlot } from '../../../lib/lazy-form/form-slot.server.tsx'
import { Card } from '../../../ui/card.tsx'
import { Yantra } from '../../../ui/drawings/yantra.tsx'
import { QuickKundliForm } from '../components/quick-kundli-form.tsx'
import { Section } from './section.tsx'
import { useWords } from './words.ts'

/** A chart from date, time and place: the form is the browser's own (`home-script.tsx` has React take it over). */
export function QuickKundli({ year }: { year: number }) {
  const { t } = useWords()
  return (
    <Section id="kundli" title={t('kundli.title')} lead={t('kundli.lead')}>
      <Card className="grid gap-6 md:grid-cols-[1fr_auto] md:items-center">
        <FormSlot name="quick-kundli">
          <QuickKundliForm navigate={() => undefined} year={year} />
        </FormSlot>
        <Yantra size={168} className="mx-auto max-md:hidden" />
      </Card>
    </Section>
  )
}
