import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RefObject } from 'react'

import type { Card } from './card.ts'
import { drawToFile } from './draw/card-file.ts'

/** `failed`: the browser cannot create the picture. */
export type CardFile = Blob | 'drawing' | 'failed'

/**
 * Draws a card whenever its content changes. The file is ready before the tap on Share, because browsers share only
 * right after a tap.
 */
export function useCardFile(card: Card): { canvas: RefObject<HTMLCanvasElement | null>; file: CardFile } {
  const canvas = useRef<HTMLCanvasElement>(null)
  const content = JSON.stringify(card)
  const [drawn, setDrawn] = useState<{ content: string; file: Blob | null } | null>(null)
  // Drawn again only when the content changes, not with each new `card` object.
  const draw = useEffectEvent((element: HTMLCanvasElement) => drawToFile(element, card))
  useEffect(() => {
    let isCurrent = true
    const element = canvas.current
    if (!element) return undefined
    void draw(element).then((file) => isCurrent && setDrawn({ content, file }))
    return () => {
      isCurrent = false
    }
  }, [content])
  if (drawn?.content !== content) return { canvas, file: 'drawing' }
  return { canvas, file: drawn.file ?? 'failed' }
}
