import type { Language } from '@sankalp/contract'
import { demoProviderTexts } from '@sankalp/content/payments-texts'
import { type SmallPage, escapeHtml, smallPageFonts } from '../../../http/small-page.ts'
import { type DemoLink, type DemoMethod, canBePaid, demoMethods, statusOf } from './demo-link.ts'

type Shown = { link: DemoLink; language: Language; nowMs: number; walletUrl: string; path: string }

/** Renders the provider's page: plain forms, no script, and the look of another site. */
export function demoPayPage({ link, language, nowMs, walletUrl, path }: Shown): SmallPage {
  const texts = demoProviderTexts[language]
  const isOpen = canBePaid(link, nowMs)
  return {
    language,
    title: `${texts.title(link.amountPaise)} · ${texts.provider}`,
    style,
    formTargets: [new URL(link.callbackUrl).origin],
    body: frame(
      language,
      path,
      `<p class="payee">${texts.payee}</p><h1>${escapeHtml(texts.title(link.amountPaise))}</h1>
<p class="reference">${texts.reference} <code>${escapeHtml(link.reference.slice(0, 8))}</code></p>
${isOpen ? renderForm(link, language, path) : renderOver(link, language, nowMs)}
<a class="back" href="${escapeHtml(walletUrl)}">${isOpen ? texts.close : texts.back}</a>`,
    ),
  }
}

export function demoUnknownPage(language: Language, walletUrl: string, path: string): SmallPage {
  const texts = demoProviderTexts[language]
  return {
    language,
    title: texts.provider,
    style,
    body: frame(
      language,
      path,
      `<h1>${texts.unknown}</h1><a class="back" href="${escapeHtml(walletUrl)}">${texts.back}</a>`,
    ),
  }
}

function frame(language: Language, path: string, main: string): string {
  const texts = demoProviderTexts[language]
  const other = language === 'en' ? 'hin' : 'en'
  return `<header><span class="brand">${mark}<b>${texts.provider}</b></span><a href="${escapeHtml(path)}?lng=${other}" lang="${other === 'hin' ? 'hi' : 'en'}">${texts.otherLanguage}</a></header>
<p class="demo" role="note">${texts.noMoney}</p><main>${main}</main>
<footer>${texts.provider}: ${texts.about}</footer>`
}

function renderForm(link: DemoLink, language: Language, path: string): string {
  const texts = demoProviderTexts[language]
  const choice = (method: DemoMethod) =>
    `<label><input type="radio" name="method" value="${method}"${method === 'upi' ? ' checked' : ''}>${pictures[method]}<span><b>${texts[method]}</b><small>${texts[`${method}Hint`]}</small></span></label>`
  const other = (outcome: 'late' | 'twice' | 'failed') =>
    `<button name="outcome" value="${outcome}">${texts[outcome]}</button>`
  return `<form method="post" action="${escapeHtml(path)}?lng=${language}"><fieldset><legend>${texts.how}</legend>${demoMethods.map(choice).join('')}</fieldset>
<button class="pay" name="outcome" value="paid">${escapeHtml(texts.pay(link.amountPaise))}</button>
<section aria-labelledby="otherwise"><h2 id="otherwise">${texts.otherwise}</h2>${other('late')}${other('twice')}${other('failed')}</section></form>`
}

function renderOver(link: DemoLink, language: Language, nowMs: number): string {
  const status = statusOf(link, nowMs)
  return `<p class="over" role="status">${demoProviderTexts[language].over[status === 'created' ? 'waiting' : status]}</p>`
}

const drawn = (paths: string) =>
  `<svg viewBox="0 0 40 40" width="40" height="40" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`

/** Three small line drawings: a phone that scans, a card, a bank. */
const pictures: Record<DemoMethod, string> = {
  upi: drawn(
    '<rect x="11" y="4" width="18" height="32" rx="3"/><path d="M16 12h3v3h-3zM22 12h2v2M16 19h2v2M22 18h3v3h-3zM18 31h4"/>',
  ),
  card: drawn('<rect x="4" y="9" width="32" height="22" rx="3"/><path d="M4 16h32M9 25h8"/>'),
  netbanking: drawn('<path d="M5 15 20 6l15 9zM9 15v14M17 15v14M23 15v14M31 15v14M5 29h30M5 34h30"/>'),
}

const mark = `<svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true"><circle cx="14" cy="14" r="13" fill="#f2ab27"/><path d="M9 8h10M9 13h10M14 8c6 0 6 9-4 9l7 6" fill="none" stroke="#0b3c40" stroke-width="2" stroke-linecap="round"/></svg>`

const style = `:root{color-scheme:light dark;--ground:#eef3f2;--sheet:#fff;--ink:#12282a;--soft:#47605f;--rule:#b9cccb;--main:#0b676b;--on-main:#fff;--chosen:#fdf0cd;--edge:#865000}
@media (prefers-color-scheme:dark){:root{--ground:#0b1a1c;--sheet:#122629;--ink:#eaf3f1;--soft:#a9c0bd;--rule:#34504f;--main:#6cc9c4;--on-main:#06201f;--chosen:#3a2f12;--edge:#f4b63f}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.6 ${smallPageFonts}}
header{display:flex;justify-content:space-between;align-items:center;gap:1rem;padding:.5rem 1rem;background:#0b3c40;color:#fff}header a{color:#fff;padding:.75rem;margin:-.25rem 0}
.brand{display:flex;gap:.5rem;align-items:center;font-size:1.125rem}
.demo{margin:0;padding:.75rem 1rem;background:var(--chosen);border-bottom:1px solid var(--edge);text-align:center}
main{width:min(26rem,100% - 2rem);margin:1rem auto;padding:1.25rem 1rem;background:var(--sheet);border:1px solid var(--rule);border-radius:.5rem}
h1{margin:0;font-size:1.75rem;line-height:1.3;font-variant-numeric:tabular-nums}h2,legend{font-size:1rem;font-weight:600;margin:0 0 .5rem;padding:0}
.payee,.reference{margin:0;color:var(--soft)}fieldset{border:0;margin:1.25rem 0;padding:0;display:grid;gap:.5rem}
label{display:flex;align-items:center;gap:.75rem;min-height:3.5rem;padding:.5rem .75rem;border:1px solid var(--rule);border-radius:.5rem;cursor:pointer}
label:has(:checked){background:var(--chosen);border-color:var(--edge)}label svg{flex:none;color:var(--main)}input{width:1.25rem;height:1.25rem;flex:none;margin:0;accent-color:var(--main)}
label span{display:grid;line-height:1.4}small{color:var(--soft);font-size:.875rem}
button{display:block;width:100%;min-height:3rem;margin:.5rem 0;padding:.5rem 1rem;font:inherit;color:var(--ink);background:none;border:1px solid var(--rule);border-radius:.5rem;cursor:pointer;text-align:start}
.pay{background:var(--main);color:var(--on-main);border-color:var(--main);font-weight:600;font-size:1.125rem;text-align:center}
section{margin-top:1.5rem;padding-top:1rem;border-top:1px solid var(--rule)}.over{padding:1rem 0;font-size:1.125rem}
.back{display:block;padding:.75rem 0 0;color:var(--main);text-align:center;min-height:3rem}footer{padding:0 1rem 2rem;text-align:center;color:var(--soft);font-size:.875rem}
:focus-visible{outline:3px solid var(--edge);outline-offset:2px}label:has(:focus-visible){outline:3px solid var(--edge);outline-offset:2px}code{font-size:1em}`
