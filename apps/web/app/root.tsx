import './ui/app.css'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { isRouteErrorResponse, Links, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router'
import type { Account } from './features/shell/account.ts'
import { ErrorPage } from './features/shell/error-page.tsx'
import { NotFoundPage } from './features/shell/not-found-page.tsx'
import { Shell } from './features/shell/shell.tsx'
import { useFollowLinks } from './lib/follow-links.ts'
import { holdEarlyPresses } from './lib/lazy-form/hold-early-presses.ts'
import { htmlLang } from './lib/locale/language-choice.ts'
import { useLanguage } from './lib/locale/use-language.ts'
import { pageDataId, usePage } from './lib/page/page-facts.ts'
import { startScripts } from './lib/page/start-scripts.ts'
import { toInlineScript } from './lib/page/inline-script.ts'
import { logout, useSession } from './lib/session/session.ts'
import { SessionProvider } from './lib/session/provider.tsx'
import muktaDevanagari from './ui/fonts/mukta-400-devanagari.woff2?url'
import muktaLatin from './ui/fonts/mukta-400-latin.woff2?url'
import tiroDevanagari from './ui/fonts/tiro-400-devanagari.woff2?url'
import tiroLatin from './ui/fonts/tiro-400-latin.woff2?url'

/** The fonts of headings and text, preloaded so that the first paint mostly uses them. */
const firstFonts = { en: [tiroLatin, muktaLatin], hin: [tiroDevanagari, muktaDevanagari] }

/** Runs before any module is loaded. Only the server writes it: browsers load none of its functions. */
const headScript = import.meta.env.SSR ? toInlineScript(holdEarlyPresses, startScripts) : ''

const RootAccount = lazy(() => import('./root-account.tsx'))

export function Layout({ children }: { children: ReactNode }) {
  const { facts, json, nonce } = usePage()
  // The language of the first render, not the current one: a font preloaded too late would be fetched twice.
  const { language } = facts
  return (
    <html lang={htmlLang(useLanguage())}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf6ea" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#12142a" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {firstFonts[language].map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {/*
         * Browsers hide a nonce from scripts, so hydration would see a difference; 'self' allows these files without
         * one.
         */}
        <Links nonce="" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript }} />
      </head>
      {/* oxlint-disable-next-line click-events-have-key-events, no-static-element-interactions, no-noninteractive-element-interactions -- what is pressed are links in it */}
      <body onClick={useFollowLinks()}>
        {children}
        <script id={pageDataId} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return <Frame>{isMissing ? <NotFoundPage /> : <ErrorPage />}</Frame>
}

/** Connects the shell with the session and the signed-in user's account. */
function Frame({ children }: { children: ReactNode }) {
  // Runs after the effects of the page itself: from now on the page is interactive.
  useEffect(() => void (document.documentElement.dataset.live = ''), [])
  return (
    <SessionProvider>
      <SignedShell>{children}</SignedShell>
    </SessionProvider>
  )
}

function SignedShell({ children }: { children: ReactNode }) {
  const { signedIn } = useSession()
  const [account, setAccount] = useState<Account | null>(null)
  return (
    <>
      <Shell signedIn={signedIn} account={signedIn ? account : null} onLogout={() => void logout()}>
        {children}
      </Shell>
      {signedIn && (
        <Suspense fallback={null}>
          <RootAccount onChange={setAccount} />
        </Suspense>
      )}
    </>
  )
}
