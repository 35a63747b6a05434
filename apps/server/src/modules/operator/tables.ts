export interface OperatorTables {
  /** Results of automated runs, the latest of each. */
  test_runs: {
    run_item_id: string;
    name: string;
    passed: boolean;
    video_url: string | null;
    at: Date;
  };
}
