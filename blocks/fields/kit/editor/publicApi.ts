import { Frame } from '../view';
import { LimitControl, PlaceholderControl } from './inspector/attributes';
import { OptionsControl } from './inspector/OptionsControl';
import { registerFieldBlock } from './registerFieldBlock';

/**
 * Functions and components for plugins that add their own field types, in the script `vestibule-form-editor`
 * (docs/field-types.md).
 */
const formEditor = { registerFieldBlock, Frame, OptionsControl, PlaceholderControl, LimitControl };

declare global {
	interface Window {
		vestibule?: { formEditor?: typeof formEditor };
	}
}

export function publish(): void {
	window.vestibule = { ...window.vestibule, formEditor };
}
