import type { ReactNode } from 'react'
import { RichText } from '../../lib/locale/rich-text.tsx'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { Card, DoubleRule } from '../../ui/card.tsx'
import { StatePicture } from '../../ui/state-picture.tsx'

type AuthFrameProps = { title: string; prompt: ReactNode; children: ReactNode; below?: ReactNode }

/** The card that all pages of the sign-in share. */
export function AuthFrame({ title, prompt, children, below }: AuthFrameProps) {
  return (
    <section className="page-width grid justify-items-center py-8 sm:py-14">
      <Card className="grid w-full max-w-md gap-5">
        <header className="grid justify-items-center gap-2 text-center">
          <StatePicture of="done-lamp" size={120} />
          <h1 className="text-3xl leading-tight hi:leading-snug">{title}</h1>
          <p className="text-ink-soft">{prompt}</p>
        </header>
        <DoubleRule />
        <NoScript />
        {children}
      </Card>
      {below && <div className="mt-5 text-center">{below}</div>}
    </section>
  )
}

function NoScript() {
  const { t } = useTranslation('auth')
  return (
    <noscript>
      <p className="rounded-md border-l-4 border-marigold bg-marigold-tint p-4">{t('noScript')}</p>
    </noscript>
  )
}

export function TermsLine() {
  const { t } = useTranslation('auth')
  return (
    <p className="text-center text-sm text-ink-soft">
      <RichText text={t('terms')} parts={{ terms: linkToTerms }} />
    </p>
  )
}

const linkToTerms = (words: string) => (
  <a href="/privacy" className="inline-block py-1 text-ink underline">
    {words}
  </a>
)
