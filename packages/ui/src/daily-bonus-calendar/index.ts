export {
  DailyBonusCalendar,
  DoorPanel,
  type CalendarDoor,
  type DailyBonusCalendarProps,
  type DoorPanelProps,
} from './DailyBonusCalendar.tsx';
