import { isArchive, openArchive } from './lib/archive.ts'

type Files = Map<string, Blob>

/** Files of all cached archives by address; read at the first use, and again after another archive was cached. */
let archived: Promise<Files> | undefined

export function reopenArchives(): void {
  archived = undefined
}

/** Returns a file of the app from the archives in the given caches. */
export async function archivedAsset(address: string, cacheNames: string[]): Promise<Response | undefined> {
  archived ??= openAll(cacheNames)
  archived.catch(reopenArchives)
  const file = (await archived).get(new URL(address, location.origin).pathname)
  return file && new Response(file, { headers: { 'Content-Type': file.type } })
}

async function openAll(cacheNames: string[]): Promise<Files> {
  const files: Files = new Map()
  for (const name of cacheNames) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      if (!isArchive(request.url)) continue
      const stored = await cache.match(request, { ignoreVary: true })
      // A damaged archive is treated as missing: its files are requested from the network.
      const content = stored && (await openArchive(await stored.blob()).catch(() => undefined))
      for (const [address, file] of content ?? []) files.set(address, file)
    }
  }
  return files
}
