import type { Carousel } from '../../../src/contracts/carousel';
import { COLUMN_SETTINGS } from '../../../src/carousel/columns';
import { settingsOf, type Settings } from '../../../src/carousel/settings';

export type CarouselAttributes = Pick< Carousel, keyof Carousel > & { anchor?: string };

/** Parses the attributes in the same way as on the page. */
export function settingsOfBlock( attributes: CarouselAttributes ): Settings {
	const given = Object.entries( attributes ).map( ( [ name, value ] ) => [
		name,
		value === undefined ? undefined : String( value ),
	] );
	return settingsOf( Object.fromEntries( given ) );
}

/** Returns the custom properties that style.css uses. */
export function styleOf( { columns, gutter }: Settings ): Record< string, string | number > {
	const sizes = COLUMN_SETTINGS.map( ( setting ) => [ `--vestibule-${ setting }`, columns[ setting ] ] );
	return { ...Object.fromEntries( sizes ), '--vestibule-gutter': `${ gutter }px` };
}

/** Converts a boolean to the string that an attribute contains (docs/carousel.md). */
export const flag = ( value: boolean ): 'true' | 'false' => ( value ? 'true' : 'false' );
