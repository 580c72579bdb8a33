import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { DurationField } from '../kit/DurationField';
import { Field } from '../kit/Field';
import { Section } from '../kit/Section';
import type { Waiting } from './waiting';

interface Props {
	waiting: Waiting;
	errors: Readonly< Record< string, string > >;
	onChange( waiting: Waiting ): void;
}

/** Whether visitors can wait for a time that is full. */
export function WaitingSection( { waiting, errors, onChange }: Props ) {
	return (
		<Section title={ __( 'Waiting list', 'vestibule' ) }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Visitors can wait for a time that is full', 'vestibule' ) }
				help={ __(
					'They leave an email address. When a seat is given back, the first gets a link that holds it for a while.',
					'vestibule'
				) }
				checked={ waiting.isOn }
				onChange={ ( isOn ) => onChange( { ...waiting, isOn } ) }
			/>
			{ waiting.isOn && (
				<>
					<DurationField
						label={ __( 'The link holds the seat for', 'vestibule' ) }
						help={ __( 'After that the next person gets a link.', 'vestibule' ) }
						base="minutes"
						units={ [ 'minutes', 'hours', 'days' ] }
						value={ waiting.hold }
						error={ errors.waitingHold ?? '' }
						onChange={ ( hold ) => onChange( { ...waiting, hold } ) }
					/>
					<Field
						isNumber
						label={ __( 'Waiting people', 'vestibule' ) }
						help={ __( 'How many wait for one time at most.', 'vestibule' ) }
						value={ waiting.most }
						error={ errors.waitingMost ?? '' }
						onChange={ ( most ) => onChange( { ...waiting, most } ) }
					/>
				</>
			) }
		</Section>
	);
}
