import { mkdtemp, rm } from 'node:fs/promises'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Stack } from '../tools/run/lib/stack.ts'
import { freePort } from '@ante/plain-server/test/free-port.ts'
import { makeCertificate } from './certificate.ts'
import { lcp } from './.lcp.ts'
const folder = await mkdtemp(join(tmpdir(), 'ante-bench-'))
const certificate = makeCertificate(folder)
const stack = new Stack({
  port: await freePort(),
  sandboxPort: await freePort(),
  smtpPort: await freePort(),
  dataDir: join(folder, 'data'),
  tls: true,
  environment: { LOG_LEVEL: 'warn', TLS_CERT: certificate.cert, TLS_KEY: certificate.key, LOTTERY_DRAWS: 'off' },
})
setPriority(constants.priority.PRIORITY_LOW)
await stack.start()
setPriority(constants.priority.PRIORITY_NORMAL)
try {
  await lcp(stack.url)
} finally {
  await stack.stop()
  await rm(folder, { recursive: true, force: true })
}
