/** Starts the island of a form that was filled in, so that computed values, conditions and formats are updated. */
export function takeOver( form: HTMLFormElement ): void {
	// The loader may run after this script.
	const touch = () => form.dispatchEvent( new FocusEvent( 'focusin', { bubbles: true } ) );
	if ( document.readyState === 'complete' ) {
		touch();
	} else {
		addEventListener( 'load', touch );
	}
}
