import type { TestGateway } from '@ante/gateway/test'
import type { TestSandbox } from '@ante/gateway/test/with-sandbox.ts'

const VENDORS = ['BTI', 'TF']
const CONNECT = `
  update vendor set service_url = $1 || '/studio/' || code, launch_url = $1 || '/studio/play/?vendor=' || code
  where code = any ($2)`

/** Connects the sportsbooks of the hot matches to those of the sandbox. */
export async function openSportsbooks({ ports }: TestGateway, { url }: TestSandbox): Promise<void> {
  await ports.pool.query(CONNECT, [url, VENDORS])
  ports.bus.publish('catalogue', '')
}

export async function setSportsbooksOut(sandbox: TestSandbox, isOut: boolean): Promise<void> {
  for (const vendor of VENDORS) await sandbox.setOutage(vendor, isOut)
}
