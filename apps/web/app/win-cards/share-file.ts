export interface SharedFile {
  picture: Blob
  /** File name without its extension. */
  name: string
  text: string
  url: string
}

const fileOf = ({ picture, name }: Pick<SharedFile, 'picture' | 'name'>): File =>
  new File([picture], `${name}.png`, { type: 'image/png' })

/** Whether this browser shares pictures; missing in many, contrary to the types. */
export function mayShareFile(shared: Pick<SharedFile, 'picture' | 'name'>): boolean {
  const { share, canShare } = navigator as Partial<Navigator>
  if (!share || !canShare) return false
  try {
    return canShare.call(navigator, { files: [fileOf(shared)] })
  } catch {
    return false
  }
}

/** Opens the share sheet of the phone. Closing it is not a failure. */
export async function shareFile({ text, url, ...shared }: SharedFile): Promise<void> {
  await navigator.share({ files: [fileOf(shared)], text, url }).catch(() => undefined)
}
