import { open } from 'node:fs/promises'

/** `ENOENT` and its like, or undefined for what is no error of the system. */
export function errorCodeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** What was made or renamed in the folder is there after a power cut too. */
export async function syncFolder(path: string): Promise<void> {
  await syncFile(path)
}

/** The file's bytes are on the disk when this returns. */
export async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
