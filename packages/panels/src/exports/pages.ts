export { ConfirmProfilePage } from "../pages/confirm-profile-page";
export { CartPage } from "../pages/cart-page";
export { DashboardPage } from "../pages/dashboard-page";
export { LicensePage } from "../pages/license-page";
export { LicensesPage } from "../pages/licenses-page";
export { NotFoundPage } from "../pages/not-found-page";
export { ProfilePage } from "../pages/profile-page";
export { Restricted, type RestrictedProps } from "../pages/restricted";
export { SessionsPage } from "../pages/sessions-page";
