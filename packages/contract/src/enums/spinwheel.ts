/** EN-spinWheelTypes. */
export const spinWheelTypes = ['goldrausch', 'default'] as const;
export type SpinWheelType = (typeof spinWheelTypes)[number];
