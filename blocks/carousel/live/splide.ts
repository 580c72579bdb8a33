import { Splide, type Options, type TransitionComponent } from '@splidejs/splide';
import { easingOf, type Settings } from '../../../src/carousel/settings';
import type { Course } from '../../../src/carousel/stops';

/**
 * Creates the fade transition. The slides overlap, and style.css shows the current slide. Splide's own transition moves
 * slides in the wrong direction in right-to-left languages.
 */
const fade = (): TransitionComponent => ( {
	start: ( _index, done ) => setTimeout( done ),
	cancel: () => {},
} );

const word = ( element: Element | undefined, name: string ) => element?.getAttribute( name ) ?? '';

/**
 * Starts Splide with the given number of columns. Positions and widths come from style.css. Splide's own controls,
 * autoplay and announcements are not used.
 */
export function splideOf(
	root: HTMLElement,
	slides: readonly HTMLElement[],
	settings: Settings,
	course: Course,
	start: number
): Splide {
	const { columns, scroll, loop } = course;
	const options: Options = {
		type: ( settings.fade && 'fade' ) || ( loop ? 'loop' : 'slide' ),
		rewind: ! loop,
		perPage: columns,
		perMove: scroll === 1 ? 1 : columns,
		focus: 0,
		slideFocus: false,
		omitEnd: ! loop && ! settings.fade,
		updateOnMove: settings.fade,
		autoWidth: true,
		clones: loop ? columns * 2 : 0,
		speed: settings.animationSpeed,
		easing: easingOf( settings.animationSpeed ),
		direction: getComputedStyle( root ).direction === 'rtl' ? 'rtl' : 'ltr',
		start,
		arrows: false,
		pagination: false,
		autoplay: false,
		live: false,
		focusableNodes: '',
		noDrag: 'input, textarea, select, option, audio, video, [contenteditable]',
		i18n: {
			carousel: word( root, 'aria-roledescription' ),
			slide: word( slides[ 0 ], 'aria-roledescription' ),
		},
	};
	const splide = new Splide( root, options );
	return splide.mount( {}, settings.fade ? fade : undefined );
}
