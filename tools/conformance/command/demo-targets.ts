import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ShiftedClock } from '@ante/gateway/kit/clock.ts'
import { readConfig } from '@ante/gateway/kit/config.ts'
import { openDatabase } from '@ante/gateway/kit/db.ts'
import { NoDatabase } from '@ante/gateway/operator/kit/failures.ts'
import { findDatabase } from '@ante/gateway/operator/kit/find-database.ts'

import { UserError } from '../../run/lib/user-error.mjs'
import { textOf } from '../fields.ts'
import { demoWallet } from '../hosts/demo-wallet.ts'
import { gatewayHost } from '../hosts/gateway-host.ts'
import { isProtocol, protocols } from '@ante/conformance/wallet/protocols.ts'
import type { Target } from './target.ts'
import { protocolOf, parseUrl } from './wallet-options.ts'
import type { CommandOptions } from './options.ts'

const CONNECTIONS = 2

/** Returns the local demo: its wallets with its vendors' keys, and its database for actions that have no call. */
export async function demoTargets(options: CommandOptions, environment: NodeJS.ProcessEnv) {
  const protocolName = options.one('protocol')
  const requestedProtocols =
    protocolName === undefined ? Object.keys(protocols).filter(isProtocol) : [protocolOf(protocolName)]
  const { vendorsSecret, dataDir } = readConfig(environment)
  const url = parseUrl(options.one('url') ?? urlIn(dataDir))
  const { db, close } = openDatabase({ connectionString: databaseIn(environment), max: CONNECTIONS }, () => undefined)
  const gateway = { ports: { db, clock: new ShiftedClock() } }
  const targets: Target[] = []
  for (const protocol of requestedProtocols) {
    const wallet = demoWallet(protocol, { url, vendorsSecret })
    targets.push({ wallet, host: await gatewayHost(gateway, wallet.vendor) })
  }
  return { targets, close }
}

function databaseIn(environment: NodeJS.ProcessEnv): string {
  try {
    return findDatabase(environment)
  } catch (error) {
    throw error instanceof NoDatabase ? new UserError(error.message) : error
  }
}

function urlIn(dataDir: string): string {
  const url = textOf(noteIn(join(dataDir, 'gateway.json')), 'url')
  if (url !== null) return url
  throw new UserError(`No gateway has run on ${dataDir}. Start it with npm start, or give its address by --url.`)
}

/** Reads the note file that the gateway writes when it is ready; null if there is none. */
function noteIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
