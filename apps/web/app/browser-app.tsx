import type { I18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'

import { App } from './app.tsx'
import { textOf } from './lib/pages/address.ts'
import { leavingPage } from './lib/pages/leaving.ts'
import { loginOver } from './lib/pages/login-over.ts'
import { createNavigator } from './lib/pages/navigation.ts'
import type { Navigation } from './lib/pages/navigation.ts'
import { openPage } from './lib/pages/open-page.ts'
import type { OpenPage } from './lib/pages/open-page.ts'
import { rememberReturn } from './lib/pages/return-to.ts'
import type { Navigate } from './lib/pages/router.tsx'
import { openRoutes } from './open-routes.ts'
import { routes } from './routes.ts'

interface BrowserAppProps {
  texts: I18n
  queries: QueryClient
  first: Navigation<OpenPage>
}

/** The app with the browser's history. */
export function BrowserApp({ texts, queries, first }: BrowserAppProps) {
  const [{ address, arrival, page }, arrive] = useState(first)
  const navigator = useRef<Navigate | null>(null)
  // Effects of the page run before the effect below creates the navigator, so their navigations are postponed.
  const [navigate] = useState((): Navigate => (to, options) => {
    if (navigator.current) navigator.current(to, options)
    else void Promise.resolve().then(() => navigator.current?.(to, options))
  })

  const markLeaving = useEffectEvent(() => leavingPage.set(address))

  useEffect(() => {
    const { stop, navigate: go } = createNavigator({
      first,
      open: (target) => openPage(openRoutes(routes, queries), target, queries),
      onStart: () => markLeaving(),
      keepsPageFor: (target, openedPage: OpenPage) => {
        if (!openedPage.loginFirst) return false
        rememberReturn(textOf(target))
        leavingPage.set(null)
        loginOver.set(true)
        return true
      },
      onArrive: (navigation: Navigation<OpenPage>) => startTransition(() => arrive(navigation)),
    })
    navigator.current = go
    return () => {
      stop()
      loginOver.set(false)
    }
  }, [first, queries])

  return <App texts={texts} queries={queries} router={{ address, arrival, navigate }} page={page} />
}
