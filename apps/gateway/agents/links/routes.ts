import {
  createAffiliateUrl,
  deleteAffiliateUrl,
  getAffiliateUrlTerms,
  viewAffiliateUrls,
  viewRegisteredAffiliates,
} from '@ante/contract/agents/links.ts'

import { serve } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import type { AgentsPorts } from '../agents-ports.ts'
import { createLink } from './create-link.ts'
import { closeLink, listLinks, listRegistered, showLinkTerms } from './own-links.ts'

export function linkRoutes(app: Server, ports: AgentsPorts): void {
  serve(app, getAffiliateUrlTerms, (_input, { member }) => showLinkTerms(ports, member))
  serve(app, createAffiliateUrl, (input, context) => createLink(ports, input, context))
  serve(app, viewAffiliateUrls, (input, { member }) => listLinks(ports, member, input))
  serve(app, deleteAffiliateUrl, (input, { member }) => closeLink(ports, member, input))
  serve(app, viewRegisteredAffiliates, (input, { member }) => listRegistered(ports, member, input))
}
