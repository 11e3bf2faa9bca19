/** Whether this browser supports passkeys; false below iOS 13.4, and on plain HTTP. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

/** Whether the browser can offer passkeys among the suggestions of a field. */
export async function hasConditionalPasskeys(): Promise<boolean> {
  if (!hasPasskeys()) return false
  // Missing below Chrome 108 and iOS 16.
  return (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false
}
