/** Inserts a text at the cursor, in place of what is selected, and moves the cursor behind it. */
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
