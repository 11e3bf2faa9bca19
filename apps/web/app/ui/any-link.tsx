import type { ReactNode } from 'react'

import { Link } from '../lib/pages/router.tsx'

interface AnyLinkProps {
  to: string
  className?: string | undefined
  children?: ReactNode
  onClick?: () => void
}

/** Link within the app, or to another site in a new tab without a referrer. */
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
