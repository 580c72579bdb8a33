import InputMask from 'imask/esm/controls/input';
import 'imask/esm/masked/pattern';
import { maskItems, type PatternItem } from '../kit/pattern';

/** Maximum number of digits for a repeatable item. */
const RUN = 30;

const DEFINITIONS = { '0': /\d/, a: /\p{L}/u, '*': /[\p{L}\d]/u };
const SIGNS = { digit: '0', letter: 'a', either: '*', any: '*' };

/**
 * Converts an item to the mask library's syntax: optional items are in brackets, and literals are escaped with a
 * backslash.
 */
function patternOf( { kind, sign, optional, repeated }: PatternItem ): string {
	const own = kind ? SIGNS[ kind ].repeat( repeated ? RUN : 1 ) : `\\${ sign }`;
	return optional ? `[${ own }]` : own;
}

/** Applies a mask while the visitor types, pastes or deletes. A reset of the form resets the mask. */
export function attachMask( form: HTMLFormElement, input: HTMLInputElement, mask: string ): void {
	const masked = new InputMask( input, {
		mask: maskItems( mask ).map( patternOf ).join( '' ),
		definitions: DEFINITIONS,
	} );
	// The event is dispatched before the browser resets the controls.
	form.addEventListener( 'reset', () => setTimeout( () => masked.updateValue() ) );
}
