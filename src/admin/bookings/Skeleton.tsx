import type { View } from './range';

const LINES = Array.from( { length: 7 }, ( _, line ) => line );

/** Takes the place of what is coming; a live region says in words that it is loading. */
export function Skeleton( { view }: { view: View } ) {
	return (
		<div className={ `vestibule-bookings__skeleton is-${ view }` } aria-hidden="true">
			{ LINES.map( ( line ) => (
				<div key={ line }>
					<span />
					<span />
					<span />
				</div>
			) ) }
		</div>
	);
}
