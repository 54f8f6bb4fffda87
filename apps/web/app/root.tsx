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
import { endEarlyEvents } from './lib/reading/early-events.ts'
import { logout, useSession } from './lib/session/session.ts'
import { SessionProvider } from './lib/session/provider.tsx'
import muktaDevanagari from './ui/fonts/mukta-400-devanagari.woff2?url'
import muktaLatin from './ui/fonts/mukta-400-latin.woff2?url'
import tiroDevanagari from './ui/fonts/tiro-400-devanagari.woff2?url'
import tiroLatin from './ui/fonts/tiro-400-latin.woff2?url'

/** The heading and the text: asked for at once, so that the first paint is mostly in its own letters. */
const firstFonts = { en: [tiroLatin, muktaLatin], hin: [tiroDevanagari, muktaDevanagari] }

const RootAccount = lazy(() => import('./root-account.tsx'))

export function Layout({ children }: { children: ReactNode }) {
  const { facts, json, nonce } = usePage()
  // What was first shown, not what is chosen now: a font asked for too late would only be fetched twice.
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
        {/* Browsers hide a nonce from scripts, and hydration would miss it; 'self' lets these files in without one. */}
        <Links nonce="" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: `${holdEarlyPresses};${startScripts}` }}
        />
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

/** Joins the shell with the session and with the account of whoever is signed in. */
function Frame({ children }: { children: ReactNode }) {
  // After the effects of the page itself, which may take some of them.
  useEffect(endEarlyEvents, [])
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
