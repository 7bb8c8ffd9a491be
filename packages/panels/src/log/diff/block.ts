/** A range of rows in each of two logs. The ends are exclusive. */
export interface Block {
  readonly aFrom: number;
  readonly aTo: number;
  readonly bFrom: number;
  readonly bTo: number;
}
