import { createContext, use } from 'react'
import type { ComponentPropsWithRef, MouseEvent } from 'react'

import type { Address } from './address.ts'
import type { Navigation } from './navigation.ts'

/**
 * The router's interface for pages. The addresses of this app are a table of fixed paths with queries, so a general
 * router with patterns, nesting and forms is not needed; it was a quarter of the first load.
 */
export interface Router {
  address: Address
  /** How the current page was reached. */
  arrival: Navigation['arrival']
  navigate: Navigate
}

export interface NavigateOptions {
  /** Replaces the current history entry. */
  replace?: boolean
}

/** Goes to an address of this app, or by a number of history steps. */
export type Navigate = (to: string | number, options?: NavigateOptions) => void

const RouterContext = createContext<Router | null>(null)
export const RouterProvider = RouterContext

function useRouter(): Router {
  const router = use(RouterContext)
  if (!router) throw new Error('This component is outside of the router')
  return router
}

/** Returns the current location: path, query, fragment, and a key of this history entry. */
export const useLocation = (): Address => useRouter().address

export const useArrival = (): Navigation['arrival'] => useRouter().arrival

export const useNavigate = (): Navigate => useRouter().navigate

/** Returns the fragment including `#`; empty if there is none, and on the server. */
export const useHash = (): string => useRouter().address.hash

/** Returns the query of the address. It is changed by navigating to another address. */
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

/** Whether a tap on a link opens its page here rather than in another tab. */
export const opensHere = ({ defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey }: Tap): boolean =>
  !defaultPrevented && button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey
