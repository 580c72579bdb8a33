/** Selector for the controls of a form, except its submit button. */
const WRITING = 'form :not([type="submit"])';

const root = document.documentElement;

/**
 * Sets a class on the root element while a form control has the focus. This class hides floating elements
 * (src/scrolling/floats.css).
 */
export const sayWriting = () =>
	root.classList.toggle( 'vestibule-is-writing', !! root.ownerDocument.activeElement?.matches( WRITING ) );
