/** Controls of a form, except its submit button. */
const WRITING = 'form :not([type="submit"])';

const root = document.documentElement;

/**
 * Sets a class on the root element while a form control has the focus. Floating elements are hidden then
 * (src/scrolling/floats.css).
 */
export const sayWriting = () =>
	root.classList.toggle( 'vestibule-is-writing', !! root.ownerDocument.activeElement?.matches( WRITING ) );
