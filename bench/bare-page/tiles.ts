import { useSuspenseQuery } from '@tanstack/react-query'
import { createElement, useState } from 'react'

const COUNT = 20

/** The data of the page, which the server renders and the browser hydrates. */
export const tiles = {
  queryKey: ['tiles'],
  queryFn: () => Array.from({ length: COUNT }, (_, index) => ({ id: index, name: `Game ${index + 1}` })),
  staleTime: Infinity,
}

/** Minimal content: a list of tiles that react to a tap. */
export function Tiles() {
  const { data } = useSuspenseQuery(tiles)
  const [chosen, setChosen] = useState(-1)
  return createElement(
    'ul',
    null,
    data.map(({ id, name }) =>
      createElement(
        'li',
        { key: id },
        createElement('button', { type: 'button', 'aria-pressed': id === chosen, onClick: () => setChosen(id) }, name),
      ),
    ),
  )
}
