import InputMask from 'imask/esm/controls/input';
import 'imask/esm/masked/pattern';
import { maskItems, type PatternItem } from '../kit/pattern';

/** How many digits are typed at most where any number of them may stand. */
const RUN = 30;

const DEFINITIONS = { '0': /\d/, a: /\p{L}/u, '*': /[\p{L}\d]/u };
const SIGNS = { digit: '0', letter: 'a', either: '*', any: '*' };

/** A mask in the words of the library: what may be missing stands in brackets, and every other sign behind a backslash. */
function patternOf( { kind, sign, optional, repeated }: PatternItem ): string {
	const own = kind ? SIGNS[ kind ].repeat( repeated ? RUN : 1 ) : `\\${ sign }`;
	return optional ? `[${ own }]` : own;
}

/** Puts the signs of a mask in as the visitor types, pastes and deletes; a reset of the form resets it. */
export function attachMask( form: HTMLFormElement, input: HTMLInputElement, mask: string ): void {
	const masked = new InputMask( input, {
		mask: maskItems( mask ).map( patternOf ).join( '' ),
		definitions: DEFINITIONS,
	} );
	// The event comes before the controls have their first values again.
	form.addEventListener( 'reset', () => setTimeout( () => masked.updateValue() ) );
}
