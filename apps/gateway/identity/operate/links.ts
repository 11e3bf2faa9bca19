import { affiliateLinks, closeAffiliateLink } from '../public.ts'
import type { AffiliateLink } from '../public.ts'
import { change } from '../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Subject } from '../../operator/kit/command.ts'
import { CommandFailed } from '../../operator/kit/failures.ts'
import { requireMerchantCodes } from '../../operator/kit/require-merchants.ts'
import { didYouMean } from '../../operator/kit/did-you-mean.ts'
import { databaseNow } from '../../operator/kit/now.ts'

const list: Command = {
  action: 'list',
  summary: 'Lists the affiliate links of agents, the newest first',
  parameters: [anyMerchant],
  options: { agent: { value: 'account', about: 'only the links of this agent' } },
  examples: ['', 'aurora --agent agent01'],
  run: async ({ db }, { positional, options: { agent } }) => {
    const codes = await requireMerchantCodes(db, positional['merchant'])
    const links = await affiliateLinks(db, codes)
    return {
      kind: 'list',
      columns: ['merchant', 'code', 'agent', 'state', 'created', 'ends', 'domain'],
      empty: 'There are no links.',
      rows: links.filter((link) => agent === undefined || link.account === agent.toLowerCase()).map(rowOf),
    }
  },
}

const close: Command = {
  action: 'close',
  summary: 'Closes a link permanently; members who registered by it stay below its agent',
  parameters: [merchantParameter, { name: 'code', about: 'the link’s code, for example AGENT01' }],
  examples: ['aurora AGENT01'],
  run: (operator, { positional: { merchant: merchantCode = '', code = '' } }) => {
    const effect = 'Registrations with this code are refused from now on.'
    const commandChange = { merchant: merchantCode, command: 'links close', subject: code.toUpperCase(), effect }
    return change(operator, commandChange, async (tx) => {
      const links = await affiliateLinks(tx, [merchantCode])
      const link = links.find((candidate) => candidate.code.toLowerCase() === code.toLowerCase())
      if (!link) {
        const suggestion = didYouMean(
          code,
          links.map((item) => item.code),
        )
        throw new CommandFailed(
          `${merchantCode} has no link ${code}.${suggestion} See \`ante links list ${merchantCode}\`.`,
        )
      }
      const at = await databaseNow(tx)
      const state = { code: link.code, agent: link.account }
      return {
        before: { ...state, state: stateOf(link) },
        after: { ...state, state: 'closed' },
        write: (writeTx) => closeAffiliateLink(writeTx, { merchantCode, code: link.code, at }),
      }
    })
  },
}

const stateOf = ({ closedAt }: AffiliateLink) => (closedAt ? 'closed' : 'open')

const rowOf = (link: AffiliateLink) => ({
  merchant: link.merchantCode,
  code: link.code,
  agent: link.account,
  state: stateOf(link),
  domain: link.domain,
  created: link.madeAt,
  ends: link.endsAt,
  closed: link.closedAt,
})

export const links: Subject = { name: 'links', about: 'affiliate links of agents', commands: [list, close] }
