/** The mark drawn large: pixels are taken from it. */
export const iconSvg = (mark: string): string => mark.replace('<svg ', '<svg width="512" height="512" ')

/**
 * Fills the square: the system cuts its own corners, and keeps the middle 80 %. The mark's rounded ground is stretched
 * over the edges by drawing it once larger behind itself.
 */
export function maskableSvg(mark: string): string {
  const inner = mark.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')
  const ground = /<rect [^>]*fill="(url\(#\w+\)|#\w+)"[^>]*\/>/.exec(inner)?.[1] ?? '#1d1158'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 56 56">${inner.replace(/<rect [^>]*\/>/, `<rect width="56" height="56" fill="${ground}"/>`)}</svg>`
}
