/**
 * Brings the scripts that a page needs no sooner than a visitor does something: each with what they are for, as a selector, or for scrolling. It stands in the page itself. The
 * page works meanwhile; a click on a button whose command this browser does not know is done again when its script is there.
 */
type Late = [ selector: string, src: string ];

const rows: Late[] = JSON.parse( document.getElementById( 'vestibule-late' )?.textContent ?? '[]' );
const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;

rows.forEach( ( [ selector, src ] ) => {
	let isThere = false;
	const bring = () => import( /* webpackIgnore: true */ src ).then( () => ( isThere = true ) );
	if ( ! selector ) {
		addEventListener( 'scroll', bring, { once: true } );
	}
	if ( selector ? location.hash : scrollY ) {
		void bring();
	}
	const meet = ( { target, type }: Event ) => {
		const met = ! isThere && selector && target instanceof Element && target.closest< HTMLElement >( selector );
		if ( met ) {
			void bring().then( () => type === 'click' && ! knowsCommands && met.matches( '[command]' ) && met.click() );
		}
	};
	[ 'pointerover', 'focusin', 'click' ].forEach( ( type ) => addEventListener( type, meet, true ) );
} );

export {};
