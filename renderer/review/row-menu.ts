/** Commands on the current or chosen rows, in groups, for menus. */
export const ROW_MENU: readonly (readonly string[])[] = [
  ['edit.fix', 'edit.confirm'],
  ['edit.cell', 'edit.swap', 'edit.exclude'],
  ['edit.add', 'edit.split', 'edit.merge', 'edit.merge-text'],
  ['edit.boundary-own', 'edit.boundary-next'],
  ['rows.copy', 'edit.reset'],
];
