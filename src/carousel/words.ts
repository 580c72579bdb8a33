import { inView, type Course } from './stops';

/** Words for sentences about slides (docs/carousel.md). */
export interface SlideWords {
	slide: string;
	of: string;
	to: string;
}

/** Returns the name of a slide and of its dot, such as "2 of 6" (docs/carousel.md). */
export const position = ( index: number, count: number, { of }: Pick< SlideWords, 'of' > ): string =>
	`${ index + 1 } ${ of } ${ count }`;

/**
 * Returns the screen reader announcement after a move: "Slide 2 of 6", "Slide 4 to 6 of 9", or "Slide 9, 1, 2 of 9"
 * where a loop continues at the start. The name of a single slide is appended.
 */
export function announcement( index: number, course: Course, words: SlideWords, name = '' ): string {
	const shown = inView( index, course );
	const first = shown[ 0 ] ?? 0;
	const last = shown.at( -1 ) ?? 0;
	if ( first === last ) {
		return `${ words.slide } ${ position( first, course.count, words ) }${ name && `: ${ name }` }`;
	}
	const before =
		first < last
			? `${ first + 1 } ${ words.to }`
			: shown
					.slice( 0, -1 )
					.map( ( slide ) => `${ slide + 1 },` )
					.join( ' ' );
	return `${ words.slide } ${ before } ${ position( last, course.count, words ) }`;
}
