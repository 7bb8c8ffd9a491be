import type { ReactNode } from "react";
import { useBoards } from "../boards/use-boards";

/** The tool's own page, without a panel. */
export function BoardsPage(): ReactNode {
  return (
    <>
      <h1>Boards</h1>
      <table>
        <thead>
          <tr>
            <th scope="col">Bench</th>
            <th scope="col">Board</th>
            <th scope="col">Task</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {useBoards().map(({ id, board, task, isOnline }) => (
            <tr key={id}>
              <td>{id}</td>
              <td>{board}</td>
              <td>{task}</td>
              <td>{isOnline ? "Online" : "Offline"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
