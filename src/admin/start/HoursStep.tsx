import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Versions } from '../../controls/Versions';
import type { Event } from '../../contracts/event';
import type { Choice } from '../../shared/conflict';
import type { Day } from '../../time/wall';
import { mapWeek, readDay } from '../../hours/week';
import { hoursErrors, openHours, storedWeek, weekOf } from '../kit/hours/week';
import { WeekEditor } from '../kit/hours/WeekEditor';
import { saveHours, type FromServer } from './api';
import { StepForm, useSaving } from './StepForm';

type Hours = NonNullable< Event[ 'hours' ] >;

/** Returns the weekly hours in an appointment type's values. */
const hoursIn = ( values: object ) =>
	( values as { meta: { vestibule_event: { hours: Hours } } } ).meta.vestibule_event.hours;

interface HoursStepProps {
	hours: FromServer[ 'hours' ];
	onDone(): void;
	onSkip(): void;
}

/** Returns the weekly hours of the appointment type, and functions that save them. */
function useHours( hours: FromServer[ 'hours' ], onDone: () => void ) {
	const [ week, setWeek ] = useState( () => weekOf( hours.settings.hours ) );
	const [ loaded, setLoaded ] = useState( () => storedWeek( week ) );
	const saving = useSaving();
	const send = ( sent: Hours, base: Hours ) =>
		void saving.save( async () => {
			const stored = hoursIn( await saveHours( hours.id, sent, base ) );
			setWeek( weekOf( stored ) );
			setLoaded( storedWeek( weekOf( stored ) ) );
			onDone();
		} );
	const save = () => {
		const read = mapWeek( week, readDay );
		const wrong = hoursErrors( openHours( read ) );
		setWeek( read );
		saving.setRefusals( wrong );
		if ( Object.keys( wrong ).length === 0 ) {
			send( storedWeek( read ), loaded );
		}
	};
	const choose = ( choice: Choice ) => {
		const { [ choice ]: chosen, now } = saving.conflict ?? {};
		if ( chosen && now ) {
			setWeek( weekOf( hoursIn( chosen ) ) );
			send( hoursIn( chosen ), hoursIn( now ) );
		}
	};
	return { week, setWeek, saving, save, choose };
}

/** Text shown if no appointment type exists, with a link that creates one. */
function NoType( { editUrl, onSkip }: { editUrl: string; onSkip(): void } ) {
	return (
		<div className="vestibule-start__form">
			<p>
				{ __(
					'Visitors book the times of an appointment type. This site does not have one yet.',
					'vestibule'
				) }
			</p>
			<div className="vestibule-admin__buttons">
				<Button __next40pxDefaultSize variant="primary" href={ editUrl }>
					{ __( 'Add an appointment type', 'vestibule' ) }
				</Button>
				<Button __next40pxDefaultSize variant="tertiary" onClick={ onSkip }>
					{ __( 'Skip', 'vestibule' ) }
				</Button>
			</div>
		</div>
	);
}

function HoursForm( { hours, onDone, onSkip }: HoursStepProps ) {
	const { week, setWeek, saving, save, choose } = useHours( hours, onDone );
	return (
		<StepForm saving={ saving } label={ __( 'Save the hours', 'vestibule' ) } onSave={ save } onSkip={ onSkip }>
			<p className="vestibule-admin__hint">
				{ __(
					'Visitors can book appointments within these hours. Enter times such as 9, 9:30 or 9am, or 9–12 to enter start and end at once.',
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
			{ saving.conflict && (
				<Versions
					changes={ saving.conflict.conflicts }
					labelOf={ ( { path } ) => hours.days[ ( path.split( '.' )[ 3 ] ?? '' ) as Day ] }
					isBusy={ saving.isBusy }
					onChoose={ choose }
				/>
			) }
		</StepForm>
	);
}

/** Step that sets the opening hours of the first appointment type. */
export const HoursStep = ( props: HoursStepProps ) =>
	props.hours.id === 0 ? (
		<NoType editUrl={ props.hours.editUrl } onSkip={ props.onSkip } />
	) : (
		<HoursForm { ...props } />
	);
