import { __, sprintf } from '@wordpress/i18n';
import { WholeNumber } from '../../../../../src/controls/WholeNumber';

/** Maximum number of spots, as in the contract. */
const MAX_PLACES = 100_000;

/** Value of the control for an option that has no limit. */
const NONE = -1;

interface Props {
	label: string;
	places: number | undefined;
	taken: number;
	waiting: number;
	onChange( places: number | undefined ): void;
}

/** Control for the capacity of an option. Its help text contains the number of used spots. */
export function OptionPlaces( { label, places, taken, waiting, onChange }: Props ) {
	return (
		<div className="is-value">
			<WholeNumber
				/* translators: %s: an option. */
				label={ sprintf( __( 'Spots of “%s”', 'vestibule' ), label ) }
				help={ placesWords( places, taken, waiting ) }
				min={ 0 }
				max={ MAX_PLACES }
				empty={ NONE }
				value={ places ?? NONE }
				onChange={ ( number ) => onChange( number === NONE ? undefined : number ) }
			/>
		</div>
	);
}

export function placesWords( places: number | undefined, taken: number, waiting = 0 ): string {
	const words = takenWords( places, taken );
	/* translators: %d: number of entries on a waiting list. */
	return waiting > 0 ? `${ words } ${ sprintf( __( '%d waiting.', 'vestibule' ), waiting ) }` : words;
}

function takenWords( places: number | undefined, taken: number ): string {
	if ( places === undefined ) {
		return __( 'Leave empty for no limit. 0 closes the option.', 'vestibule' );
	}
	if ( taken > places ) {
		return sprintf(
			/* translators: %d: number of spots. */
			__(
				'%d taken, more than the limit. Existing entries keep their spots. The option stays full until enough spots are available.',
				'vestibule'
			),
			taken
		);
	}
	/* translators: 1: number of used spots, 2: number of remaining spots. */
	return sprintf( __( '%1$d taken, %2$d available.', 'vestibule' ), taken, places - taken );
}
