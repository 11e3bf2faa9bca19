import type { Endpoint, InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'

import { CallFailed } from './call-errors.ts'
import { addressed, valueOf } from './call.ts'
import { callerHeaders } from './caller.ts'

/**
 * Maximum time without progress, in milliseconds. A slow phone needs minutes for five megabytes, so there is no total
 * limit.
 */
const STALLED_MS = 30_000

/** Options of an upload: the progress callback and the abort signal. */
export interface UploadOptions {
  /** Share of the bytes sent, from 0 to 1. */
  onProgress(share: number): void
  signal: AbortSignal
}

/** Sends a file as the whole body of a call. Uses `XMLHttpRequest` because `fetch` reports no upload progress. */
export async function sendFile<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  file: Blob,
  sending: UploadOptions,
): Promise<OutputOf<E>> {
  const request = new XMLHttpRequest()
  request.open(endpoint.method, addressed(endpoint, input).address)
  for (const [name, value] of Object.entries(callerHeaders())) request.setRequestHeader(name, value)
  request.setRequestHeader('Content-Type', 'application/octet-stream')
  await send(request, file, sending)
  const value = await valueOf(new Response(request.responseText, { status: request.status }))
  const output = endpoint.output.safeParse(endpoint.wire.output(value))
  if (!output.success) throw new CallFailed('unreadable')
  // The cast is safe, because the endpoint's own schema has validated the value.
  return output.data as OutputOf<E>
}

function send(request: XMLHttpRequest, file: Blob, { onProgress, signal }: UploadOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const fail = (fault: 'lost' | 'timeout') => {
      clearTimeout(timer)
      reject(new CallFailed(fault))
    }
    const watch = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        fail('timeout')
        request.abort()
      }, STALLED_MS)
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      watch()
      onProgress(total > 0 ? loaded / total : 0)
    })
    request.addEventListener('load', () => {
      clearTimeout(timer)
      resolve()
    })
    request.addEventListener('error', () => fail('lost'))
    request.addEventListener('abort', () => fail('lost'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    watch()
    request.send(file)
  })
}
