export {
  Cluster,
  Columns,
  Divider,
  FilterBar,
  PageHeader,
  Stack,
  type ColumnsProps,
  type Gap,
} from './Layout.tsx';
