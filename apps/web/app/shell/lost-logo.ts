const LOGOS = ['--logo', '--logo-mark']
const IN_URL = /url\(["']?([^"')]+)/

/**
 * Detects a logo that cannot be loaded. The logo is a background image, so that each brand has its own, and background
 * images have no error event. On failure the document is marked, and the style sheet shows the merchant's name instead.
 */
export function watchLogo(): void {
  for (const name of LOGOS) {
    const address = addressIn(name)
    if (!address) continue
    const picture = new Image()
    picture.addEventListener('error', () => (document.documentElement.dataset['logo'] = 'lost'))
    picture.src = address
  }
}

/** Safari escapes the address in the token itself (`url(\\/assets\\/logo.svg)`), but not in a computed background. */
function addressIn(token: string): string | undefined {
  const probe = document.createElement('span')
  probe.hidden = true
  probe.style.backgroundImage = `var(${token})`
  document.body.append(probe)
  const [, address] = IN_URL.exec(getComputedStyle(probe).backgroundImage) ?? []
  probe.remove()
  return address
}
