import type { ReactNode } from 'react'

interface ListProps<Item> {
  items: readonly Item[]
  /** What stands there when there is nothing: nobody is left with an empty screen. */
  empty: ReactNode
  className?: string | undefined
  /** One `<li>`, with its key. */
  children(item: Item, place: number): ReactNode
}

export function List<Item>({ items, empty, className, children }: ListProps<Item>) {
  if (items.length === 0) return empty
  return <ul className={className}>{items.map(children)}</ul>
}
