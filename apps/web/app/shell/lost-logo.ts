const LOGOS = ['--logo', '--logo-mark']
const IN_URL = /url\(["']?([^"')]+)/

/**
 * The logo is a background, so that each brand brings its own, and no background tells that it could not be had. Where one
 * could not, the document is marked, and the style writes the merchant's name in its place.
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
