import { createContext, use, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentPropsWithRef } from 'react'

import type { PicturesInTurn } from './pictures-in-turn.ts'

export const Turns = createContext<PicturesInTurn | null>(null)

/** A picture of a list that is scrolled. It is asked for when the list has nothing else to do; what the server draws, at once. */
export function PictureInTurn({ src, ref, loading, ...picture }: ComponentPropsWithRef<'img'>) {
  const turns = use(Turns)
  const [waits] = useState(turns?.hasBegun ?? false)
  const node = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => {
    if (!turns || !waits || !src || !node.current) return undefined
    return turns.wait(node.current, src)
  }, [turns, waits, src])
  if (!waits) return <img {...picture} ref={ref} src={src} loading={loading} alt={picture.alt} />
  return <img {...picture} ref={node} alt={picture.alt} />
}
