/** Roles of the list of a combobox: HTML has no element whose options may contain pictures and links. */
export const listboxRoles = {
  list: { role: 'listbox' },
  group: { role: 'group' },
  option: (isSelected: boolean) => ({ role: 'option', 'aria-selected': isSelected }) as const,
} as const
