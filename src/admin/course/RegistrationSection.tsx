import { __ } from '@wordpress/i18n';
import { WholeNumber } from '../../controls/WholeNumber';
import { CheckboxControl, ToggleControl } from '../../controls/wordpress';
import { Section } from '../kit/settings/Section';
import { FormChoice } from './FormChoice';
import { InstantInput } from './inputs';
import { LIMITS } from './server';
import type { PanelProps } from './useCourse';

const KINDS = [
	[ 'whole', __( 'Whole course', 'vestibule' ) ],
	[ 'single', __( 'Single dates', 'vestibule' ) ],
	[ 'trial', __( 'Trial session', 'vestibule' ) ],
] as const;

/** Settings for the form, period and kinds of registration. */
export function RegistrationSection( { course }: PanelProps ) {
	const { settings, errors, change } = course;
	const isClosed = ! settings.whole && ! settings.single && ! settings.trial;
	return (
		<Section title={ __( 'Registration', 'vestibule' ) }>
			<FormChoice course={ course } />
			<fieldset className="vestibule-course__kinds">
				<legend>{ __( 'Visitors can register for', 'vestibule' ) }</legend>
				{ KINDS.map( ( [ kind, label ] ) => (
					<CheckboxControl
						key={ kind }
						label={ label }
						checked={ settings[ kind ] }
						onChange={ ( isOn ) => change( { [ kind ]: isOn } ) }
					/>
				) ) }
				{ isClosed && (
					<p className="vestibule-admin__hint">{ __( 'Visitors can’t register at all.', 'vestibule' ) }</p>
				) }
			</fieldset>
			<InstantInput
				label={ __( 'Opens', 'vestibule' ) }
				help={ __( 'Leave empty to open registration immediately.', 'vestibule' ) }
				isOptional
				value={ settings.opens }
				error={ errors.opens }
				onChange={ ( opens ) => change( { opens } ) }
			/>
			<InstantInput
				label={ __( 'Closes', 'vestibule' ) }
				help={ __( 'Leave empty to close registration when the last date starts.', 'vestibule' ) }
				isOptional
				value={ settings.closes }
				error={ errors.closes }
				onChange={ ( closes ) => change( { closes } ) }
			/>
			<ToggleControl
				label={ __( 'Late registration', 'vestibule' ) }
				help={ __( 'After the first date, visitors can register for the remaining dates.', 'vestibule' ) }
				checked={ settings.late }
				onChange={ ( late ) => change( { late } ) }
			/>
			<WholeNumber
				label={ __( 'Cancellation deadline (days)', 'vestibule' ) }
				help={ __( 'Visitors can cancel until this number of days before the first date.', 'vestibule' ) }
				min={ LIMITS.cancelDays[ 0 ] }
				max={ LIMITS.cancelDays[ 1 ] }
				value={ settings.cancelDays }
				onChange={ ( cancelDays ) => change( { cancelDays } ) }
			/>
		</Section>
	);
}
