/** Sessions are asked again this often (spec part 2 §9). */
export const sessionsPollMs = 60_000;
