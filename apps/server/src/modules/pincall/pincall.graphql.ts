import { pinLengthOf } from '@vx/notify-core/rules';
import type { SchemaBuilder } from '../../platform/graphql/index.ts';
import type { PincallDeps } from './pincall-deps.ts';
import type { VerificationRow } from './pincall.repository.ts';
import { startVerification } from './start-verification.ts';
import { verifyPin } from './verify-pin.ts';

/**
 * [GM-pinCallStartVerification] [GM-verifyPin] [ET-pinCallVerification]: a refusal carries its number
 * as `extensions.detail.errorCode`, with the tries that are left and the time of the next.
 */
export function addPincall(builder: SchemaBuilder, deps: PincallDeps): void {
  const verification = builder.objectRef<VerificationRow>('PinCallVerification');
  verification.implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      type: t.exposeString('type', { description: '`mobile` or `fixed`.' }),
      verified: t.boolean({ resolve: ({ verified_at }) => verified_at !== null }),
      countryCode: t.exposeString('country_code', { description: 'Dialling code, like `49`.' }),
      preCode: t.exposeString('pre_code'),
      number: t.exposeString('number'),
      e123: t.exposeString('e123', { description: 'As it is shown: `+49 1512 3456789`.' }),
      pinLength: t.int({ resolve: ({ type }) => pinLengthOf(type) }),
    }),
  });
  builder.mutationField('pinCallStartVerification', (t) =>
    t.field({
      type: verification,
      description: 'Sends a code: `mobile` by text message, `fixed` by call.',
      args: {
        phoneNumber: t.arg.string({ required: true }),
        type: t.arg.string({ required: true }),
        language: t.arg.string({ required: true }),
      },
      resolve: (_root, asked, { caller }) => startVerification(deps, caller, asked),
    }),
  );
  builder.mutationField('verifyPin', (t) =>
    t.field({
      type: verification,
      description: 'Confirms the number with the code that was sent to it.',
      args: {
        id: t.arg.id({ required: true }),
        type: t.arg.string({ required: true }),
        pin: t.arg.string({ required: true }),
      },
      resolve: (_root, asked, { caller }) => verifyPin(deps, caller, asked),
    }),
  );
}
