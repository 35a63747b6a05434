import { graphql } from '../graphql.ts';

/** Whether a proof would bring the guest a bonus. [GQ-avsBonusAvailable] */
export const AvsBonusQuery = graphql(`
  query AvsBonus {
    bonus: avsBonusAvailable {
      bonusAvailable
    }
  }
`);

/** Begins a check. [GM-requestAvs] */
export const RequestAvs = graphql(`
  mutation RequestAvs($forwardUrl: String!) {
    request: requestAvs(forwardUrl: $forwardUrl) {
      checkoutLink
    }
  }
`);
