/** Who checks the age. Results arrive through `settleCheck`, signed. */
export interface AvsProvider {
  /** Shown to guests as the way they were checked. */
  readonly name: string;
  /** Where the guest is checked. */
  pageOf(checkId: string): string;
}

/** The stand-in: a page of ours on which the guest decides how the check ends. */
export const sandboxProvider: AvsProvider = {
  name: 'Sandbox',
  pageOf: (checkId) => `/sandbox/avs/${checkId}`,
};
