/** An address of this app or an http address of somebody else's; nothing that runs. */
export function safeAddress(given: string | null | undefined): string | undefined {
  // Browsers leave control characters and spaces out of an address, so they must not hide a scheme here.
  const address = Array.from(given ?? '')
    .filter((character) => character > ' ' && character !== '\u007f')
    .join('')
  if (/^https?:\/\/[^/]/i.test(address)) return address
  return /^\/(?![/\\])/.test(address) ? address : undefined
}
