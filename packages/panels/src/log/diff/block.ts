/** Rows of two logs, from one to before another in each. */
export interface Block {
  readonly aFrom: number;
  readonly aTo: number;
  readonly bFrom: number;
  readonly bTo: number;
}
