import { graphql, type ResultOf } from '../graphql.ts';

const BonusCodeParts = graphql(`
  fragment BonusCodeParts on BonusCode @_unmask {
    code
    awaitsTopUp
    config {
      containsTopUpBenefit
      validTo
      conditions {
        requireMobileAuth
        vip
      }
      benefits {
        kind
        staggering {
          from
          amount
        }
      }
    }
  }
`);

/** What a code brings and what hinders. [GQ-canRedeem] */
export const CanRedeemQuery = graphql(
  `
    query CanRedeem($code: String!) {
      look: canRedeem(code: $code) {
        canRedeem
        missing
        bonusCode {
          ...BonusCodeParts
        }
      }
    }
  `,
  [BonusCodeParts],
);
export type CodeLook = ResultOf<typeof CanRedeemQuery>['look'];
export type ShownBonusCode = NonNullable<CodeLook['bonusCode']>;

const VoucherParts = graphql(`
  fragment VoucherParts on Voucher @_unmask {
    id
    guestId
    type
    amount
    validFrom
    validTo
    actors
    actorId
  }
`);

/** [GQ-guestVouchers] */
export const GuestVouchersQuery = graphql(
  `
    query GuestVouchers {
      vouchers: guestVouchers {
        ...VoucherParts
      }
    }
  `,
  [VoucherParts],
);

/** [GQ-guestBenefits] [GQ-guestVouchers] [GQ-remainingBonusCodes] */
export const BenefitsQuery = graphql(
  `
    query Benefits {
      benefits: guestBenefits {
        voucher {
          type
          count
          amount
        }
        spinwheelSpins
        messengerGiftCount
        freeMessagesCount
        privateShowTickets
        chatShowTickets
      }
      vouchers: guestVouchers {
        ...VoucherParts
      }
      codes: remainingBonusCodes {
        ...BonusCodeParts
      }
    }
  `,
  [VoucherParts, BonusCodeParts],
);

/** Those whom vouchers are bound to. */
export const VoucherActorsQuery = graphql(`
  query VoucherActors($ids: [ID!]!) {
    models: modelsByIds(ids: $ids) {
      id
      name
      slug
      images {
        avatar {
          url
        }
      }
    }
  }
`);
