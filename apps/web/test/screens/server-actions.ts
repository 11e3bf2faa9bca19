import { operate } from '@ante/gateway/operator/operate.ts'
import { TEST_SECRET } from '@ante/gateway/test/test-config.ts'

import { agreeContracts, offerFromCompany, createUnpaidDividend } from './agreements.ts'
import type { AgreedContracts, OwedDividend } from './agreements.ts'
import type { Gateways, TestGatewayAccess, RequestedGateway } from './gateways.ts'
import type { BrokenNetwork } from './network-faults.ts'
import { letterPreview } from './letter-previews.ts'
import { mailPaidWithdrawal } from './mails.ts'
import { captchaAnswer, codeFor, endTrial, submitMobile } from './messages.ts'
import type { SubmittedMobile } from './messages.ts'
import { demoMember, newMember } from './new-member.ts'
import type { DemoMember, RequestedMember } from './new-member.ts'
import { createOpenRound, createPastRound, playRound } from './rounds.ts'
import type { PastRound, PlayedRound } from './rounds.ts'
import { openSportsbooks, setSportsbooksOut } from './sportsbooks.ts'
import { tamperService } from './tamper-service.ts'
import type { TamperedService } from './tamper-service.ts'

/** Context of a server-side action: the gateway of the calling test. */
export interface ActionContext extends TestGatewayAccess {
  gateways: Gateways
}

/**
 * Server-side actions that a browser test can run, by name. Each takes one value and returns one, both serializable as
 * JSON.
 */
export const serverActions = {
  newMember: ({ gateway }: ActionContext, options: RequestedMember) => newMember(gateway, options),
  demoMember: ({ gateway }: ActionContext, options: DemoMember) => demoMember(gateway, options),
  playRound: ({ gateway }: ActionContext, round: PlayedRound) => playRound(gateway, round),
  createPastRound: ({ gateway }: ActionContext, round: PastRound) => createPastRound(gateway, round),
  agreeContracts: ({ gateway }: ActionContext, agreed: AgreedContracts) => agreeContracts(gateway, agreed),
  offerFromCompany: ({ gateway }: ActionContext, offered: AgreedContracts) => offerFromCompany(gateway, offered),
  mailPaidWithdrawal: ({ gateway }: ActionContext, memberId: string) => mailPaidWithdrawal(gateway, memberId),
  letterPreview: ({ gateway }: ActionContext, title: string) => letterPreview(gateway, title),
  submitMobile: ({ gateway }: ActionContext, mobile: SubmittedMobile) => submitMobile(gateway, mobile),
  endTrial: ({ gateway }: ActionContext, account: string) => endTrial(gateway, account),
  captchaAnswer: async ({ gateway, isShared }: ActionContext): Promise<string> => {
    if (isShared) throw new Error('Other tests may have requested a captcha since: use ownGateway()')
    return captchaAnswer(gateway)
  },
  codeFor: ({ messages }: ActionContext, mobile: string) => codeFor(wantedMessages(messages), mobile),
  /** Simulates an outage of the SMS carrier, or ends it. */
  setCarrierOut: ({ messages }: ActionContext, isOut: boolean) => wantedMessages(messages).setOutage('carrier', isOut),
  openSportsbooks: ({ gateway, messages }: ActionContext) => openSportsbooks(gateway, wantedMessages(messages)),
  /** Simulates an outage of the sportsbook vendors, or ends it. */
  setSportsbooksOut: ({ messages }: ActionContext, isOut: boolean) =>
    setSportsbooksOut(wantedMessages(messages), isOut),
  createUnpaidDividend: async ({ gateway, isShared }: ActionContext, owed: OwedDividend): Promise<void> => {
    if (isShared) throw new Error('The dividends of all agents are computed: use ownGateway()')
    await createUnpaidDividend(gateway, owed)
  },

  createOpenRound: ({ gateway }: ActionContext, memberId: string) => createOpenRound(gateway, memberId),

  openGateway: ({ gateways }: ActionContext, options: RequestedGateway) => gateways.open(options),
  closeGateway: ({ gateways }: ActionContext, id: string) => gateways.close(id),

  /** Runs a command of the operator CLI (`npm run ante`). */
  operate: async ({ gateway, isShared }: ActionContext, args: readonly string[]): Promise<void> => {
    if (isShared) throw new Error('An operator changes what other tests see: use ownGateway()')
    const errors: string[] = []
    const code = await operate([...args], {
      environment: { DATABASE_URL: gateway.databaseUrl, SECRETS_KEY: TEST_SECRET },
      actor: 'screens',
      print: () => {},
      printError: (text) => errors.push(text),
    })
    if (code !== 0) throw new Error(`ante ${args.join(' ')}: ${errors.join('\n')}`)
  },

  tamperService: ({ gateway }: ActionContext, tampered: TamperedService) => tamperService(gateway, tampered),

  breakNetwork: async ({ faults, isShared }: ActionContext, broken: BrokenNetwork): Promise<void> => {
    if (isShared) throw new Error('A network fault would affect other tests: use ownGateway()')
    faults.break(broken)
  },
  repairNetwork: async ({ faults }: ActionContext): Promise<void> => faults.repair(),
}

function wantedMessages(messages: ActionContext['messages']): NonNullable<ActionContext['messages']> {
  if (!messages) throw new Error('This gateway sends no messages: use ownGateway({ messages: true })')
  return messages
}

export type ServerActions = typeof serverActions

export const isServerAction = (name: string): name is keyof ServerActions => Object.keys(serverActions).includes(name)
