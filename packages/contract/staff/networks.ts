import * as z from 'zod/mini'

import { Nothing } from '../kit/endpoint.ts'
import { Reason } from './changes.ts'
import { Scope, staffEndpoint } from './staff-endpoint.ts'

/** An address, or a network in CIDR notation. */
export const Network = z.union([
  z.ipv4().check(z.maxLength(45)),
  z.ipv6().check(z.maxLength(45)),
  z.cidrv4().check(z.maxLength(49)),
  z.cidrv6().check(z.maxLength(49)),
])

export const listNetworks = staffEndpoint({
  summary: 'Returns the networks from which staff may work for a merchant; none means all.',
  method: 'GET',
  path: '/console/m/:merchant/networks',
  permission: 'staff.network.read',
  input: z.object({ merchant: Scope }),
  output: z.object({ networks: z.array(z.string()) }),
  refusals: {},
})

export const updateNetworks = staffEndpoint({
  summary: 'Replaces the networks from which staff may work for a merchant.',
  method: 'PUT',
  path: '/console/m/:merchant/networks',
  permission: 'staff.network.update',
  stepUp: true,
  input: z.object({ merchant: Scope, networks: z.array(Network).check(z.maxLength(100)), reason: Reason }),
  output: Nothing,
  refusals: {
    /** The list would exclude the address of the editor. */
    'networks.exclude_you': z.object({ address: z.string() }),
  },
})
