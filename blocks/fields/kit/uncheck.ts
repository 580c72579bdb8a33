/**
 * Radio buttons cannot be unchecked: where nothing has to be chosen, the chosen one pressed again takes it back, and so
 * do Backspace and Delete.
 */
export function uncheckable(
	container: HTMLElement,
	check: () => void,
	isRequired?: ( box: HTMLInputElement ) => boolean
): void {
	let before: unknown[] = [];
	const clear = ( target: EventTarget | null ) => {
		const box = target as HTMLInputElement;
		if ( box.checked && ! isRequired?.( box ) ) {
			box.checked = false;
			box.dispatchEvent( new Event( 'change', { bubbles: true } ) );
			check();
		}
	};
	container.addEventListener( 'pointerdown', () => {
		before = [ ...container.querySelectorAll( 'input:checked' ) ];
	} );
	container.addEventListener( 'click', ( { target } ) => before.includes( target ) && clear( target ) );
	container.addEventListener( 'keydown', ( { key, target } ) => {
		before = [];
		if ( /^(Backspace|Delete)$/.test( key ) ) {
			clear( target );
		}
	} );
}
