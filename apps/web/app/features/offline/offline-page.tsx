import { useEffect, useState } from 'react'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { safeRedirect } from '../../lib/session-redirect.ts'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { KeptDay } from './kept-day.tsx'
import { type Kept, readKept } from './read-kept.ts'

/** Shown by the service worker in the place of a page that cannot be reached. Its links lead to copies. */
export function OfflinePage() {
  const { t } = useTranslation('offline')
  const language = useLanguage()
  const [kept, setKept] = useState<Kept | null>(null)
  useEffect(() => {
    void readKept(language).then(setKept)
    window.addEventListener('online', leaveIfReached)
    return () => window.removeEventListener('online', leaveIfReached)
  }, [language])
  const isEmpty = kept && !kept.year && kept.articles.length === 0
  return (
    <div className="page-width grid gap-10 py-8 sm:py-12">
      <PageHead title={t('title')} description={t('description')} hidden />
      <div className="grid justify-items-start gap-4">
        <Heading level={1}>{t('title')}</Heading>
        <p className="max-w-2xl text-lg text-ink-soft">{t('text')}</p>
        <Button onClick={tryAgain}>{t('tryAgain')}</Button>
      </div>
      {kept?.year && <KeptDay year={kept.year} />}
      {kept && kept.articles.length > 0 && (
        <section aria-labelledby="kept-articles" className="grid gap-2">
          <h2 id="kept-articles" className="text-3xl">
            {t('articles')}
          </h2>
          <ul>
            {kept.articles.map(({ path, title }) => (
              <li key={path} className="border-t border-rule">
                {/* A whole page, which is what is kept; not its data. */}
                <a href={path} data-plain="" className="flex min-h-12 items-center py-2 text-lg">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isEmpty && <p className="max-w-2xl rounded-md bg-info-tint p-4">{t('nothing')}</p>}
    </div>
  )
}

/** Browsers say "online" as soon as there is any network at all: whoever is reading here is only taken away for a site that answers. */
function leaveIfReached(): void {
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok && tryAgain(),
    // Not yet: the next word of the browser, or the button, tries again.
    () => undefined,
  )
}

/** Back to the page that was wanted; without a network its worker leads here again. */
function tryAgain() {
  location.replace(safeRedirect(new URLSearchParams(location.search).get('from')))
}
