/**
 * Calls `callback` when an element does not contain the focus: at once, or after the visitor has left the element.
 * Scripts may load while the visitor types, and must not change the focused control.
 */
export function onceLeft( element: Element, callback: () => void ): void {
	if ( ! element.contains( element.ownerDocument.activeElement ) ) {
		callback();
		return;
	}
	// Wait until the next control has received the focus, because it may be inside the element too.
	element.addEventListener( 'focusout', () => setTimeout( () => onceLeft( element, callback ) ), { once: true } );
}

/**
 * Calls `callback` at once if a text control is empty, even if the control has the focus. Otherwise, works like
 * onceLeft().
 */
export const onceEmptyOrLeft = ( input: HTMLInputElement, callback: () => void ): void =>
	input.value === '' ? callback() : onceLeft( input, callback );
