import {
  listAgentBills,
  listBillsOfAgent,
  listRebateLines,
  listRebatesOfAgent,
  showAgentBill,
} from '@ante/contract/console/agent-bills.ts'
import {
  listAgentContracts,
  listContractsOfAgent,
  showAgentContract,
  showAgentSettings,
  showOfferTerms,
} from '@ante/contract/console/agent-contracts.ts'
import { placeAgent, previewPlacement } from '@ante/contract/console/agent-placement.ts'
import { listTeamProofs, requestTeamProof } from '@ante/contract/console/agent-proofs.ts'
import {
  findAgents,
  listAgentChanges,
  listAgentLinks,
  listAgents,
  showAgent,
  showAgentPath,
  showAgentRates,
} from '@ante/contract/console/agents.ts'

import { serveStaff } from '../../kit/serve-staff.ts'
import type { Server } from '../../kit/server.ts'
import { merchantOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { changesPage, linksPage, rebateLinesPage, rebatesPage } from './agent-lists.ts'
import { billsOfAgentPage, billsPage, shownBill } from './bills.ts'
import { contractsOfAgentPage, contractsPage, offerTerms, shownContract } from './contracts.ts'
import { changePlace, placementPreview } from './placement.ts'
import { shownSettings } from './settings.ts'
import { shownAgent, shownRates } from './show-agent.ts'
import { listedProofs, requestProof } from './team-proofs.ts'
import { branchPage, foundAgents, pathOf } from './tree.ts'

/** Routes of the page about agents. Offers, steps of contracts and bills, and settings are commands of the operator CLI. */
export function agentScreen(app: Server, ports: ScreenPorts): void {
  serveStaff(app, listAgents, (input, context) => branchPage(ports, merchantOf(context), input))
  serveStaff(app, showAgentPath, (input, context) => pathOf(ports, merchantOf(context), input))
  serveStaff(app, findAgents, (input, context) => foundAgents(ports, merchantOf(context), input))
  serveStaff(app, showAgent, (input, context) => shownAgent(ports, merchantOf(context), input))
  serveStaff(app, showAgentRates, (input, context) => shownRates(ports, merchantOf(context), input))
  serveStaff(app, listAgentLinks, (input, context) => linksPage(ports, merchantOf(context), input))
  serveStaff(app, listAgentChanges, (input, context) => changesPage(ports, merchantOf(context), input))
  serveStaff(app, listAgentContracts, (input, context) => contractsPage(ports, merchantOf(context), input))
  serveStaff(app, listContractsOfAgent, (input, context) => contractsOfAgentPage(ports, merchantOf(context), input))
  serveStaff(app, showAgentContract, (input, context) => shownContract(ports, merchantOf(context), input))
  serveStaff(app, showOfferTerms, (input, context) => offerTerms(ports, merchantOf(context), input))
  serveStaff(app, showAgentSettings, (_, context) => shownSettings(ports, merchantOf(context)))
  serveStaff(app, listAgentBills, (input, context) => billsPage(ports, merchantOf(context), input))
  serveStaff(app, listBillsOfAgent, (input, context) => billsOfAgentPage(ports, merchantOf(context), input))
  serveStaff(app, showAgentBill, (input, context) => shownBill(ports, merchantOf(context), input))
  serveStaff(app, listRebatesOfAgent, (input, context) => rebatesPage(ports, merchantOf(context), input))
  serveStaff(app, listRebateLines, (input, context) => rebateLinesPage(ports, merchantOf(context), input))
  serveStaff(app, previewPlacement, (input, context) => placementPreview(ports, merchantOf(context), input))
  serveStaff(app, placeAgent, (input, context) => changePlace(ports, input, context))
  serveStaff(app, listTeamProofs, (_, context) => listedProofs(ports, merchantOf(context)))
  serveStaff(app, requestTeamProof, (_, context) => requestProof(ports, context))
}
