/** Returns the brand mark enlarged, as the source of bitmaps. */
export const iconSvg = (mark: string): string => mark.replace('<svg ', '<svg width="512" height="512" ')

/**
 * Returns a mark that fills the square: the system rounds the corners, and preserves the middle 80 %. A larger copy
 * behind the mark extends its rounded background to the edges.
 */
export function maskableSvg(mark: string): string {
  const inner = mark.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')
  const ground = /<rect [^>]*fill="(url\(#\w+\)|#\w+)"[^>]*\/>/.exec(inner)?.[1] ?? '#1d1158'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 56 56">${inner.replace(/<rect [^>]*\/>/, `<rect width="56" height="56" fill="${ground}"/>`)}</svg>`
}
