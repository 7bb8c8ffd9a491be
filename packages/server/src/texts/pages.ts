import type { Language } from "./language";
import { pages, type PageTexts } from "./pages.messages";
import { italianPages } from "./pages.messages.it";
import { staff, type StaffTexts } from "./staff.messages";
import { italianStaff } from "./staff.messages.it";

const inLanguages: Readonly<Record<Language, PageTexts>> = { en: pages, it: italianPages };
const staffInLanguages: Readonly<Record<Language, StaffTexts>> = { en: staff, it: italianStaff };

/** The texts of the server's pages. */
export const pageTexts = (language: Language): PageTexts => inLanguages[language];

/** The texts of the back office. */
export const staffTexts = (language: Language): StaffTexts => staffInLanguages[language];
