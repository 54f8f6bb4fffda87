import type { BlogListReply } from '@sankalp/contract/blog'
import type { Product } from '@sankalp/contract/shop'
import type { ComponentProps } from 'react'
import { usePageFacts } from '../../lib/page/page-facts.ts'
import type { CallResult } from '../../lib/reading/call-api.server.ts'
import { LatestBlogs } from '../../shared/blog/latest-blogs.tsx'
import { SampleVoices } from '../../shared/marketing/sample-voices.tsx'
import { Acharyas } from './acharyas.tsx'
import { Poojas } from './poojas.tsx'
import { Promises } from './promises.tsx'
import { Questions } from './questions.tsx'
import { ShopPicks } from './shop-picks.tsx'

export type BelowFacts = {
  /** The lowest price per minute of all acharyas; null if none could be read. */
  rate: string | null
  acharyas: ComponentProps<typeof Acharyas>
  poojas: ComponentProps<typeof Poojas>
  products: CallResult<{ products: Product[] }>
  blogs: CallResult<BlogListReply>
}

/** The part below the first screen. It consists of links, so its script is not part of the first load. */
export function BelowForms({ rate, acharyas, poojas, products, blogs }: BelowFacts) {
  const { demo } = usePageFacts()
  return (
    <>
      <Acharyas {...acharyas} />
      <Poojas {...poojas} />
      <ShopPicks result={products} />
      <LatestBlogs result={blogs} />
      {demo && <SampleVoices />}
      <Promises />
      <Questions rate={rate} />
    </>
  )
}
