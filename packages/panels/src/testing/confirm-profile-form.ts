import { screen, userEvent } from "storybook/test";

export const field = (name: string) => screen.getByRole("textbox", { name });
export const country = () => screen.getByRole("combobox", { name: "Country" });
export const sure = () =>
  screen.getByRole("checkbox", { name: "I confirm that the above information is correct and complete." });
export const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));
export const isShown = () => screen.findByRole("form", { name: "Confirm your profile" });

export async function fillIn(): Promise<void> {
  await userEvent.type(field("First name"), " Ada ");
  await userEvent.type(field("Last name"), "Byron");
  await userEvent.selectOptions(country(), "IT");
  await userEvent.clear(field("Organization"));
  await userEvent.type(field("Organization"), "Analytical");
  await userEvent.click(sure());
}
