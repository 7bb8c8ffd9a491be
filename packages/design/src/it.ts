export { italianDesignMessages } from "./root/design-messages.it";
