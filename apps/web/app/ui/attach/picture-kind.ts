/** Magic bytes of each image format; file names and extensions are ignored. */
const BEGINNINGS: Record<string, RegExp> = {
  'image/jpeg': /^ffd8ff/,
  'image/png': /^89504e470d0a1a0a/,
  'image/gif': /^47494638(37|39)61/,
  'image/webp': /^52494646.{8}57454250/,
}

const MAX_SIGNATURE_BYTES = 12

/** Detects the image format of a file by its first bytes; null for an unsupported one. */
export async function pictureKind(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await bytesOf(file.slice(0, MAX_SIGNATURE_BYTES)))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return Object.keys(BEGINNINGS).find((kind) => BEGINNINGS[kind]?.test(hex)) ?? null
}

/** `Blob.arrayBuffer` is missing below iOS 14 and Chrome 76. */
const bytesOf = (file: Blob): Promise<ArrayBuffer> => new Response(file).arrayBuffer()
