import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Returns a function that stays the same between renders, and calls the function of the last render. For event handlers
 * of memoized components; it must not be called while rendering.
 */
export function useConstantCallback<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
