import type { DomainError, Language } from '@sankalp/contract'
import { errorText } from '@sankalp/content/error-text'

const again: Record<Language, string> = { en: 'Try again', hin: 'फिर कोशिश करें' }

/**
 * Returns a small HTML page for a page that cannot be rendered now. It is plain because it must be cheap to produce.
 */
export function refusalPage({ code, facts }: DomainError, language: Language): string {
  const message = errorText(code, facts, language)
  return `<!doctype html>
<html lang="${language === 'hin' ? 'hi' : 'en'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sankalp</title>
<style>body{font:1.125rem/1.6 system-ui,sans-serif;max-width:32rem;margin:20vh auto 0;padding:0 1rem;color:#2a1a12;background:#fbf6ea}a{color:#a8430f}</style>
<p>${message}</p>
<p><a href="">${again[language]}</a></p>
</html>
`
}
