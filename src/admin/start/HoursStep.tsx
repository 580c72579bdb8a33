import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { draftOf, openHours, readDraft, settingsOf } from '../event/draft';
import { hoursErrors } from '../hours/errors';
import { WeekEditor } from '../hours/WeekEditor';
import { saveHours } from './api';
import type { FromServer } from './fromServer';
import { StepForm } from './StepForm';
import { useSaving } from './useSaving';

interface HoursStepProps {
	hours: FromServer[ 'hours' ];
	onDone(): void;
	onSkip(): void;
}

/** When visitors can have appointments: the hours of the first appointment type. */
export function HoursStep( { hours, onDone, onSkip }: HoursStepProps ) {
	const [ draft, setDraft ] = useState( () => draftOf( hours.settings ) );
	const saving = useSaving();

	if ( hours.id === 0 ) {
		return (
			<div className="vestibule-start__form">
				<p>{ __( 'Visitors choose a time of an appointment type. This site has none.', 'vestibule' ) }</p>
				<div className="vestibule-admin__buttons">
					<Button __next40pxDefaultSize variant="primary" href={ hours.editUrl }>
						{ __( 'Add an appointment type', 'vestibule' ) }
					</Button>
					<Button __next40pxDefaultSize variant="tertiary" onClick={ onSkip }>
						{ __( 'Skip', 'vestibule' ) }
					</Button>
				</div>
			</div>
		);
	}
	const save = () => {
		const read = readDraft( draft );
		const wrong = hoursErrors( openHours( read.hours ) );
		setDraft( read );
		saving.setRefusals( wrong );
		if ( Object.keys( wrong ).length === 0 ) {
			void saving.save( async () => {
				await saveHours( hours.id, settingsOf( read ) );
				onDone();
			} );
		}
	};
	return (
		<StepForm saving={ saving } label={ __( 'Save the hours', 'vestibule' ) } onSave={ save } onSkip={ onSkip }>
			<p className="vestibule-admin__hint">
				{ __(
					'Visitors can book appointments within these hours. Write times as you like: 9, 9:30, 9am, or 9–12 for both at once.',
					'vestibule'
				) }
			</p>
			<WeekEditor
				week={ draft.hours }
				names={ hours.days }
				firstDay={ hours.firstDay }
				errors={ saving.refusals }
				onChange={ ( week ) => {
					setDraft( { ...draft, hours: week } );
					saving.clear();
				} }
			/>
		</StepForm>
	);
}
