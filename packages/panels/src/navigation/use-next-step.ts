import { useNavigation } from "./navigation-context";
import { useGoTo } from "./screen-link";
import type { ScreenTarget } from "./screens";

/** The next step that a toast offers after a success. */
export interface NextStep {
  readonly label: string;
  readonly onPress: () => void;
}

/** Creates a next step that goes to a screen. Returns undefined on that screen itself. */
export function useNextStep(): (label: string, target: ScreenTarget) => NextStep | undefined {
  const navigation = useNavigation();
  const goTo = useGoTo();
  return (label, target) => {
    const [here] = navigation.here().split("?");
    return here === navigation.href(target) ? undefined : { label, onPress: () => goTo(target) };
  };
}
