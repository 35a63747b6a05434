import type { SchemaBuilder } from '../../platform/graphql/index.ts';
import type { AvsDeps } from './avs-deps.ts';
import { findAvsGuest } from './avs.repository.ts';
import { requestAvs } from './request-avs.ts';

/** [GM-requestAvs] [GQ-avsBonusAvailable] */
export function addAvs(builder: SchemaBuilder, deps: AvsDeps): void {
  const request = builder.objectRef<{ readonly checkoutLink: string }>('AvsRequest');
  request.implement({
    fields: (t) => ({
      checkoutLink: t.exposeString('checkoutLink', {
        description: 'Where the guest is checked; leads back to `forwardUrl`.',
      }),
    }),
  });
  const bonus = builder.objectRef<{ readonly bonusAvailable: boolean }>('AvsBonus');
  bonus.implement({ fields: (t) => ({ bonusAvailable: t.exposeBoolean('bonusAvailable') }) });

  builder.mutationField('requestAvs', (t) =>
    t.field({
      type: request,
      description: 'Begins an age check. `forwardUrl` is a path or an address of this site.',
      args: { forwardUrl: t.arg.string({ required: true }) },
      resolve: (_root, { forwardUrl }, { caller }) => requestAvs(deps, caller, forwardUrl),
    }),
  );
  builder.queryField('avsBonusAvailable', (t) =>
    t.field({
      type: bonus,
      description: 'Whether a proof would bring the caller a bonus; never for visitors.',
      async resolve(_root, _args, { caller }) {
        if (caller.guestId === null) return { bonusAvailable: false };
        const avsGuest = await findAvsGuest(deps.database.read, caller.guestId);
        return { bonusAvailable: !avsGuest?.bonus_at };
      },
    }),
  );
}
