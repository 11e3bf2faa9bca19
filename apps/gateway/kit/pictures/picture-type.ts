/** Magic bytes; file names and declared types are ignored. */
const MAGIC_BYTES = {
  'image/jpeg': /^ffd8ff/,
  'image/png': /^89504e470d0a1a0a/,
  'image/gif': /^47494638(37|39)61/,
  /** "RIFF", a length, "WEBP". */
  'image/webp': /^52494646.{8}57454250/,
}
/** Image types that members may send. */
export type PictureType = keyof typeof MAGIC_BYTES

/** Whether the bytes begin like an image of this type. */
export const isOf = (type: PictureType, sent: Uint8Array): boolean =>
  MAGIC_BYTES[type].test(Buffer.from(sent.subarray(0, 16)).toString('hex'))
