/**
 * Loaded into Electron before the app (`--require`): dialogs answer what the test laid out in STATEMENT_DESK_TEST_ANSWERS,
 * a list of `{message: n}`, `{open: [paths]}`, `{save: path}`. A dialog nobody laid out an answer for is cancelled.
 */
const { dialog } = require('electron');

const answers = JSON.parse(process.env.STATEMENT_DESK_TEST_ANSWERS ?? '[]');

function next(kind) {
  const at = answers.findIndex((answer) => kind in answer);
  return at < 0 ? undefined : answers.splice(at, 1)[0][kind];
}

dialog.showMessageBox = async (options) => ({
  response: next('message') ?? (options.buttons?.length ?? 1) - 1,
  checkboxChecked: false,
});
dialog.showOpenDialog = async () => {
  const filePaths = next('open');
  return { canceled: filePaths === undefined, filePaths: filePaths ?? [] };
};
dialog.showSaveDialog = async () => {
  const filePath = next('save');
  return { canceled: filePath === undefined, filePath: filePath ?? '' };
};
dialog.showErrorBox = () => undefined;
