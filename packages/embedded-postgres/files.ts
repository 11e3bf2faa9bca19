import { open } from 'node:fs/promises'

/** Returns the code of a system error, such as `ENOENT`; undefined for any other error. */
export function errorCodeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** Flushes the folder, so that created and renamed entries survive a power failure. */
export async function syncFolder(path: string): Promise<void> {
  await syncFile(path)
}

/** Flushes the file to disk. */
export async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
