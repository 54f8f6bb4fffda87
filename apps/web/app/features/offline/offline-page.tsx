import { useEffect, useState } from 'react'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { PageHead } from '../../lib/page/page-head.tsx'
import { safeRedirect } from '../../lib/session/redirect.ts'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { StatePicture } from '../../ui/state-picture.tsx'
import { CachedDay } from './copied-day.tsx'
import { type CachedCopies, readCached } from './read-copies.ts'

/** Shown by the service worker in place of a page that cannot be reached. Its links open cached copies. */
export function OfflinePage() {
  const { t } = useTranslation('offline')
  const language = useLanguage()
  const [cached, setCached] = useState<CachedCopies | null>(null)
  useEffect(() => {
    void readCached(language).then(setCached)
    window.addEventListener('online', leaveIfReached)
    return () => window.removeEventListener('online', leaveIfReached)
  }, [language])
  const isEmpty = cached && cached.years.length === 0 && cached.articles.length === 0
  return (
    <div className="page-width grid gap-10 py-8 sm:py-12">
      <PageHead title={t('title')} description={t('description')} hidden />
      <div className="grid justify-items-start gap-4">
        <StatePicture of="offline" />
        <Heading level={1}>{t('title')}</Heading>
        <p className="max-w-2xl text-lg text-ink-soft">{t('text')}</p>
        <Button onClick={tryAgain}>{t('tryAgain')}</Button>
      </div>
      {cached && cached.years.length > 0 && <CachedDay years={cached.years} />}
      {cached && cached.articles.length > 0 && (
        <section aria-labelledby="cached-articles" className="grid gap-2">
          <h2 id="cached-articles" className="text-3xl">
            {t('articles')}
          </h2>
          <ul>
            {cached.articles.map(({ path, title }) => (
              <li key={path} className="border-t border-rule">
                {/* Loads a whole page, because pages are cached and their data is not. */}
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

/** Leaves this page only if the site answers, because browsers report "online" as soon as there is any network. */
function leaveIfReached(): void {
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok && tryAgain(),
    // Still unreachable: the browser's next event, or the button, tries again.
    () => undefined,
  )
}

/** Reloads the page that was requested; without a network the worker shows this page again. */
function tryAgain() {
  location.replace(safeRedirect(new URLSearchParams(location.search).get('from')))
}
