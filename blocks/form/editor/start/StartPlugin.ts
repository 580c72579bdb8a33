import { useCaretAfterDialog } from './templateDialog';
import { useStartBlocks } from './useStartBlocks';

/** How a form begins that is edited on its own. */
export function StartPlugin(): null {
	useStartBlocks();
	useCaretAfterDialog();
	return null;
}
