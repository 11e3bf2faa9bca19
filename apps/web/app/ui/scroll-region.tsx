import type { ReactNode } from 'react'

interface ScrollRegionProps {
  label: string
  className?: string | undefined
  children: ReactNode
}

/** A text or table that scrolls within its box. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    // The box contains no focusable element, so it is focusable itself: the arrow keys scroll it (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={label} className={className} tabIndex={0}>
      {children}
    </section>
  )
}
