interface ResourceTexts {
  readonly resources: Readonly<Record<string, string>>;
}

/** The text for a resource. Names that aren't known show as sent, also if every object has a property of that name. */
export function resourceName({ resources }: ResourceTexts, name: string): string {
  return (Object.hasOwn(resources, name) ? resources[name] : undefined) ?? name;
}
