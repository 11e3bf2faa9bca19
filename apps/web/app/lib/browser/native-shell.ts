/** Mark of the merchant's native app in the user agent: `AnteApp/1.0`. */
const MARK = /\bAnteApp\/\d/

/** Whether the page runs within the merchant's native app. */
export const isNativeShell = (userAgent: string = navigator.userAgent): boolean => MARK.test(userAgent)

const IPHONE = /\biPhone\b/
/** iPhones that are taller have no home button; the system uses their bottom edge. Source: product specification 2. */
const TALL_PX = 812

interface Phone {
  userAgent: string
  /** Screen height in CSS pixels. */
  screenHeight: number
}

/**
 * Attributes of the root element for style sheets: server pages are the same for all, so only the browser can set them.
 */
export function shellMarks({ userAgent, screenHeight }: Phone): { shell?: 'app'; tall?: 'iphone' } {
  if (!isNativeShell(userAgent)) return {}
  return { shell: 'app', ...(IPHONE.test(userAgent) && screenHeight > TALL_PX && { tall: 'iphone' as const }) }
}
