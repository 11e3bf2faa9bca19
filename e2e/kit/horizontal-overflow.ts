/**
 * Runs in the page: returns its horizontal overflow in pixels. `innerWidth` is unsuitable: a phone zooms out until a
 * page that is too wide fits.
 */
export const horizontalOverflow = (): number =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth
