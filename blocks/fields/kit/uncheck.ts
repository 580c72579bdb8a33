/** Lets visitors uncheck radio buttons by clicking the checked button or by pressing Backspace or Delete. */
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
