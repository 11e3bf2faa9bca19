import type { ArchiveIndex } from '../service-worker/lib/archive.ts'
import { INDEX_LENGTH_DIGITS } from '../service-worker/lib/archive.ts'

export interface ArchivedFile {
  address: string
  content: Buffer
}

/** Returns an archive of files in the format that the service worker reads. */
export function archiveOf(files: ArchivedFile[]): Buffer {
  const index: ArchiveIndex = {}
  let start = 0
  for (const { address, content } of files) {
    index[address] = [start, content.length]
    start += content.length
  }
  const written = Buffer.from(JSON.stringify(index))
  const length = String(written.length).padStart(INDEX_LENGTH_DIGITS, '0')
  return Buffer.concat([Buffer.from(length), written, ...files.map(({ content }) => content)])
}
