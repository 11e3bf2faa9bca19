/** Of what agents have by their line and their teams. Source: domain handbook 8. */
export const agencyCodes: readonly number[] = [6104, 6207, 6109, 6112, 6113, 6114, 6151, 6152, 6153, 6212, 6251, 6252, 6253]
