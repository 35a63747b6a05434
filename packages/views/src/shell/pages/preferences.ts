/** Stores what a guest chose for this browser; works without JavaScript. */
export { followPreferences as loader, savePreferences as action } from '@vx/features/shell';
