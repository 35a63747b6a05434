/** Pure rules of what guests say about chats. */
import { DAY_MS } from '@vx/kernel';

/** So long the stars of a chat count: what a profile shows is of the last ninety days. [ET-chatRatings] */
export const RATING_DAYS = 90;

/** Whether a guest with so many stars liked the chat: a profile shows the share of those who did. */
export const isLiked = (stars: number): boolean => stars >= 4;

/** @returns the day as `2026-11-29`, UTC */
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The first day whose stars still count. */
export const firstDay = (now: number): string => dayOf(now - RATING_DAYS * DAY_MS);

/** Whether a change of an answer moves what profiles show. A day less than its stars count, so that none is changed while it goes. */
export const stillCounts = (day: string, now: number): boolean => day > firstDay(now);
