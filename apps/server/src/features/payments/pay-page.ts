import type { Language } from '@sankalp/contract'
import { errorText } from '@sankalp/content/error-text'
import { payPageTexts } from '@sankalp/content/payments-texts'
import { type SmallPage, escapeHtml, smallPageFonts } from '../../platform/http/small-page.ts'

type Told = { title: string; text: string; again: string | null }

/**
 * Renders the page for the tab in which the provider's page should open: what happened, that nothing was charged, and
 * two links to continue.
 */
export function notStartedPage(language: Language, paymentId: string): SmallPage {
  const texts = payPageTexts[language]
  return page(language, {
    title: texts.title,
    text: errorText('PAYMENT_NOT_STARTED', {}, language),
    again: `/pay/${paymentId}`,
  })
}

export function tooOftenPage(language: Language, paymentId: string, retryAfterSeconds: number): SmallPage {
  const text = `${errorText('TOO_MANY_REQUESTS', { retryAfterSeconds }, language)} ${payPageTexts[language].nothingCharged}`
  return page(language, { title: payPageTexts[language].busyTitle, text, again: `/pay/${paymentId}` })
}

export function unknownPaymentPage(language: Language): SmallPage {
  const texts = payPageTexts[language]
  return page(language, { title: texts.unknownTitle, text: texts.unknown, again: null })
}

function page(language: Language, { title, text, again }: Told): SmallPage {
  const texts = payPageTexts[language]
  const tryAgain = again === null ? '' : `<a class="main" href="${escapeHtml(encodeURI(again))}">${texts.tryAgain}</a>`
  const body = `<main><h1>${title}</h1><p role="alert">${escapeHtml(text)}</p><p class="ways">${tryAgain}<a href="/mywallet">${texts.toWallet}</a></p></main>`
  return { language, title: `${title} · Sankalp`, style, body }
}

const style = `:root{color-scheme:light dark;--paper:#fbf6ea;--ink:#2f1b35;--rule:#dccbae;--main:#b0281c;--on-main:#fff9ef}
@media (prefers-color-scheme:dark){:root{--paper:#12142a;--ink:#f5ecdd;--rule:#373b5e;--main:#ff917d;--on-main:#2b0c07}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--paper);color:var(--ink);font:16px/1.6 ${smallPageFonts}}
main{max-width:32rem;margin:1rem;padding:1.5rem 1rem;border-block:3px double var(--rule)}h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.4}
.ways{display:flex;flex-wrap:wrap;gap:.75rem;margin:1.5rem 0 0}a{display:inline-flex;align-items:center;min-height:3rem;padding:0 1rem;color:inherit;border:1px solid var(--rule);border-radius:.5rem;text-decoration:none}
a.main{background:var(--main);color:var(--on-main);border-color:var(--main)}a:focus-visible{outline:3px solid var(--main);outline-offset:2px}`
