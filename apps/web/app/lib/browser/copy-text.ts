/** Copies a text to the clipboard; returns false when the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  // Missing on plain HTTP and below iOS 13.4, despite its type.
  const { clipboard } = navigator as Partial<Navigator>
  if (!clipboard) return false
  try {
    await clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
