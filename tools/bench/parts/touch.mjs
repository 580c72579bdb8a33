/**
 * Waiting time of a visitor on a phone after a touch: after the first, which loads scripts, and after the next ones.
 */
import { alone } from '../finding.mjs';
import { onPhone } from '../phone.mjs';
import { median } from '../statistics.mjs';
import { CannotGoOn } from '../../lib/say.mjs';

const ROUNDS = 3;
const MINUTES = 3;
const MAX_MS = 100;
const FIRST_ERROR = 300;
/** Timeout for a control to become visible, in milliseconds. */
const PATIENCE = 10_000;
/** Browsers don't report events shorter than this. */
const MIN_EVENT_MS = 16;

const MENU = '.vestibule-drawer__button:visible, .wp-block-navigation__responsive-container-open:visible';

/** Name, page and selector. The first element that matches is touched. Text inputs also receive a letter. */
const TOUCHES = [
	[ 'the menu', '/', MENU ],
	[ 'the cookie notice', '/visiting-the-institute/', '.vestibule-notice__button.is-refuse' ],
	[ 'the chat', '/', '.vestibule-chat__launcher' ],
	[ 'a tab', '/', '.vestibule-tabs__tab:visible >> nth=1' ],
	[ 'a carousel', '/', '.vestibule-carousel__next:visible' ],
	[ 'an accordion', '/questions/', '.vestibule-accordion-item__summary' ],
	[ 'a modal', '/showcase/', '.vestibule-modal__opener:visible' ],
	[ 'a comment', '/deadlines-and-how-to-count-them/', '#commentform textarea:visible' ],
	[ 'a field and a letter', '/contact/', 'form[data-form_id] input[type=text]:visible' ],
	[ 'Send', '/contact/', '.vestibule-submit__button' ],
];

const ON_BARE = [
	[ 'the menu', '/', MENU ],
	[ 'a comment', '/deadlines-and-how-to-count-them/', '#commentform textarea:visible' ],
];

export const touch = {
	name: 'touch',
	title: 'interactions on a phone, hydration included',
	async measure( bench ) {
		const [ demo, bare ] = [ await bench.demo(), await bench.bare() ];
		const rows = [
			...TOUCHES.map( ( [ what, path, selector ] ) => ( {
				what,
				url: demo.url + path,
				selector,
				most: MAX_MS,
			} ) ),
			...ON_BARE.map( ( [ what, path, selector ] ) => ( {
				what: `${ what }, bare page`,
				url: bare.url + path,
				selector,
			} ) ),
		].map( ( row ) => ( { ...row, slowest: [], errors: [] } ) );
		await onPhone(
			( visit ) =>
				bench.rounds( ROUNDS, MINUTES, async () => {
					for ( const row of rows ) {
						await visit( row.url, ( on ) => touched( on, row ) );
					}
				} ),
			bench
		);
		const send = rows.find( ( { what } ) => what === 'Send' );
		return {
			findings: [
				...rows.map( ( { what, slowest, most } ) =>
					alone( `slowest interaction: ${ what }`, median( slowest ), 'ms', { most } )
				),
				alone( 'first error after Send', median( send.errors ), 'ms', { most: FIRST_ERROR } ),
				alone( 'layout shift after Send', median( send.shifts ), '', { digits: 3, most: 0 } ),
			],
		};
	},
};

async function touched( { page, atRest }, row ) {
	const target = page.locator( row.selector ).first();
	// The cookie notice would cover the element.
	if ( ! row.selector.includes( 'notice' ) ) {
		await page.addStyleTag( { content: '.vestibule-notice { display: none }' } );
	}
	await target.scrollIntoViewIfNeeded( { timeout: PATIENCE } ).catch( () => {
		throw new CannotGoOn( `${ page.url() } has no visible ${ row.selector }.` );
	} );
	await atRest();
	await page.evaluate( watchErrors );
	await target.tap();
	if ( await target.evaluate( ( { tagName } ) => /^(?:INPUT|TEXTAREA)$/.test( tagName ) ) ) {
		await page.keyboard.type( 'a' );
	}
	await atRest();
	if ( row.what === 'Send' ) {
		row.errors.push( await page.evaluate( () => window.benchError ) );
		( row.shifts ??= [] ).push( await page.evaluate( () => window.bench.shift - window.benchShift ) );
	}
	row.slowest.push( Math.max( MIN_EVENT_MS, await page.evaluate( () => window.bench.slowest ) ) );
}

/** Runs in the page. Measures the time from the first touch until the first error of a form is visible. */
function watchErrors() {
	let began = 0;
	window.benchShift = window.bench.shift;
	window.benchError = new Promise( ( done ) => {
		document.addEventListener( 'pointerup', () => ( began ||= performance.now() ), { capture: true } );
		const look = () => {
			if (
				began &&
				document.querySelector( '.vestibule-field__error:not(:empty), .vestibule-form__errors li' )
			) {
				window.requestAnimationFrame( () => done( performance.now() - began ) );
			}
		};
		new window.MutationObserver( look ).observe( document.body, {
			childList: true,
			subtree: true,
			characterData: true,
		} );
		setTimeout( done, 30_000, 30_000 );
	} );
}
