import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { BlockList, isIPv4, isIPv6 } from 'node:net'

import type { FastifyRequest } from 'fastify'
import { Reader } from 'mmdb-lib'
import type { Response } from 'mmdb-lib'
import * as z from 'zod'

import { ConfigError } from './config.ts'
import type { Config } from './config.ts'
import { plainAddress } from './networks.ts'

type Source = Pick<Config, 'countryHeader' | 'countryDatabase'>
type Query = Pick<FastifyRequest, 'ip' | 'ips' | 'headers'>

const Code = z.string().regex(/^[A-Z]{2}$/)
/** An entry of the bundled table (`country_code`), or of MaxMind's own tables (`country.iso_code`). */
const Entry = z.union([
  z.object({ country_code: Code }).transform((entry) => entry.country_code),
  z.object({ country: z.object({ iso_code: Code }) }).transform((entry) => entry.country.iso_code),
])
/** Value that proxies send for an unknown country. */
const UNKNOWN_COUNTRY = 'XX'

/**
 * Networks without a country: private, loopback and carrier-internal ones. Some free tables assign countries to them.
 */
const privateNetworks = new BlockList()
for (const network of ['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'])
  addPrivateNetwork(network)
for (const network of ['172.16.0.0/12', '192.168.0.0/16', '::1/128', 'fc00::/7', 'fe80::/10'])
  addPrivateNetwork(network)

const tables = new Map<string, Reader<Response>>()

/** Determines a visitor's country: from a trusted proxy's header, else by IP address from a local table. */
export class Countries {
  readonly #header: string | null
  readonly #table: Reader<Response>

  constructor({ countryHeader, countryDatabase }: Source) {
    this.#header = countryHeader
    this.#table = tableAt(countryDatabase ?? ownTable())
  }

  /** Returns the country of a request; null if it is unknown, for example for a private address. */
  of(request: Query): string | null {
    return (this.#header && countryInHeader(request, this.#header)) || this.#byAddress(request.ip)
  }

  #byAddress(ip: string): string | null {
    const address = plainAddress(ip)
    if (isUnroutable(address)) return null
    return Entry.safeParse(this.#table.get(address)).data ?? null
  }
}

/**
 * Returns the country in a header, or null. Only a trusted proxy's header counts; a request that came through one has
 * more than one address in `ips`.
 */
function countryInHeader({ headers, ips = [] }: Query, name: string): string | null {
  const country = Code.safeParse(headers[name]).data
  return ips.length > 1 && country !== undefined && country !== UNKNOWN_COUNTRY ? country : null
}

function addPrivateNetwork(network: string): void {
  const [address = '', bits] = network.split('/')
  privateNetworks.addSubnet(address, Number(bits), isIPv4(address) ? 'ipv4' : 'ipv6')
}

function isUnroutable(address: string): boolean {
  if (isIPv4(address)) return privateNetworks.check(address, 'ipv4')
  return !isIPv6(address) || privateNetworks.check(address, 'ipv6')
}

/** Reads a table of 8 MB once per process. */
function tableAt(file: string): Reader<Response> {
  const table = tables.get(file) ?? readTable(file)
  tables.set(file, table)
  return table
}

function readTable(file: string): Reader<Response> {
  try {
    return new Reader<Response>(readFileSync(file))
  } catch (error) {
    throw new ConfigError(`COUNTRY_DATABASE: ${file} is not a country table in MaxMind's format. (${String(error)})`)
  }
}

const ownTable = () =>
  createRequire(import.meta.url).resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')
