/** A form that was filled in is taken over at once: what it computes, hides or formats follows. */
export function takeOver( form: HTMLFormElement ): void {
	// The loader may come after this script.
	const touch = () => form.dispatchEvent( new FocusEvent( 'focusin', { bubbles: true } ) );
	if ( document.readyState === 'complete' ) {
		touch();
	} else {
		addEventListener( 'load', touch );
	}
}
