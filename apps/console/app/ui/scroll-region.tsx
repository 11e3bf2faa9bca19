import type { ReactNode } from 'react'

interface ScrollRegionProps {
  label: string
  className: string | undefined
  children: ReactNode
}

/** A part of the page that scrolls. It takes the focus, so that the arrow keys scroll it. */
export const ScrollRegion = ({ label, className, children }: ScrollRegionProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <section className={className} aria-label={label} tabIndex={0}>
    {children}
  </section>
)
