/**
 * Runs in the page: by how many pixels it is wider than the screen. `innerWidth` does not tell: a phone zooms out until
 * a page that is too wide fits into it.
 */
export const sideways = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth
