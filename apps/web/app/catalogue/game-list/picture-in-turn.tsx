import { createContext, use, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentPropsWithRef } from 'react'

import type { PicturesInTurn } from './pictures-in-turn.ts'

export const Turns = createContext<PicturesInTurn | null>(null)

/**
 * A picture of a list that is scrolled, in the same node whatever it shows. It is asked for when the list has nothing else to do; what
 * the server draws, at once. Until then the node shows nothing, and so never the picture of the game before.
 */
export function PictureInTurn({ src, ref, loading, ...picture }: ComponentPropsWithRef<'img'>) {
  const turns = use(Turns)
  const [first] = useState(turns?.hasBegun ? null : { src, ref })
  const node = useRef<HTMLImageElement>(null)
  const shown = useRef(first?.src)
  useLayoutEffect(() => {
    // It may have failed before anybody listened.
    if (typeof first?.ref === 'function') first.ref(node.current)
  }, [first])
  useLayoutEffect(() => {
    if (!turns || !src || !node.current || shown.current === src) return undefined
    shown.current = src
    node.current.removeAttribute('src')
    return turns.wait(node.current, src)
  }, [turns, src])
  return <img {...picture} ref={node} src={first?.src} loading={first ? loading : undefined} alt={picture.alt} />
}
