/**
 * `npm run size`: what a visitor downloads, each file by itself, in bytes as gzip makes them. A limit is about 5 % more
 * than the file has; who raises one says in the commit what visitors get for it. A file that is not in the table fails,
 * so that nothing new comes without a limit.
 */
import { existsSync, readdirSync } from 'node:fs';

const BUILD = 'plugin/build';

/** The limit and what it is, by file; without the part of a chunk's name that changes with each build. */
const FILES = {
	'modules/beacon.js': [ 1500, 'The beacon, after the load of pages whose largest image is not known' ],
	'modules/comments.js': [ 1160, 'Comments, with the first touch of a field' ],
	'modules/consent.js': [ 3860, 'The cookie notice, when a visitor chooses' ],
	'modules/drawer.js': [ 630, 'A drawer, when a visitor comes to it' ],
	'modules/field-types.js': [ 330, "Rules of other plugins' fields" ],
	'modules/floats.js': [ 690, 'What floats, kept off controls and text, on pages that have it' ],
	'modules/loader.js': [ 2520, 'The loader, with what brings the rest, on every page' ],
	'modules/menu.js': [ 1200, 'A menu with submenus, when a visitor comes to it' ],
	'modules/modal-triggers.js': [ 650, 'Modals that open by themselves' ],
	'modules/prefetch.js': [ 1480, 'Links, after the load, in browsers without speculation rules' ],
	'modules/push-ask.js': [ 1090, 'Notifications, when a visitor asks for them' ],
	'modules/push-tidy.js': [ 650, 'Notifications, in a browser that holds a worker' ],
	'modules/push.js': [ 1300, 'Notifications, on pages with the button' ],
	'modules/reveal.js': [ 510, 'Reveal, with the first scrolling of pages that have one' ],
	'modules/scrolling.js': [ 550, 'Anchors, with the first of them' ],
	'modules/sticky-reveal.js': [ 190, 'What comes back on scrolling up, on pages that have it' ],
	'modules/sticky.js': [ 880, 'What sticks, with the first scrolling' ],
	'modules/tabs-early.js': [ 530, 'The tab that the address names, while the page comes in' ],
	'modules/comments.css': [ 370, 'Comments, on pages with a comment form' ],
	'modules/consent.css': [ 1210, 'The cookie notice, where it asks' ],
	'modules/consent-control.css': [ 590, 'The control that takes a choice back, where it floats' ],
	'modules/consent-offers.css': [ 670, 'What stands in the place of an embed' ],
	'modules/floats.css': [ 580, 'What floats, at the end of pages that have it' ],
	'modules/menu.css': [ 690, 'Submenus of a navigation, closed' ],
	'modules/menu-open.css': [ 940, 'Submenus of a navigation, at the end of the page' ],
	'modules/reveal.css': [ 500, 'Reveal, on pages that have one' ],
	'modules/scrolling.css': [ 240, 'Anchors, on every page' ],
	'modules/sticky.css': [ 670, 'What sticks, on pages that have it' ],
	'modules/sticky-stuck.css': [ 460, 'What sticks, once a page is scrolled, at its end' ],
	'islands/accordion.js': [ 1980, 'An accordion, beside React' ],
	'islands/carousel.js': [ 18800, 'A carousel with Splide, beside React' ],
	'islands/chat.js': [ 5620, 'The chat, taken over' ],
	'islands/form.js': [ 8780, 'What answers a visitor before React, with the first touch of a form' ],
	'islands/chunks/form-live.js': [ 6060, 'A form at work, beside React' ],
	'islands/chunks/drafts.js': [ 1700, 'Drafts, with a form that was touched' ],
	'islands/chunks/later.js': [ 900, 'Save and continue later, on pages with a form that has it' ],
	'islands/chunks/steps.js': [ 1910, 'Steps, on pages with a form in steps' ],
	'islands/modal.js': [ 3180, 'A modal, taken over; Tab stays in it in Safari before 17.4 too' ],
	'islands/tabs.js': [ 2880, 'Tabs, beside React' ],
	'islands/chunks/form-conditions.js': [ 3160, 'Conditions, in forms that have some' ],
	'islands/chunks/captcha.js': [ 1560, 'A captcha, on forms that have one' ],
	'islands/chunks/captcha-hcaptcha.js': [ 430, 'hCaptcha, beside its own script' ],
	'islands/chunks/captcha-recaptcha-v2.js': [ 620, 'reCAPTCHA v2, beside its own script' ],
	'islands/chunks/captcha-recaptcha-v3.js': [ 550, 'reCAPTCHA v3, beside its own script' ],
	'islands/chunks/captcha-turnstile.js': [ 500, 'Turnstile, beside its own script' ],
	'islands/chunks/work.js': [ 650, 'The proof of work, on forms that ask for one' ],
	'islands/chunks/work-worker.js': [ 1350, 'Its worker' ],
	'islands/chunks/work-work-worker-library.js': [ 2400, 'SHA-256 for it' ],
	'islands/chunks/field-calculation.js': [ 3430, 'Calculation, on pages that have one' ],
	'islands/chunks/field-frame.js': [ 880, 'What fields that are more than their controls are drawn with' ],
	'islands/chunks/field-appointment.js': [ 8900, 'Appointment, on pages that have one' ],
	'islands/chunks/hold.js': [ 2000, 'What keeps the chosen time' ],
	'islands/chunks/waiting.js': [ 1500, 'Waiting for a full time, when one is pressed' ],
	'islands/chunks/field-file.js': [ 3850, 'Files, on pages that ask for some' ],
	'islands/chunks/field-image.js': [ 3850, 'Pictures, on pages that ask for some' ],
	'islands/chunks/field-date.js': [ 1760, 'Date' ],
	'islands/chunks/field-hidden.js': [ 310, 'A hidden value of the address' ],
	'islands/chunks/field-number.js': [ 1800, 'Number' ],
	'islands/chunks/field-range.js': [ 770, 'Range' ],
	'islands/chunks/field-repeater.js': [ 5600, 'Rows, on pages with a repeater' ],
	'islands/chunks/field-rating.js': [ 560, 'Rating' ],
	'islands/chunks/field-text.js': [ 1110, 'Text with a mask, a pattern or a number of digits' ],
	'islands/chunks/field-time.js': [ 610, 'Time' ],
	'islands/chunks/field-url.js': [ 290, 'Web address' ],
	'islands/chunks/form-mask-library.js': [ 11530, 'The library of masks, with the first field that has one' ],
	'islands/chunks/form-mask.js': [ 430, 'Masks, beside that library' ],
	'islands/chunks/field-multi-select-library.js': [ 9390, "The multi-select's library" ],
	'islands/chunks/field-multi-select.js': [ 2260, "Multi-select, beside its list's library" ],
	'islands/chunks/field-phone-library.js': [ 25580, 'The country list of a phone field, its library' ],
	'islands/chunks/field-phone.js': [ 5780, "Phone, beside the country list's library" ],
	'islands/chunks/field-phone.css': [ 2940, 'The styles of that library' ],
	'blocks/accordion/style.css': [ 1410, 'Accordion' ],
	'blocks/carousel/style.css': [ 2100, 'Carousel' ],
	'blocks/chat/foot.css': [ 2150, "The chat's styles, at the end of every page" ],
	'blocks/chat-button/style.css': [ 1420, 'Chat button, with the entry of an account' ],
	'blocks/cookie-choice/style.css': [ 200, 'Cookie choice' ],
	'blocks/drawer/foot.css': [ 1150, 'Drawer, the dialog, at the end of the page' ],
	'blocks/drawer/style.css': [ 1010, 'Drawer, its button' ],
	'blocks/field-address/style.css': [ 200, 'Address' ],
	'blocks/field-appointment/style.css': [ 1820, 'Appointment' ],
	'blocks/field-calculation/style.css': [ 170, 'Calculation' ],
	'blocks/field-image-choice/style.css': [ 420, 'Image choice' ],
	'blocks/field-file/style.css': [ 1000, 'Files' ],
	'blocks/field-image/style.css': [ 1000, 'Pictures' ],
	'blocks/field-date/style.css': [ 190, 'Date' ],
	'blocks/field-hidden/style.css': [ 165, 'Hidden field' ],
	'blocks/field-range/style.css': [ 310, 'Range' ],
	'blocks/field-rating/style.css': [ 670, 'Rating' ],
	'blocks/field-repeater/style.css': [ 680, 'Rows' ],
	'blocks/field-time/style.css': [ 95, 'Time' ],
	'blocks/field-url/style.css': [ 110, 'Web address' ],
	'blocks/field-multi-select/style.css': [ 880, 'Multi-select' ],
	'blocks/field-phone/style.css': [ 600, 'Phone' ],
	'blocks/form/booking.css': [ 450, 'The page of a booking' ],
	'blocks/form/conditions.css': [ 350, 'Forms with conditions' ],
	'blocks/form/style.css': [ 2900, 'Form and its plain fields' ],
	'blocks/modal/foot.css': [ 1680, 'Modal, at the end of the page' ],
	'blocks/modal/style.css': [ 90, 'Modal, its button' ],
	'blocks/push-subscribe/style.css': [ 650, 'Push button' ],
	'blocks/scroll-top/foot.css': [ 860, 'Scroll to top, at the end of the page' ],
	'blocks/step/style.css': [ 900, 'A form in steps' ],
	'blocks/tabs/style.css': [ 1590, 'Tabs' ],
	'blocks/tabs/variations.css': [ 650, 'Tabs with pills or boxed titles' ],
};

