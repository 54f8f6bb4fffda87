import './ui/app.css'
import type { ReactNode } from 'react'
import { isRouteErrorResponse, Links, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router'
import { ErrorPage } from './features/shell/error-page.tsx'
import { NotFoundPage } from './features/shell/not-found-page.tsx'
import { Shell } from './features/shell/shell.tsx'
import { htmlLang, useLanguage } from './lib/locale/use-language.ts'
import { pageDataId, usePage } from './lib/page-facts.ts'
import { logout, useSession } from './lib/session.ts'
import { SessionProvider } from './lib/session-provider.tsx'

export function Layout({ children }: { children: ReactNode }) {
  const { json } = usePage()
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
        <Links />
      </head>
      <body>
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
  return (
    <SessionProvider>
      <SignedShell>{children}</SignedShell>
    </SessionProvider>
  )
}

function SignedShell({ children }: { children: ReactNode }) {
  const { signedIn } = useSession()
  return (
    <Shell signedIn={signedIn} account={null} onLogout={() => void logout()}>
      {children}
    </Shell>
  )
}
