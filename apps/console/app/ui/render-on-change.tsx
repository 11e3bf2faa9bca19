import { memo } from 'react'
import type { ReactNode } from 'react'

interface RenderOnChangeProps {
  /** All values on which the children depend. Functions in the children may be those of an earlier render. */
  of: readonly unknown[]
  children: ReactNode
}

/** Renders its children again only if one of the values has changed, for parts of a page that are slow to render. */
export const RenderOnChange = memo(
  ({ children }: RenderOnChangeProps) => children,
  (before, now) => before.of.length === now.of.length && before.of.every((value, at) => Object.is(value, now.of[at])),
)
