import type { ReactNode } from 'react'

import { Link } from '../lib/pages/router.tsx'

interface AnyLinkProps {
  to: string
  className?: string | undefined
  children?: ReactNode
  onClick?: () => void
}

/** Leads on within the app, or in a tab of its own to somebody else's site, which learns nothing of where one came from. */
export function AnyLink({ to, children, ...rest }: AnyLinkProps) {
  if (to.startsWith('/')) {
    return (
      <Link to={to} {...rest}>
        {children}
      </Link>
    )
  }
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
    </a>
  )
}
