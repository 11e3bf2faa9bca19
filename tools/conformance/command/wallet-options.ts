import { createPrivateKey } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { UserError } from '../../run/lib/user-error.mjs'
import type { WalletUnderTest } from '@ante/conformance/case-context.ts'
import { isProtocol, protocols } from '@ante/conformance/wallet/protocols.ts'
import type { SeamlessProtocol } from '@ante/conformance/wallet/protocols.ts'
import type { CommandOptions, OptionName } from './options.ts'

/** Returns the wallet that the options describe. */
export function walletOf(options: CommandOptions, environment: NodeJS.ProcessEnv): WalletUnderTest {
  const protocol = protocolOf(required(options, 'protocol'))
  const signsByKey = protocol === 'hub'
  const secret = options.one('secret') ?? environment['CONFORMANCE_SECRET'] ?? ''
  if (!signsByKey && secret === '') throw new UserError('Give the vendor’s secret: --secret, or CONFORMANCE_SECRET.')
  return {
    url: parseUrl(required(options, 'url')),
    protocol,
    vendor: required(options, 'vendor'),
    keyId: protocol === 'ante' ? required(options, 'key') : '',
    secret,
    privateKey: signsByKey ? keyIn(required(options, 'private-key')) : undefined,
  }
}

export function protocolOf(name: string): SeamlessProtocol {
  if (isProtocol(name)) return name
  throw new UserError(`There is no protocol ${name}. There are: ${Object.keys(protocols).join(', ')}.`)
}

export function parseUrl(text: string): string {
  if (!/^https?:\/\/./.test(text) || !URL.canParse(text)) throw new UserError(`--url: ${text} is no http(s) address.`)
  return text.replace(/\/+$/, '')
}

function required(options: CommandOptions, name: OptionName): string {
  const value = options.one(name)
  if (value === undefined || value === '') throw new UserError(`--${name} is missing. See --help.`)
  return value
}

function keyIn(file: string): KeyObject {
  try {
    return createPrivateKey(readFileSync(file))
  } catch (error) {
    throw new UserError(
      `--private-key: ${file} contains no private key: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
