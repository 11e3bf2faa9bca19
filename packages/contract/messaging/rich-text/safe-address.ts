/**
 * An address of this app, or an http address of another site: nothing that a browser would run. Of printable characters
 * alone: browsers leave the others out of an address, and they could hide a scheme.
 */
export const SAFE_ADDRESS = /^(?:https?:\/\/(?!\/)[!-~\u00a1-\uffff]|\/(?![/\\]))[!-~\u00a1-\uffff]*$/i

/** The address without what browsers leave out of it, or undefined if it is not safe. */
export function safeAddress(given: string | null | undefined): string | undefined {
  const address = Array.from(given ?? '')
    .filter((character) => character > ' ' && character !== '\u007f')
    .join('')
  return SAFE_ADDRESS.test(address) ? address : undefined
}
