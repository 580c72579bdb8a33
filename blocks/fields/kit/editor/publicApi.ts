import { Frame } from '../view';
import { LimitControl, PlaceholderControl } from './inspector/attributes';
import { OptionsControl } from './inspector/OptionsControl';
import { registerFieldBlock } from './registerFieldBlock';

/** What the script handle `vestibule-form-editor` gives other plugins for their types of field (docs/field-types.md). */
const formEditor = { registerFieldBlock, Frame, OptionsControl, PlaceholderControl, LimitControl };

declare global {
	interface Window {
		vestibule?: { formEditor?: typeof formEditor };
	}
}

export function publish(): void {
	window.vestibule = { ...window.vestibule, formEditor };
}
