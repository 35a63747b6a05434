import { graphql } from '../graphql.ts';

/** Sends a code to a number. [GM-pinCallStartVerification] */
export const StartVerification = graphql(`
  mutation PinCallStartVerification($phoneNumber: String!, $type: String!, $language: String!) {
    verification: pinCallStartVerification(
      phoneNumber: $phoneNumber
      type: $type
      language: $language
    ) {
      id
      verified
    }
  }
`);

/** Confirms the number with its code. [GM-verifyPin] */
export const VerifyPin = graphql(`
  mutation VerifyPin($id: ID!, $type: String!, $pin: String!) {
    verification: verifyPin(id: $id, type: $type, pin: $pin) {
      id
      verified
    }
  }
`);
