/** What a visitor writes in or chooses from; who has come to the button that sends is done with it. */
const WRITING = 'form :not([type="submit"])';

const root = document.documentElement;

/** Says on the root whether a visitor is at work in a form: what floats gives way (src/scrolling/floats.css). */
export const sayWriting = () =>
	root.classList.toggle( 'vestibule-is-writing', !! root.ownerDocument.activeElement?.matches( WRITING ) );
