/** Inserts text at the cursor or replaces the selection with it. Moves the cursor to the end of the inserted text. */
export function insertInto(
	control: HTMLInputElement | HTMLTextAreaElement,
	text: string,
	changed: ( value: string ) => void
): void {
	const { value } = control;
	const start = control.selectionStart ?? value.length;
	changed( value.slice( 0, start ) + text + value.slice( control.selectionEnd ?? start ) );
	window.requestAnimationFrame( () => {
		control.focus();
		control.setSelectionRange( start + text.length, start + text.length );
	} );
}
