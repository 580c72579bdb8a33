import schema from '../../plugin/contracts/carousel.schema.json';
import { COLUMN_SETTINGS, columnsOf, type Columns } from './columns';

/** Settings described in docs/carousel.md, and two additional ones: `effect` and `thumbnails`. */
export interface Settings {
	nextLabel: string;
	prevLabel: string;
	slideLabel: string;
	/** Time in milliseconds between automatic moves. */
	sliderSpeed: number;
	/** Duration of a move in milliseconds. */
	animationSpeed: number;
	arrows: boolean;
	dots: boolean;
	pauseOnHover: boolean;
	loop: boolean;
	auto: boolean;
	thumbnails: boolean;
	fade: boolean;
	columns: Columns;
	gutter: number;
	scroll: number;
}

/** Values of the data attributes, by their names in `dataset`. */
export type Given = Readonly< Record< string, string | undefined > >;

function whole( text: string | undefined, least: number, most: number ): number | undefined {
	const number = /^\d{1,6}$/.test( text ?? '' ) ? Number( text ) : NaN;
	return number >= least && number <= most ? number : undefined;
}

/**
 * Reads the settings from the attributes and ignores values that the contract doesn't allow, as Settings.php does.
 * Property names are written out in full, so that the bundle includes only the numbers of the contract and not its
 * descriptions.
 */
export function settingsOf( given: Given ): Settings {
	const fade = given.effect === 'fade';
	const columns = fade
		? []
		: COLUMN_SETTINGS.map( ( setting ) => [
				setting,
				whole( given[ setting ], schema.properties.xxl.minimum, schema.properties.xxl.maximum ),
			] );
	return {
		nextLabel: given.nextLabel ?? '',
		prevLabel: given.prevLabel ?? '',
		slideLabel: given.slideLabel ?? '',
		sliderSpeed:
			whole( given.sliderSpeed, schema.properties.sliderSpeed.minimum, schema.properties.sliderSpeed.maximum ) ??
			schema.properties.sliderSpeed.default,
		animationSpeed:
			whole(
				given.animationSpeed,
				schema.properties.animationSpeed.minimum,
				schema.properties.animationSpeed.maximum
			) ?? schema.properties.animationSpeed.default,
		arrows: given.arrows !== 'false',
		dots: given.dots !== 'false',
		pauseOnHover: given.pauseOnHover !== 'false',
		loop: given.loop !== 'false' && ! fade,
		auto: given.auto !== 'false',
		thumbnails: given.thumbnails === 'true',
		fade,
		columns: columnsOf( Object.fromEntries( columns ) ),
		gutter:
			whole( given.gutter, schema.properties.gutter.minimum, schema.properties.gutter.maximum ) ??
			schema.properties.gutter.default,
		scroll:
			whole( given.scroll, schema.properties.scroll.minimum, schema.properties.scroll.maximum ) ??
			schema.properties.scroll.default,
	};
}

/** Returns the easing of a move: linear for slow moves, decelerating for fast ones (docs/carousel.md). */
export const easingOf = ( animationSpeed: number ): string =>
	animationSpeed > 1000 ? 'linear' : 'cubic-bezier(0.25, 1, 0.5, 1)';
