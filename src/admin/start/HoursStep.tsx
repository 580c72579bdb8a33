import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { mapWeek, readDay } from '../../hours/week';
import { hoursErrors, openHours, storedWeek, weekOf } from '../kit/hours/week';
import { WeekEditor } from '../kit/hours/WeekEditor';
import { saveHours, type FromServer } from './api';
import { StepForm, useSaving } from './StepForm';

interface HoursStepProps {
	hours: FromServer[ 'hours' ];
	onDone(): void;
	onSkip(): void;
}

/** When visitors can have appointments: the hours of the first appointment type. */
export function HoursStep( { hours, onDone, onSkip }: HoursStepProps ) {
	const [ week, setWeek ] = useState( () => weekOf( hours.settings.hours ) );
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
		const read = mapWeek( week, readDay );
		const wrong = hoursErrors( openHours( read ) );
		setWeek( read );
		saving.setRefusals( wrong );
		if ( Object.keys( wrong ).length === 0 ) {
			void saving.save( async () => {
				await saveHours( hours.id, { ...hours.settings, hours: storedWeek( read ) } );
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
				week={ week }
				names={ hours.days }
				firstDay={ hours.firstDay }
				errors={ saving.refusals }
				onChange={ ( changed ) => {
					setWeek( changed );
					saving.clear();
				} }
			/>
		</StepForm>
	);
}
