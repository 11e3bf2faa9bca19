/**
 * An address of this app, or an http(s) address of another site, which a browser does not execute. Only printable
 * characters are accepted: browsers remove unprintable ones from an address, so that they could hide a scheme.
 */
export const SAFE_ADDRESS = /^(?:https?:\/\/(?!\/)[!-~\u00a1-\uffff]|\/(?![/\\]))[!-~\u00a1-\uffff]*$/i

/** Returns the address without the characters that browsers remove, or undefined if it is not safe. */
export function safeAddress(input: string | null | undefined): string | undefined {
  const address = Array.from(input ?? '')
    .filter((character) => character > ' ' && character !== '\u007f')
    .join('')
  return SAFE_ADDRESS.test(address) ? address : undefined
}
