import './consent.css';

/*
 * On every page, so it only sees whether anything is to be done: something that waits for an agreement that was given, or a
 * visitor who chooses. What does it is choose.ts, which is loaded then. Until it is there the notice is a form that is posted.
 */

const notice = document.querySelector< HTMLElement >( '.vestibule-notice' );
const src = notice?.dataset.script;
let isReady = false;

const begin = () => import( /* webpackIgnore: true */ src ?? '' ).catch( () => {} ).then( () => ( isReady = true ) );

/** Does again what the visitor did; without the script the browser does it by itself. */
const later = ( event: Event, again: () => void ) => {
	event.preventDefault();
	void begin().then( again );
};

if ( notice ) {
	// Others keep clear of the notice by this.
	const { style } = document.documentElement;
	new ResizeObserver( () => {
		const isBottom = notice.matches( '.is-bottom' );
		const name = `--vestibule-notice-${ isBottom ? 'height' : 'start' }`;
		const room = `${ isBottom ? notice.offsetHeight : notice.getBoundingClientRect().bottom }px`;
		// Said once more, the same would still make the browser reckon the whole page anew.
		if ( ( style.getPropertyValue( name ) || '0px' ) !== room ) {
			style.setProperty( name, room );
		}
	} ).observe( notice );
	document.addEventListener( 'submit', ( event ) => {
		const { target, submitter } = event;
		if ( ! isReady && target instanceof HTMLFormElement && target.matches( '[data-choice]' ) ) {
			later( event, () => target.requestSubmit( submitter ) );
		}
	} );
	document.addEventListener( 'click', ( event ) => {
		const link = event.target instanceof Element && event.target.closest< HTMLElement >( '.vestibule-consent-offer__show' );
		if ( ! isReady && link ) {
			later( event, () => link.click() );
		}
	} );
	if ( document.querySelector( '.cookies-accepted [data-consent], .cookies-set .has-signals' ) ) {
		void begin();
	}
	if ( notice.matches( '.cookies-not-set .accepts-on-scroll' ) ) {
		addEventListener( 'scroll', begin, { once: true, passive: true } );
	}
}
