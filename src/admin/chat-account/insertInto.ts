/** Puts a text where the cursor stands, in place of what is chosen, and the cursor behind it. */
export function insertInto( area: HTMLTextAreaElement, text: string, changed: ( value: string ) => void ): void {
	const { selectionStart, selectionEnd, value } = area;
	changed( value.slice( 0, selectionStart ) + text + value.slice( selectionEnd ) );
	window.requestAnimationFrame( () => {
		area.focus();
		area.setSelectionRange( selectionStart + text.length, selectionStart + text.length );
	} );
}
