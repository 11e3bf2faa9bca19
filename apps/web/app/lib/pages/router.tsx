import { createContext, use } from 'react'
import type { ComponentPropsWithRef, MouseEvent } from 'react'

import type { Address } from './address.ts'
import type { Navigation } from './navigation.ts'

/**
 * The router's part that pages see. The addresses of this app are a table of fixed paths with queries, so the general
 * router that knows patterns, nesting and forms is not needed; it was a quarter of the first load.
 */
export interface Router {
  address: Address
  /** How one came here. */
  arrival: Navigation['arrival']
  /** Whether one is on the way to another page, whose code is being loaded. */
  leaving: boolean
  navigate: Navigate
}

export interface NavigateOptions {
  /** Takes the place of the present entry of the history. */
  replace?: boolean
}

/** Goes to an address of this app, or so many steps through the history. */
export type Navigate = (to: string | number, options?: NavigateOptions) => void

const RouterContext = createContext<Router | null>(null)
export const RouterProvider = RouterContext

function useRouter(): Router {
  const router = use(RouterContext)
  if (!router) throw new Error('This stands outside of the router')
  return router
}

/** Where one is: path, query, fragment, and a key of this entry of the history. */
export const useLocation = (): Address => useRouter().address

export const useArrival = (): Navigation['arrival'] => useRouter().arrival

export const useLeaving = (): boolean => useRouter().leaving

export const useNavigate = (): Navigate => useRouter().navigate

/** What stands behind `#`, with it; empty where nothing does, and on the server. */
export const useHash = (): string => useRouter().address.hash

/** The query of the address. It is changed by going to another address. */
export const useSearch = (): URLSearchParams => new URLSearchParams(useRouter().address.search)

interface LinkProps extends ComponentPropsWithRef<'a'> {
  to: string
  replace?: boolean
}

/** A link to a page of this app. */
export function Link({ to, replace = false, onClick, children, ...anchor }: LinkProps) {
  const { navigate } = useRouter()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!opensHere(event)) return
    event.preventDefault()
    navigate(to, { replace })
  }
  return (
    <a {...anchor} href={to} onClick={follow}>
      {children}
    </a>
  )
}

type Tap = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>

/** Whether a tap on a link asks for its page here, and not in another tab. */
export const opensHere = ({ defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey }: Tap): boolean =>
  !defaultPrevented && button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey
