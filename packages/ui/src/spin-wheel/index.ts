export { SpinWheel, type SpinWheelProps } from './SpinWheel.tsx';
export type { WheelPrize } from './WheelDisc.tsx';
export { OddsTable, type OddsRow, type OddsTableProps } from './OddsTable.tsx';
