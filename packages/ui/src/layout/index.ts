export {
  Cluster,
  Columns,
  Divider,
  FilterBar,
  Lead,
  PageHeader,
  Stack,
  type ColumnsProps,
  type Gap,
} from './Layout.tsx';
