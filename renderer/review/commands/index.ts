/** Everything that can be done in a review, for the one registry of commands. */
import type { Command } from '../../commands/command.ts';
import type { ReviewContext } from './context.ts';
import { editCommands } from './edit.ts';
import { moveCommands } from './move.ts';
import { statementCommands } from './statement.ts';

export function reviewCommands(context: ReviewContext): readonly Command[] {
  return [...moveCommands(context), ...editCommands(context), ...statementCommands(context)];
}
