import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router'

import { UnknownAddress } from './shell/not-found.tsx'
import { SignedIn, SiteOnly } from './shell/signed-in.tsx'

/** The parents of all pages: the console, its pages for staff who are signed in, and those of one merchant. */
export const root = createRootRoute({ component: Outlet, notFoundComponent: UnknownAddress })
export const signedIn = createRoute({ getParentRoute: () => root, id: 'in', component: SignedIn })
export const merchant = createRoute({ getParentRoute: () => signedIn, path: '/m/$merchant', component: SiteOnly })
