import schema from '../../plugin/contracts/carousel.schema.json';
import { COLUMN_SETTINGS, columnsOf, type Columns } from './columns';

/** The settings of docs/carousel.md, and the two of our own: `effect` and `thumbnails`. */
export interface Settings {
	nextLabel: string;
	prevLabel: string;
	slideLabel: string;
	/** Milliseconds between two moves by itself. */
	sliderSpeed: number;
	/** Milliseconds of one move. */
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

/** What stands in attributes, by their names without `data-`, as `dataset` gives them. */
export type Given = Readonly< Record< string, string | undefined > >;

function whole( text: string | undefined, least: number, most: number ): number | undefined {
	const number = /^\d{1,6}$/.test( text ?? '' ) ? Number( text ) : NaN;
	return number >= least && number <= most ? number : undefined;
}

/**
 * Reads the attributes; anything that is not what the contract says counts as not given. Settings.php answers the same.
 * Names are written out to the end, so that a bundle takes the numbers of the contract and not its words.
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

/** Long moves go at one speed, short ones run out (docs/carousel.md). */
export const easingOf = ( animationSpeed: number ): string =>
	animationSpeed > 1000 ? 'linear' : 'cubic-bezier(0.25, 1, 0.5, 1)';