const list = ( folder ) => ( existsSync( `${ BUILD }/${ folder }` ) ? readdirSync( `${ BUILD }/${ folder }` ) : [] );
const isSent = ( file ) => /\.(js|css)$/.test( file );

/** In a block's folder there is also what only its editor gets. */
const isSentOfBlock = ( file ) =>
	[ 'style.css', 'foot.css', 'variations.css', 'conditions.css', 'booking.css', 'view.js' ].includes( file );

const built = [
	...[ 'modules', 'islands', 'islands/chunks' ].flatMap( ( folder ) =>
		list( folder )
			.filter( isSent )
			.map( ( file ) => `${ folder }/${ file }` )
	),
	...list( 'blocks' ).flatMap( ( block ) =>
		block.endsWith( '.php' )
			? []
			: list( `blocks/${ block }` )
					.filter( isSentOfBlock )
					.map( ( file ) => `blocks/${ block }/${ file }` )
	),
];

const nameOf = ( file ) => file.replace( /\.[0-9a-f]{8}\./, '.' );
const without = built.filter( ( file ) => ! ( nameOf( file ) in FILES ) );
const gone = Object.keys( FILES ).filter( ( name ) => ! built.some( ( file ) => nameOf( file ) === name ) );
if ( without.length || gone.length ) {
	throw new Error(
		`.size-limit.mjs: ${ without.join( ', ' ) || 'none' } without a limit, ${ gone.join( ', ' ) || 'none' } not built.`
	);
}

export default built.map( ( file ) => {
	const [ limit, what ] = FILES[ nameOf( file ) ];
	return { name: `${ nameOf( file ) }: ${ what }`, path: `${ BUILD }/${ file }`, limit: `${ limit } B`, gzip: true };
} );
