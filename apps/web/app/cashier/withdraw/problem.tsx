import { useEffect, useRef } from 'react'

import { Alert } from '../../ui/alert.tsx'

/** Why nothing came of it, brought to where somebody looks: what he tapped stands at the end of a page longer than his screen. */
export function Problem({ words }: { words: string | null }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (words !== null) place.current?.scrollIntoView({ block: 'center' })
  }, [words])
  return (
    <div ref={place}>
      <Alert words={words} />
    </div>
  )
}
