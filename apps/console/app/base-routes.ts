import { createRootRoute, createRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router'

import { FirstScreen } from './shell/first-screen.tsx'
import { UnknownAddress } from './shell/not-found.tsx'
import { SignedIn, SiteOnly } from './shell/signed-in.tsx'

/** The parents of all pages: the console, its pages for staff who are signed in, and those of one merchant. */
export const root = createRootRoute({ component: Outlet, notFoundComponent: UnknownAddress })
export const signedIn = createRoute({ getParentRoute: () => root, id: 'in', component: SignedIn })
export const merchant = createRoute({ getParentRoute: () => signedIn, path: '/m/$merchant', component: SiteOnly })

/** Pages of no area. */
export const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation',
  component: lazyRouteComponent(() => import('./sign-in/invitation-page.tsx'), 'InvitationPage'),
})
export const home = createRoute({ getParentRoute: () => signedIn, path: '/', component: FirstScreen })
export const first = createRoute({ getParentRoute: () => merchant, path: '/', component: FirstScreen })
