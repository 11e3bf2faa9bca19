import type { ReactNode } from 'react'

interface ListProps<Item> {
  items: readonly Item[]
  /** Shown for an empty list, so that the screen is never empty. */
  empty: ReactNode
  className?: string | undefined
  /** Renders one `<li>`, with its key. */
  children(item: Item, index: number): ReactNode
}

export function List<Item>({ items, empty, className, children }: ListProps<Item>) {
  if (items.length === 0) return empty
  return <ul className={className}>{items.map(children)}</ul>
}
