import { useTranslation } from '../../lib/locale/use-translation.ts'
import { usePageFacts } from '../../lib/page/page-facts.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { footerColumns } from './nav-links.ts'
import { ShareButton } from './share-button.tsx'

export function Footer() {
  const { t } = useTranslation()
  const { year } = usePageFacts()
  return (
    // Not an anchor for scrolling: after a refresh of a page that fills later, the browser would keep the footer in sight.
    <footer className="mt-16 bg-paper-sunk [overflow-anchor:none]">
      <div className="double-rule" />
      <div className="page-width grid grid-cols-2 gap-x-4 gap-y-8 py-10 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]">
        <div className="max-lg:col-span-full">
          <Logo />
          <p className="mt-2 max-w-xs text-ink-soft">{t('footer.line')}</p>
          <p className="mt-2 flex items-center gap-1">
            <span className="text-ink-soft">{t('language')}</span>
            <LanguageSwitch />
          </p>
        </div>
        {footerColumns.map(({ key, links }) => (
          <nav key={key} aria-labelledby={`footer-${key}`}>
            <FooterHeading id={`footer-${key}`} text={t(`footer.${key}`)} />
            <ul>
              {links.map((link) => (
                <li key={link.key}>
                  <a
                    href={link.to}
                    className="inline-flex min-h-12 items-center text-ink underline-offset-4 hover:underline"
                  >
                    {t(`nav.${link.key}`, { year })}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <section aria-labelledby="footer-social" className="max-lg:col-span-full">
          <FooterHeading id="footer-social" text={t('footer.social')} />
          <ShareButton />
        </section>
      </div>
    </footer>
  )
}

function FooterHeading({ id, text }: { id: string; text: string }) {
  return (
    <h2 id={id} className="mb-2 text-xl">
      {text}
    </h2>
  )
}
