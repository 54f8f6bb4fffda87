import { type ComponentProps, useCallback, useState } from 'react'
import { useRevalidator } from 'react-router'
import { importUntilThere } from '../../lib/lazy-form/retry-import.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { PublicView } from '../../lib/public-page/page-frame.tsx'
import { DoubleRule } from '../../ui/card.tsx'
import type { BelowFacts } from './below-forms.tsx'
import { Opening } from './opening.tsx'
import { QuickKundli } from './quick-kundli.tsx'
import { Services } from './services.tsx'
import { Signs } from './signs.tsx'
import { SiteJsonLd } from './site-json-ld.tsx'

/** `poojaPrice`: the lowest of all; null if none could be read. */
export type HomeFacts = Omit<ComponentProps<typeof Opening>, 'onReload'> & {
  poojaPrice: string | null
  below: BelowFacts
}

const BelowForms = lazyPart(() => importUntilThere(async () => (await import('./below-forms.tsx')).BelowForms))

export function HomeView() {
  return <PublicView<HomeFacts> body={Home} />
}

export function Home({ poojaPrice, below, ...opening }: HomeFacts) {
  const { revalidate } = useRevalidator()
  const [isReloaded, setIsReloaded] = useState(false)
  const reload = useCallback(() => {
    // Load the form's script too: React replaces the page only once all of it can be rendered.
    setIsReloaded(true)
    void revalidate()
  }, [revalidate])
  return (
    <>
      <Opening {...opening} onReload={reload} />
      <div className="page-width grid grid-cols-1 gap-14 pt-2 sm:gap-20">
        <DoubleRule />
        <Services rate={below.rate} poojaPrice={poojaPrice} />
        <QuickKundli isAwaited={isReloaded} />
        <Signs />
        <BelowForms {...below} />
      </div>
      <SiteJsonLd />
    </>
  )
}
