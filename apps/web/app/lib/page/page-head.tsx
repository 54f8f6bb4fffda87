import { type Language, languageTag } from '@sankalp/contract/language'
import { useLocation } from 'react-router'
import { useLanguage } from '../locale/use-language.ts'
import { useTranslation } from '../locale/use-translation.ts'
import { usePageFacts } from './page-facts.ts'

export type PageHeadProps = {
  title: string
  description: string
  /** Keeps private and empty pages out of search engines. */
  hidden?: boolean
  type?: 'website' | 'article'
  /** A path on this site; the default is the picture of the page's kind. */
  image?: string
  /** The address of this page's feed. */
  feed?: string
  /** The query parameters that make it a different page, such as a category; others are ignored. */
  query?: Record<string, string>
}

/**
 * Renders title, description, canonical address, Open Graph and the other language of a page. React hoists these
 * elements into the head, on the server too, and updates them with the language.
 */
export function PageHead({ title, description, hidden, type = 'website', image, feed, query }: PageHeadProps) {
  const { t } = useTranslation()
  const { origin } = usePageFacts()
  const { pathname } = useLocation()
  const language = useLanguage()
  const fullTitle = `${title} · ${t('brand')}`
  const address = (lng: Language) => {
    const search = new URLSearchParams({ ...query, ...(lng !== 'en' && { lng }) }).toString()
    return origin + pathname + (search && `?${search}`)
  }
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {hidden && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address(language)} />
      <link rel="alternate" hrefLang={languageTag.en} href={address('en')} />
      <link rel="alternate" hrefLang={languageTag.hin} href={address('hin')} />
      <link rel="alternate" hrefLang="x-default" href={address('en')} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={t('brand')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address(language)} />
      <meta property="og:image" content={origin + (image ?? pictureOf(pathname, language))} />
      <meta property="og:locale" content={languageTag[language].replace('-', '_')} />
      <meta name="twitter:card" content="summary_large_image" />
      {feed && <link rel="alternate" type="application/rss+xml" href={feed} />}
    </>
  )
}

/**
 * Returns the picture that the server draws for the first part of an address; for an unknown part the server sends the
 * home page's.
 */
function pictureOf(pathname: string, language: Language): string {
  return `/share/page/${pathname.split('/')[1] || 'home'}.png?lng=${language}`
}
