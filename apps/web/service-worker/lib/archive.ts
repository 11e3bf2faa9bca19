/**
 * An archive holds many files of the app in one download: the length of its index in bytes as decimal digits, the index
 * as JSON, and the contents one after the other.
 */
export const INDEX_LENGTH_DIGITS = 8

/** Start of each file, counted from the end of the index, and its size; both in bytes. */
export type ArchiveIndex = Record<string, [start: number, size: number]>

/** The ending of a type that the gateway serves compressed. */
export const ARCHIVE_ENDING = '.txt'

export const isArchive = (address: string): boolean => /\/assets\/offline-[\w-]+\.txt$/.test(address)

const TYPES: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  json: 'application/json',
}

/**
 * Returns the files of an archive by address. The browser stores the archive on disk, and reads of it only the files
 * that are used. Throws a SyntaxError if it is not an archive.
 */
export async function openArchive(archive: Blob): Promise<Map<string, Blob>> {
  const length = Number(await textOf(archive.slice(0, INDEX_LENGTH_DIGITS)))
  const contentsFrom = INDEX_LENGTH_DIGITS + length
  // The cast is safe, because writer and reader come from the same build.
  const index = JSON.parse(await textOf(archive.slice(INDEX_LENGTH_DIGITS, contentsFrom))) as ArchiveIndex
  return new Map(
    Object.entries(index).map(([address, [start, size]]) => [
      address,
      archive.slice(contentsFrom + start, contentsFrom + start + size, typeOf(address)),
    ]),
  )
}

const typeOf = (address: string): string => TYPES[address.slice(address.lastIndexOf('.') + 1)] ?? ''

/** `Blob.text` is missing before Safari 14. */
const textOf = (part: Blob): Promise<string> => new Response(part).text()
