import { useTranslation } from '../../lib/locale/use-translation.ts'
import { PageHead } from '../../lib/page/page-head.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Buttons, Notices } from './actions.tsx'
import { Cards, ListStates, LoadingFigures } from './content-parts.tsx'
import { Choices, Fields } from './form-parts.tsx'
import { Overlays } from './overlays.tsx'
import { Colours, Letters } from './paper-and-ink.tsx'
import type { ShownGroup } from './list-pictures.server.ts'
import { Drawings, Illustrations, People } from './pictures.tsx'

/** Shows every component with its states, for viewing and testing. */
export function DesignPage({ pictures }: { pictures: ShownGroup[] }) {
  const { t } = useTranslation('design')
  return (
    <div className="page-width grid gap-12 py-10">
      <PageHead title={t('title')} description={t('description')} hidden />
      <div className="grid gap-3">
        <Heading level={1}>{t('title')}</Heading>
        <p className="max-w-2xl text-lg text-ink-soft">{t('lead')}</p>
      </div>
      <Colours />
      <Letters />
      <Buttons />
      <Fields />
      <Choices />
      <Notices />
      <Cards />
      <ListStates />
      <LoadingFigures />
      <Overlays />
      <People />
      <Drawings />
      <Illustrations groups={pictures} />
    </div>
  )
}
