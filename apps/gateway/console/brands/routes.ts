import {
  createBrand,
  listBrands,
  publishBrand,
  requestBuiltBrand,
  saveBrand,
  showBrand,
  stageBrand,
  unstageBrand,
  uploadBrandPicture,
} from '@ante/contract/console/brands.ts'

import { serveStaff } from '../../kit/serve-staff.ts'
import type { Server } from '../../kit/server.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import * as edit from './edit-brand.ts'
import { listedBrands, shownBrand } from './shown-brands.ts'
import { PICTURE_BODY_BYTES, uploadPicture } from './upload-picture.ts'

/** Routes of the brand studio. */
export function brandScreen(app: Server, ports: ScreenPorts): void {
  serveStaff(app, listBrands, (input, context) => listedBrands(ports, input, context))
  serveStaff(app, showBrand, (input, context) => shownBrand(ports, input, context))
  serveStaff(app, createBrand, (input, context) => edit.createBrand(ports, input, context))
  serveStaff(app, saveBrand, (input, context) => edit.saveBrand(ports, input, context))
  serveStaff(app, uploadBrandPicture, (input, context) => uploadPicture(ports, input, context), {
    bodyLimit: PICTURE_BODY_BYTES,
    // The audit log does not store the picture of a refused call.
    loggedInput: ({ content, ...input }) => ({ ...input, length: content.length }),
  })
  serveStaff(app, stageBrand, (input, context) => edit.stageBrand(ports, input, context))
  serveStaff(app, unstageBrand, (input, context) => edit.unstageBrand(ports, input, context))
  serveStaff(app, publishBrand, (input, context) => edit.publishBrand(ports, input, context))
  serveStaff(app, requestBuiltBrand, (input, context) => edit.retireBrand(ports, input, context))
}
