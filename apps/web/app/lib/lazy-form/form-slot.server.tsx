import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { TextsContext, useTexts } from '../locale/use-language.ts'
import { EarlyPressNotice } from './early-press-notice.tsx'

/**
 * The place of a lazy form in a page one reads. The page is plain HTML, which React never takes over; the form in it is
 * rendered so that React can, by itself, when somebody turns to it (`FormIsland`). Until then presses are held.
 */
export function FormSlot({ name, children }: { name: string; children: ReactNode }) {
  const texts = useTexts()
  const html = renderToString(<TextsContext value={texts}>{children}</TextsContext>, { identifierPrefix: name })
  return (
    <div data-held="">
      <div data-form={name} dangerouslySetInnerHTML={{ __html: html }} />
      <EarlyPressNotice className="pt-4" />
    </div>
  )
}
