import { Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { ToggleControl } from '../../../../../src/controls/wordpress';
import { lostOptions, withoutPlaces, type Option } from '../options';

/** Warning that removed options still have entries that use up spots. */
function LostOptions( { lost }: { lost: [ string, number ][] } ) {
	return lost.length === 0 ? null : (
		<Notice status="warning" isDismissible={ false }>
			{ lost
				.map( ( [ value, number ] ) =>
					sprintf(
						/* translators: 1: number of spots, 2: an option that was removed. */
						_n(
							'%1$d spot is taken for “%2$s”, which is no longer an option.',
							'%1$d spots are taken for “%2$s”, which is no longer an option.',
							number,
							'vestibule'
						),
						number,
						value
					)
				)
				.join( ' ' ) }{ ' ' }
			{ __(
				'The entries keep their answer. If you add an option with this value, they count toward it again.',
				'vestibule'
			) }
		</Notice>
	);
}

/** Waiting list of full options. */
export interface WaitingList {
	isOn: boolean;
	/** Number of entries on the waiting list, by value. */
	waiting: Record< string, number >;
	onToggle( isOn: boolean ): void;
}

interface PlacesToggleProps {
	options: Option[];
	/** Number of spots that are used, by value. */
	taken: Record< string, number >;
	list: WaitingList | undefined;
	isOn: boolean;
	onToggle( isOn: boolean ): void;
	onChange( options: Option[] ): void;
}

/**
 * Switches for limits and waiting lists of options, with a warning about removed options whose spots are still used.
 */
export const PlacesToggle = ( { options, taken, list, isOn, onToggle, onChange }: PlacesToggleProps ) => (
	<>
		<LostOptions lost={ lostOptions( options, taken ) } />
		<ToggleControl
			label={ __( 'Limit spots per option', 'vestibule' ) }
			help={ __( 'Each entry uses one spot of every option that is chosen in it.', 'vestibule' ) }
			checked={ isOn }
			onChange={ ( wanted ) => {
				onToggle( wanted );
				if ( ! wanted ) {
					onChange( withoutPlaces( options ) );
				}
			} }
		/>
		{ isOn && list && (
			<ToggleControl
				label={ __( 'Waiting list when full', 'vestibule' ) }
				help={
					list.isOn
						? __(
								'Visitors can still choose a full option and join its waiting list. When a spot opens up, the first entry on the list gets it, and its sender gets an email.',
								'vestibule'
							)
						: __( 'Full options cannot be chosen.', 'vestibule' )
				}
				checked={ list.isOn }
				onChange={ list.onToggle }
			/>
		) }
	</>
);
