import { message, messages } from '../define.ts';
import { voucher } from '../shapes/benefits.ts';
import { answer, count, flag, id, list, text, time } from '../shapes/primitives.ts';
import { Type } from 'typebox';

export const rewardsMessages = messages(
  message({
    name: 'welcomeBonusRedeemed',
    id: 'SI-welcomeBonusRedeemed',
    direction: 'in',
    summary: 'The welcome bonus was redeemed.',
    payload: answer({ redeemed: flag }),
    stream: 'guest',
    built: true,
  }),
  message({
    name: 'bonusCodeRedeemed',
    id: 'SI-bonusCodeRedeemed',
    direction: 'in',
    summary: 'A bonus code was redeemed.',
    payload: answer({ code: text(60) }),
    stream: 'guest',
    built: true,
  }),
  message({
    name: 'vouchers',
    id: 'SI-vouchers',
    direction: 'in',
    summary: 'All vouchers of the guest.',
    payload: answer({ vouchers: list(voucher, 500) }),
    stream: 'guest',
    built: true,
  }),
  message({
    name: 'incentiveClosed',
    id: null,
    direction: 'in',
    summary: 'An incentive was closed or taken, here or on another device.',
    payload: answer({ incentiveId: id, uniqueGroup: text(60) }),
    stream: 'guest',
    built: true,
  }),
  message({
    name: 'boughtGiftsUpdate',
    id: 'SI-boughtGiftsUpdate',
    direction: 'in',
    summary: 'All bought gifts of the guest, gift id to quantity. [RU-socket-bought-gifts]',
    payload: answer({ boughtGifts: Type.Record(Type.String(), count) }),
    stream: 'guest',
    built: true,
  }),
  message({
    name: 'loyaltyPointsChanged',
    id: 'SI-loyaltyPointsChanged',
    direction: 'in',
    summary: 'The loyalty points of the guest.',
    payload: answer({ loyaltyPoints: count }),
    stream: 'guest',
    built: false,
  }),
  message({
    name: 'clashOfCamsVoting',
    id: 'SI-clashOfCamsVoting',
    direction: 'in',
    summary: 'Votes of a challenge.',
    payload: answer({ challengeId: id, teams: list(answer({ teamId: id, votes: count })) }),
    stream: 'public',
    built: false,
  }),
  message({
    name: 'privateTicketShowInvitation',
    id: 'SI-privateTicketShowInvitation',
    direction: 'in',
    summary: 'An actor invites to a private show.',
    payload: answer({ actorId: id, ticketId: id, start: time }),
    stream: 'guest',
    built: false,
  }),
);
