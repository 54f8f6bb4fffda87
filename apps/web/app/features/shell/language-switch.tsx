import type { MouseEvent } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { isOrdinaryPress } from '../../lib/follow-links.ts'
import {
  addressIn,
  changeLanguage,
  htmlLang,
  otherLanguage,
  searchWithoutLanguage,
} from '../../lib/locale/language-choice.ts'
import { useLanguage, useTexts } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { showToast } from '../../lib/toast.ts'
import { classes } from '../../ui/classes.ts'

const names = { en: 'English', hin: 'हिन्दी' } as const

/** Links to this page in the other language. With JavaScript the page switches without a page load. */
export function LanguageSwitch({ className }: { className?: string }) {
  const texts = useTexts()
  const { t } = useTranslation()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const target = otherLanguage(useLanguage())

  async function turn(event: MouseEvent<HTMLAnchorElement>) {
    // Leave new tabs and windows to the browser.
    if (event.defaultPrevented || !isOrdinaryPress(event)) return
    event.preventDefault()
    try {
      await changeLanguage(texts, target)
    } catch {
      showToast('error', t('languageFailed'))
      return
    }
    if (new URLSearchParams(search).has('lng')) {
      const address = { pathname, search: searchWithoutLanguage(search), hash }
      await navigate(address, { replace: true, preventScrollReset: true })
    }
    await revalidate()
  }

  return (
    <a
      href={addressIn(target, pathname, search)}
      lang={htmlLang(target)}
      hrefLang={htmlLang(target)}
      onClick={(event) => void turn(event)}
      className={classes(
        'inline-flex min-h-12 items-center px-2 font-semibold text-ink no-underline hover:text-sindoor',
        target === 'hin' && 'font-hindi-word',
        className,
      )}
    >
      {names[target]}
    </a>
  )
}
