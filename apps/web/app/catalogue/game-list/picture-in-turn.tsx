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
  const [first] = useState(turns?.hasBegun ? undefined : src)
  const node = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => {
    if (!turns || !src || !node.current || has(node.current, src)) return undefined
    node.current.removeAttribute('src')
    return turns.wait(node.current, src)
  }, [turns, src])
  useLayoutEffect(() => {
    // It may have failed before anybody listened.
    if (first !== undefined && has(node.current, first) && typeof ref === 'function') ref(node.current)
  }, [first, ref])
  const isFirst = first !== undefined
  return <img {...picture} ref={node} src={first} loading={isFirst ? loading : undefined} alt={picture.alt} />
}

const has = (image: HTMLImageElement | null, src: string): boolean => image?.getAttribute('src') === src
