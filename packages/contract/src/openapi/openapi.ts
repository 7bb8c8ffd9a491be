export const openApiVersion = "3.1.0";
