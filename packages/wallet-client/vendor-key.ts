/** Key with which a vendor signs its calls. */
export interface VendorKey {
  vendor: string
  keyId: string
  secret: string
}
