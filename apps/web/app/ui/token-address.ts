const IN_URL = /url\(["']?([^"')]+)/

/**
 * Returns the address of the picture in a token of the brand, such as `--logo`. Safari escapes it in the token itself
 * (`url(\\/assets\\/logo.svg)`), but not in a computed background.
 */
export function tokenAddress(name: string): string | undefined {
  const probe = document.createElement('span')
  probe.hidden = true
  probe.style.backgroundImage = `var(${name})`
  document.body.append(probe)
  const [, address] = IN_URL.exec(getComputedStyle(probe).backgroundImage) ?? []
  probe.remove()
  return address
}
