import type { I18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'

import { App } from './app.tsx'
import { whenIdle } from './lib/browser/when-idle.ts'
import { textOf } from './lib/pages/address.ts'
import { leavingPage } from './lib/pages/leaving.ts'
import { loginOver } from './lib/pages/login-over.ts'
import { mountedPageFor, mountFirst, removeHiddenPages, showPage } from './lib/pages/mounted-pages.ts'
import { createNavigator } from './lib/pages/navigation.ts'
import type { Navigation } from './lib/pages/navigation.ts'
import { openPage } from './lib/pages/open-page.ts'
import type { OpenPage } from './lib/pages/open-page.ts'
import { rememberReturn } from './lib/pages/return-to.ts'
import type { Navigate } from './lib/pages/router.tsx'
import { sessionStore } from './lib/session/session.ts'
import { openRoutes } from './open-routes.ts'
import { routes } from './routes.ts'

/** Maximum delay in milliseconds before a left page is removed: until then its game continues. */
const LATEST_REMOVAL_MS = 500

interface BrowserAppProps {
  texts: I18n
  queries: QueryClient
  first: Navigation<OpenPage>
}

/** The app with the browser's history. */
export function BrowserApp({ texts, queries, first }: BrowserAppProps) {
  const navigator = useRef<Navigate | null>(null)
  // Effects of the page run before the effect below creates the navigator, so their navigations are postponed.
  const [navigate] = useState((): Navigate => (to, options) => {
    if (navigator.current) navigator.current(to, options)
    else void Promise.resolve().then(() => navigator.current?.(to, options))
  })
  const [mounted, setMounted] = useState(() => {
    const { address, arrival, page } = first
    return mountFirst({ address, arrival, navigate }, page, currentUser())
  })

  const markLeaving = useEffectEvent(() => leavingPage.set(mounted.router.address))
  const keptPage = useEffectEvent((target: Pick<Navigation, 'address' | 'arrival'>) =>
    mountedPageFor(mounted, { ...target, userName: currentUser() }),
  )

  useEffect(() => {
    const { stop, navigate: go } = createNavigator({
      first,
      // A page that is still mounted is shown at once; its queries reload stale data.
      open: async (address, arrival) =>
        keptPage({ address, arrival })?.page ?? openPage(openRoutes(routes, queries), address, queries),
      onStart: (target) => {
        if (!keptPage(target)) markLeaving()
      },
      keepsPageFor: (target, openedPage: OpenPage) => {
        if (!openedPage.loginFirst) return false
        rememberReturn(textOf(target))
        leavingPage.set(null)
        loginOver.set(true)
        return true
      },
      onArrive: (navigation: Navigation<OpenPage>) => {
        const show = () => setMounted((before) => showPage(before, { ...navigation, userName: currentUser() }))
        if (keptPage(navigation)) afterEvent(show)
        else startTransition(show)
      },
    })
    navigator.current = go
    return () => {
      stop()
      loginOver.set(false)
    }
  }, [first, queries])

  // Removing a page, and above all a game's frame, takes longer than showing the next one.
  const isRemovalDue = removeHiddenPages(mounted) !== mounted
  useEffect(() => {
    if (isRemovalDue) whenIdle(() => setMounted(removeHiddenPages), LATEST_REMOVAL_MS)
  }, [isRemovalDue])

  return <App texts={texts} queries={queries} mounted={mounted} />
}

/**
 * Runs `show` after the current event. Within the tap, React would run all effects before it paints, and a transition
 * would be rendered in parts: both delay a page that is still mounted.
 */
const afterEvent = (show: () => void) => void setTimeout(show)

const currentUser = (): string | null => sessionStore.get()?.userName ?? null
