import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useLoaderData, useLocation, useNavigate } from 'react-router'
import { NextFailed } from '../../ui/next-failed.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { PageHead } from '../page/page-head.tsx'
import { noteShown } from './load-page.ts'
import type { PublicPage } from './public-page.ts'

/** A public page that React renders on the server and hydrates. Its body is rendered from its loader's facts. */
export function PublicView<Facts extends object>({ body: Body }: { body: ComponentType<Facts> }) {
  const page = useLoaderData<PublicPage<Facts>>()
  return (
    <PageFrame page={page}>
      <Body {...page.facts} />
    </PageFrame>
  )
}

/**
 * Renders what every public page has around its body: the head, and the notice that the next page is loading or could
 * not be loaded.
 */
export function PageFrame({ page, children }: { page: PublicPage; children: ReactNode }) {
  const { pathname, search } = useLocation()
  useEffect(() => noteShown(pathname + search, page), [pathname, search, page])
  return (
    <>
      <PageHead {...page.head} />
      <Waiting text={page.texts.loading} />
      <Spoken text={page.spoken} />
      {page.failedAddress !== undefined && <Failed texts={page.texts} address={page.failedAddress} />}
      {children}
    </>
  )
}

/** Retries the requested page, not the one that stays. */
function Failed({ texts, address }: Pick<PublicPage, 'texts'> & { address: string }) {
  const navigate = useNavigate()
  return <NextFailed texts={texts} onRetry={() => void navigate(address, { preventScrollReset: true })} />
}

/** Announces a page that has replaced the first one. */
function Spoken({ text }: { text: string }) {
  const [first] = useState(text)
  return (
    <p role="status" className="sr-only">
      {text !== first && text}
    </p>
  )
}
