/**
 * Calls back while an element does not contain the focus: at once, or after the visitor has left it. Scripts arrive while
 * people type, and a control that has the focus belongs to the visitor.
 */
export function onceLeft( element: Element, callback: () => void ): void {
	if ( ! element.contains( element.ownerDocument.activeElement ) ) {
		callback();
		return;
	}
	// The timeout lets the focus arrive at its next control, which may be inside the element.
	element.addEventListener( 'focusout', () => setTimeout( () => onceLeft( element, callback ) ), { once: true } );
}

/** The same for a text control, where an empty one can be prepared while it has the focus. */
export const onceEmptyOrLeft = ( input: HTMLInputElement, callback: () => void ): void =>
	input.value === '' ? callback() : onceLeft( input, callback );
