const LOGOS = ['--logo', '--logo-mark']
const IN_URL = /url\(["']?([^"')]+)/

/**
 * Detects a logo that cannot be loaded. The logo is a background image, so that each brand has its own, and background
 * images have no error event. On failure the document is marked, and the style sheet shows the merchant's name instead.
 */
export function watchLogo(): void {
  const brand = getComputedStyle(document.documentElement)
  for (const name of LOGOS) {
    const [, address] = IN_URL.exec(brand.getPropertyValue(name)) ?? []
    if (!address) continue
    const picture = new Image()
    picture.addEventListener('error', () => (document.documentElement.dataset['logo'] = 'lost'))
    picture.src = address
  }
}
