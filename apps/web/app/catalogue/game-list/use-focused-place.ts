import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** The place in the list of the tile that has the focus, if one has it. */
export function useFocusedPlace(list: RefObject<HTMLElement | null>): number | null {
  const [place, setPlace] = useState<number | null>(null)
  useEffect(() => {
    const see = ({ type, target }: FocusEvent) => setPlace(type === 'focusin' ? placeIn(list.current, target) : null)
    document.addEventListener('focusin', see)
    document.addEventListener('focusout', see)
    return () => {
      document.removeEventListener('focusin', see)
      document.removeEventListener('focusout', see)
    }
  }, [list])
  return place
}

function placeIn(list: HTMLElement | null, target: EventTarget | null): number | null {
  if (!(target instanceof Element) || !list?.contains(target)) return null
  const place = target.closest('li')?.getAttribute('aria-posinset')
  return place ? Number(place) - 1 : null
}
